pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A column on the march: where it comes onto the table, and in which order.
Column {
    id: root

    required property Battlefield desk
    required property marchShown march
    readonly property list<namedShown> column: root.march.column // by badge
    property namedShown nobody

    spacing: Theme.gap2
    Words { width: parent.width; font.bold: true; text: qsTr("%1: marching on").arg(root.march.who) }
    Row {
        width: parent.width
        spacing: Theme.gap2
        Field {
            objectName: "spot-" + root.march.side
            width: Math.round(96 * Theme.scale)
            what: qsTr("Entry point, from the left edge")
            placeholderText: qsTr("anywhere")
            stored: root.march.spot
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 7
            onSaved: text => root.desk.armies.setSpot(root.march.side, text)
        }
        Words { width: parent.width - x; height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("from the left edge") }
    }
    Fold {
        objectName: "order-" + root.march.side
        width: parent.width
        title: qsTr("Column order")
        Repeater {
            model: root.column.length // rows stay where troops change places, and so does the keyboard
            Item {
                id: row
                required property int index
                readonly property namedShown troop: root.column[index] ?? root.nobody
                width: root.width
                height: Theme.touch
                Words { width: tools.x - Theme.gap2; height: parent.height; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; elide: Text.ElideRight; text: qsTr("%1 %2").arg(row.troop.id).arg(row.troop.name) }
                Row {
                    id: tools
                    anchors.right: parent.right
                    IconButton { objectName: "sooner-" + row.troop.id; iconName: "up"; enabled: row.index > 0; text: qsTr("%1 earlier").arg(row.troop.id); onClicked: root.desk.armies.moveInColumn(row.troop.id, -1) }
                    IconButton { objectName: "later-" + row.troop.id; iconName: "down"; enabled: row.index + 1 < root.column.length; text: qsTr("%1 later").arg(row.troop.id); onClicked: root.desk.armies.moveInColumn(row.troop.id, 1) }
                }
            }
        }
    }
}
