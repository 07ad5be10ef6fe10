import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A unit in the list of its side, or several alike: a tap chooses it, of several the next to be deployed.
T.Button {
    id: row

    required property Battlefield desk
    required property troopRowShown it
    readonly property bool several: row.it.row.length > 0
    readonly property bool on: row.several ? Array.from(row.it.row).includes(row.desk.selected) : row.desk.selected === row.it.badge
    readonly property string standing: row.it.fault !== "" ? qsTr("wrongly placed") : row.it.hides ? qsTr("in ambush") : row.it.off ? qsTr("off the table")
        : row.several ? qsTr("%1 of %2", "deployed").arg(row.it.done).arg(row.it.row.length)
        : !row.it.posted ? qsTr("to deploy") : row.it.waits ? qsTr("arrives later") : row.it.drawn ? qsTr("on the table") : qsTr("off the map")
    readonly property bool ticked: row.it.posted && row.it.drawn && !row.it.waits && !row.it.off && !row.it.hides

    objectName: (row.several ? "row-" : "troop-") + row.it.badge
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    text: row.it.name
    onClicked: if (row.several) row.desk.troops.pickRow(row.it.badge); else row.desk.selected = row.on ? "" : row.it.badge
    Keys.onReturnPressed: row.clicked()
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1 %2, %3").arg(row.several ? row.it.badges : row.it.badge).arg(row.text).arg(row.standing)
    Accessible.selected: row.on
    Accessible.onPressAction: row.clicked()
    contentItem: Item {
        PlainText { id: badge; width: Math.round(40 * Theme.scale); anchors.verticalCenter: parent.verticalCenter; text: row.it.badge; color: Theme.accent; font.pixelSize: Theme.small; font.bold: true; Accessible.ignored: true }
        PlainText { anchors.left: badge.right; anchors.right: sign.left; anchors.rightMargin: Theme.gap2; anchors.verticalCenter: parent.verticalCenter; text: row.text; font.bold: row.on; elide: Text.ElideRight; Accessible.ignored: true }
        PlainText { id: sign; anchors.right: mark.visible ? mark.left : opens.left; anchors.rightMargin: Theme.gap1; anchors.verticalCenter: parent.verticalCenter; text: row.several && row.it.fault === "" || row.it.posted && !mark.visible ? row.standing : ""; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
        Icon { id: mark; anchors.right: opens.left; anchors.rightMargin: Theme.gap1; anchors.verticalCenter: parent.verticalCenter; visible: row.it.fault !== "" || row.ticked; name: row.it.fault !== "" ? "error" : "check"; color: row.it.fault !== "" ? Theme.bad : Theme.good }
        IconButton {
            id: opens
            objectName: "opens-" + row.objectName
            visible: row.several
            width: visible ? Theme.touch : 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: row.it.open ? "up" : "down"
            text: row.it.open ? qsTr("Close the row of %1").arg(row.it.name) : qsTr("One by one: %1").arg(row.it.name)
            onClicked: row.desk.troops.openRow(row.it.badge)
        }
    }
    background: Rectangle {
        color: row.hovered || row.on ? Theme.wash : "transparent"
        radius: Theme.corner
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing { anchors.margins: 2; shown: row.visualFocus }
    }
}
