pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Troops, commanders or upgrades of a list, under the columns' names.
Column {
    id: root

    required property string title
    required property list<printedShown> rows
    required property list<columnShown> columns
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
                    required property columnShown modelData
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
            required property printedShown modelData
            objectName: "row-" + modelData.id
            width: root.width
            row: modelData
            columns: root.columns
            table: root.table
        }
    }
}
