pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The units of a side by their badges; those on the table have a tick.
Column {
    id: root

    required property Battlefield desk
    required property int side
    readonly property var troops: desk.troops

    Repeater {
        model: root.troops.filter(troop => troop.side === root.side)
        T.Button {
            id: row
            required property var modelData
            readonly property bool on: root.desk.selected === modelData.badge
            readonly property string standing: modelData.fault !== "" ? qsTr("wrongly placed") : !modelData.posted ? qsTr("to be set down")
                : modelData.waits ? qsTr("comes later") : modelData.drawn ? qsTr("on the table") : qsTr("undrawn")
            objectName: "troop-" + modelData.badge
            width: root.width
            implicitHeight: Theme.touch
            focusPolicy: Qt.StrongFocus
            text: modelData.name
            onClicked: root.desk.selected = row.on ? "" : modelData.badge
            Keys.onReturnPressed: row.clicked()
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 %2, %3").arg(modelData.badge).arg(modelData.name).arg(row.standing)
            Accessible.selected: row.on
            Accessible.onPressAction: row.clicked()
            contentItem: Item {
                PlainText { id: badge; width: Math.round(40 * Theme.scale); anchors.verticalCenter: parent.verticalCenter; text: row.modelData.badge; color: Theme.accent; font.pixelSize: Theme.small; font.bold: true; Accessible.ignored: true }
                PlainText { anchors.left: badge.right; anchors.right: sign.left; anchors.rightMargin: Theme.gap2; anchors.verticalCenter: parent.verticalCenter; text: row.modelData.name; font.bold: row.on; elide: Text.ElideRight; Accessible.ignored: true }
                PlainText { id: sign; anchors.right: mark.left; anchors.rightMargin: Theme.gap2; anchors.verticalCenter: parent.verticalCenter; visible: !mark.visible; text: row.modelData.posted ? row.standing : ""; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
                Icon { id: mark; anchors.right: parent.right; anchors.rightMargin: Theme.gap1; anchors.verticalCenter: parent.verticalCenter; visible: row.modelData.fault !== "" || row.modelData.posted && row.modelData.drawn && !row.modelData.waits; name: row.modelData.fault !== "" ? "error" : "check"; color: row.modelData.fault !== "" ? Theme.bad : Theme.good }
            }
            background: Rectangle {
                color: row.hovered || row.on ? Theme.wash : "transparent"
                radius: Theme.corner
                Rule { anchors.bottom: parent.bottom; width: parent.width }
                FocusRing { anchors.margins: 2; shown: row.visualFocus }
            }
        }
    }
}
