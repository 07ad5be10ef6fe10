pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The terrain by number; the one that is chosen shows all there is to it.
Column {
    id: root

    required property Battlefield desk
    required property FieldMap map
    readonly property list<featureShown> features: root.desk.terrain.features
    property featureShown none

    Repeater {
        model: root.features.length
        Column {
            id: entry
            required property int index
            readonly property featureShown it: root.features[index] ?? root.none
            readonly property bool on: root.desk.selected === it.id
            width: root.width
            T.Button {
                id: row
                objectName: "feature-" + entry.it.id
                width: parent.width
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.gap2)
                focusPolicy: Qt.StrongFocus
                text: entry.it.title
                onClicked: root.desk.selected = entry.on ? "" : entry.it.id
                Keys.onReturnPressed: row.clicked()
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1 (%2): %3").arg(entry.it.title).arg(entry.it.id).arg(entry.it.place)
                Accessible.selected: entry.on
                Accessible.onPressAction: row.clicked()
                contentItem: Item {
                    Rectangle {
                        id: number
                        width: Math.round(34 * Theme.scale)
                        height: Math.round(24 * Theme.scale)
                        anchors.verticalCenter: parent.verticalCenter
                        radius: height / 2
                        color: entry.on ? Theme.ink : "transparent"
                        border.width: 1
                        border.color: Theme.edge
                        PlainText {
                            anchors.centerIn: parent
                            text: entry.it.id
                            color: entry.on ? Theme.page : Theme.ink
                            font.pixelSize: Theme.tiny
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: words
                        x: number.width + Theme.gap3
                        width: parent.width - x - (wrong.visible ? wrong.width + Theme.gap2 : 0)
                        anchors.verticalCenter: parent.verticalCenter
                        PlainText { width: parent.width; text: entry.it.title; font.bold: entry.on; wrapMode: Text.Wrap; Accessible.ignored: true }
                        PlainText { width: parent.width; text: entry.it.kinds; color: Theme.quiet; font.pixelSize: Theme.tiny; wrapMode: Text.Wrap; Accessible.ignored: true }
                    }
                    Icon { id: wrong; visible: entry.it.faults.length > 0; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; name: "warning"; color: Theme.bad }
                }
                background: Rectangle {
                    color: row.hovered || entry.on ? Theme.wash : "transparent"
                    radius: Theme.corner
                    FocusRing { anchors.margins: 2; shown: row.visualFocus }
                }
            }
            Repeater { // made only for the one that is chosen
                model: entry.on ? 1 : 0
                FeatureCard { width: root.width; desk: root.desk; map: root.map; feature: entry.it }
            }
            Rule { width: parent.width }
        }
    }
}
