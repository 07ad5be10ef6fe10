pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The phase one is in; a tap shows how much of it is noted, and changes it.
PushButton {
    id: root

    required property AdjustmentViewModel agreed
    required property string phase

    objectName: "phaseMenu"
    iconName: "down"
    text: root.agreed.detail === 0 ? root.phase : qsTr("%1: %2").arg(root.phase).arg(root.agreed.details[root.agreed.detail])
    Accessible.name: qsTr("Phase %1, noted: %2").arg(root.phase).arg(root.agreed.details[root.agreed.detail])
    onClicked: menu.open()

    DropMenu {
        id: menu
        y: root.height
        title: qsTr("How much is noted")
        DropItem { objectName: "detail-0"; text: root.agreed.details[0]; iconName: root.agreed.detail === 0 ? "check" : ""; onTriggered: root.agreed.setDetail(0) }
        DropItem { objectName: "detail-1"; text: root.agreed.details[1]; iconName: root.agreed.detail === 1 ? "check" : ""; onTriggered: root.agreed.setDetail(1) }
        DropItem { objectName: "detail-2"; text: root.agreed.details[2]; iconName: root.agreed.detail === 2 ? "check" : ""; onTriggered: root.agreed.setDetail(2) }
    }
}
