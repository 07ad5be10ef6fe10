pragma ComponentBehavior: Bound

import QtQuick

// Spent of agreed points, drawn like the scale bar of a map: ten fields, alternately inked.
Item {
    id: root

    required property real spent
    required property real limit
    readonly property bool over: spent > limit
    readonly property real share: limit > 0 ? Math.min(1, spent / limit) : 0

    implicitHeight: words.implicitHeight + bar.height + Theme.gap2
    implicitWidth: 280
    Accessible.role: Accessible.ProgressBar
    Accessible.name: over ? qsTr("%1 of %2 points, %3 over", "", limit).arg(Theme.points(spent)).arg(Theme.points(limit)).arg(Theme.points(spent - limit))
                          : qsTr("%1 of %2 points, %3 left", "", limit).arg(Theme.points(spent)).arg(Theme.points(limit)).arg(Theme.points(limit - spent))

    Item {
        id: words
        width: parent.width
        implicitHeight: Math.round(Theme.heading * 1.15)
        PlainText {
            id: figure
            anchors.baseline: parent.bottom
            anchors.baselineOffset: -4
            text: Theme.points(root.spent)
            color: root.over ? Theme.bad : Theme.ink
            font.pixelSize: Math.round(Theme.heading * 0.92)
            Accessible.ignored: true
        }
        PlainText {
            anchors.left: figure.right
            anchors.leftMargin: 6
            anchors.baseline: figure.baseline
            text: qsTr("of %Ln points", "", root.limit)
            color: Theme.quiet
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        PlainText {
            anchors.right: parent.right
            anchors.baseline: figure.baseline
            text: root.over ? qsTr("%1 over").arg(Theme.points(root.spent - root.limit))
                : root.spent === root.limit ? qsTr("exact")
                : qsTr("%1 left").arg(Theme.points(root.limit - root.spent))
            color: root.over ? Theme.bad : Theme.ink
            font.pixelSize: Theme.small
            font.bold: root.over
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: bar
        y: words.implicitHeight + 2
        width: parent.width
        height: Math.round(10 * Theme.scale)
        color: Theme.sunken
        border.width: 1
        border.color: Theme.edge
        Item {
            x: 1
            y: 1
            height: parent.height - 2
            width: Math.round((parent.width - 2) * root.share)
            clip: true
            Rectangle {
                anchors.fill: parent
                color: root.over ? Theme.bad : Theme.ink
            }
            Repeater {
                model: 5
                Rectangle {
                    required property int index
                    x: Math.round((bar.width - 2) * (2 * index + 1) / 10)
                    width: Math.round((bar.width - 2) / 10)
                    y: 2
                    height: parent.height - 4
                    color: Theme.raised
                }
            }
        }
        Repeater {
            model: 9
            Rectangle {
                required property int index
                x: Math.round((bar.width - 2) * (index + 1) / 10)
                y: bar.height - 1
                width: 1
                height: index === 4 ? 5 : 3
                color: Theme.edge
            }
        }
    }
}
