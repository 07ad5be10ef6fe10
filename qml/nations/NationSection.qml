pragma ComponentBehavior: Bound
import QtQuick

// Troops, commanders or upgrades of a list, under the columns' names.
Column {
    id: root

    required property string title
    required property var rows
    required property var columns
    required property bool table

    function rowOf(id: string, option: bool): Item {
        for (let i = 0; i < lines.count; ++i) {
            const row = lines.itemAt(i) as NationRow;
            if (row && row.row.id === id && row.row.option === option) return row;
        }
        return null;
    }

    Item {
        width: parent.width
        height: Math.round(44 * Theme.scale)
        Heading {
            id: caption
            x: Theme.gap2
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap1
            text: root.title
            font.italic: true
            font.pixelSize: Math.round(20 * Theme.scale)
            color: Theme.accent
        }
        Row {
            visible: root.table
            anchors.right: parent.right
            anchors.rightMargin: Theme.touch
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap2
            Repeater {
                model: root.columns
                PlainText {
                    required property var modelData
                    width: EntryMetrics.printed(modelData)
                    text: modelData.label
                    color: Theme.quiet
                    font.family: Theme.serif
                    font.italic: true
                    font.pixelSize: Math.round(14 * Theme.scale)
                    horizontalAlignment: modelData.wide ? Text.AlignLeft : Text.AlignHCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Rule { anchors.bottom: parent.bottom; width: parent.width; color: Theme.edge }
    }
    Repeater {
        id: lines
        model: root.rows
        NationRow {
            required property var modelData
            objectName: "row-" + modelData.id
            width: root.width
            row: modelData
            columns: root.columns
            table: root.table
        }
    }
}
