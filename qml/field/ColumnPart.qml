pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A column on the march: where it comes onto the table, and in which order.
Column {
    id: root

    required property Battlefield desk
    required property var column

    spacing: Theme.gap2
    Words { width: parent.width; font.bold: true; text: qsTr("%1: from the march").arg(root.column.who) }
    Row {
        width: parent.width
        spacing: Theme.gap2
        Field {
            objectName: "spot-" + root.column.side
            width: Math.round(96 * Theme.scale)
            what: qsTr("Where the column comes on: from the left edge")
            placeholderText: qsTr("anywhere")
            stored: root.column.spot
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 7
            onSaved: text => root.desk.setSpot(root.column.side, text)
        }
        Words { width: parent.width - x; height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("from the left edge") }
    }
    Fold {
        objectName: "order-" + root.column.side
        width: parent.width
        title: qsTr("Order of the column")
        Repeater {
            model: root.column.badges.length // rows stay where troops change places, and so does the keyboard
            Item {
                id: row
                required property int index
                readonly property var troop: root.column.badges[index] ?? ({badge: "", name: ""})
                width: root.width
                height: Theme.touch
                Words { width: tools.x - Theme.gap2; height: parent.height; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; elide: Text.ElideRight; text: qsTr("%1 %2").arg(row.troop.badge).arg(row.troop.name) }
                Row {
                    id: tools
                    anchors.right: parent.right
                    IconButton { objectName: "sooner-" + row.troop.badge; iconName: "up"; enabled: row.index > 0; text: qsTr("%1 sooner").arg(row.troop.badge); onClicked: root.desk.moveInColumn(row.troop.badge, -1) }
                    IconButton { objectName: "later-" + row.troop.badge; iconName: "down"; enabled: row.index + 1 < root.column.badges.length; text: qsTr("%1 later").arg(row.troop.badge); onClicked: root.desk.moveInColumn(row.troop.badge, 1) }
                }
            }
        }
    }
}
