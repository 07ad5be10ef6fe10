import QtQuick
import QtQuick.Layouts
import Strategikon.App

// What the map warns of, with its cure; it blocks nothing. Its room is kept where there is nothing to warn of.
Rectangle {
    id: root

    required property BattleViewModel desk
    readonly property list<warningShown> warnings: root.desk.asked.warnings
    property warningShown none
    readonly property warningShown it: root.warnings[0] ?? root.none
    readonly property bool shown: root.it.text !== ""
    signal cured(int warning)

    objectName: "warning"
    implicitHeight: Math.max(Math.round(54 * Theme.scale), line.implicitHeight + Theme.gap2)
    radius: Theme.corner
    color: root.shown ? Theme.amberWash : "transparent"
    border.width: root.shown ? 1 : 0
    border.color: Theme.amberEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !root.shown
    Accessible.name: root.it.text

    RowLayout {
        id: line
        visible: root.shown
        anchors.fill: parent
        anchors.leftMargin: Theme.gap3
        anchors.rightMargin: Theme.gap1
        spacing: Theme.gap2
        Icon { name: "warning"; color: Theme.amberEdge; size: Math.round(24 * Theme.scale) }
        Words {
            objectName: "warningText"
            Layout.fillWidth: true
            font.pixelSize: Theme.small
            text: (root.it.source !== "" ? qsTr("%1 %2", "a warning and its source").arg(root.it.text).arg(root.it.source) : root.it.text)
                + (root.warnings.length > 1 ? " " + qsTr("(%n more)", "", root.warnings.length - 1) : "")
            Accessible.ignored: true
        }
        PushButton {
            objectName: "warningCure"
            visible: root.it.cure !== ""
            text: root.it.cure
            font.bold: true
            font.pixelSize: Theme.small
            onClicked: root.cured(0)
        }
    }
}
