pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The units of a side by their badges; those on the table have a tick.
Column {
    id: root

    required property Battlefield desk
    required property int side
    readonly property list<troopRowShown> troops: Array.from(root.desk.troops).filter(troop => troop.side === root.side)
    property troopRowShown nobody

    Repeater {
        model: root.troops.length
        T.Button {
            id: row
            required property int index
            readonly property troopRowShown it: root.troops[index] ?? root.nobody
            readonly property bool on: root.desk.selected === it.badge
            readonly property string standing: it.fault !== "" ? qsTr("wrongly placed") : !it.posted ? qsTr("to deploy")
                : it.waits ? qsTr("arrives later") : it.drawn ? qsTr("on the table") : qsTr("off the map")
            objectName: "troop-" + it.badge
            width: root.width
            implicitHeight: Theme.touch
            focusPolicy: Qt.StrongFocus
            text: it.name
            onClicked: root.desk.selected = row.on ? "" : it.badge
            Keys.onReturnPressed: row.clicked()
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 %2, %3").arg(it.badge).arg(it.name).arg(row.standing)
            Accessible.selected: row.on
            Accessible.onPressAction: row.clicked()
            contentItem: Item {
                PlainText { id: badge; width: Math.round(40 * Theme.scale); anchors.verticalCenter: parent.verticalCenter; text: row.it.badge; color: Theme.accent; font.pixelSize: Theme.small; font.bold: true; Accessible.ignored: true }
                PlainText { anchors.left: badge.right; anchors.right: sign.left; anchors.rightMargin: Theme.gap2; anchors.verticalCenter: parent.verticalCenter; text: row.it.name; font.bold: row.on; elide: Text.ElideRight; Accessible.ignored: true }
                PlainText { id: sign; anchors.right: mark.left; anchors.rightMargin: Theme.gap2; anchors.verticalCenter: parent.verticalCenter; visible: !mark.visible; text: row.it.posted ? row.standing : ""; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
                Icon { id: mark; anchors.right: parent.right; anchors.rightMargin: Theme.gap1; anchors.verticalCenter: parent.verticalCenter; visible: row.it.fault !== "" || row.it.posted && row.it.drawn && !row.it.waits; name: row.it.fault !== "" ? "error" : "check"; color: row.it.fault !== "" ? Theme.bad : Theme.good }
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
