pragma ComponentBehavior: Bound

import QtQuick

// The head of a group of entries, with the columns' names where the row below has columns.
Item {
    id: root

    required property string section
    property list<string> headings
    property list<int> letters
    property bool priced: true
    readonly property bool table: EntryMetrics.table(width, letters)

    height: Math.round(44 * Theme.scale)
    PlainText {
        id: caption
        x: Theme.gap4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap1
        text: root.section
        color: Theme.accent
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(20 * Theme.scale)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        visible: root.table
        anchors.bottom: caption.bottom
        anchors.bottomMargin: 2
        x: root.width - EntryMetrics.right - EntryMetrics.price - width
        Repeater {
            model: root.headings
            PlainText {
                required property string modelData
                required property int index
                width: EntryMetrics.column(root.letters[index] ?? 0)
                text: modelData
                color: Theme.quiet
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: Math.round(14 * Theme.scale)
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
    PlainText {
        visible: root.table && root.priced
        anchors.baseline: caption.baseline
        x: root.width - EntryMetrics.right - EntryMetrics.price
        width: EntryMetrics.price
        text: qsTr("Points")
        color: Theme.quiet
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(14 * Theme.scale)
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Rule { anchors.bottom: parent.bottom; x: Theme.gap4; width: parent.width - 2 * Theme.gap4; color: Theme.edge }
}
