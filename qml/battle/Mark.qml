import QtQuick

// What has befallen a unit, in a word; what its player has to mind has a sign and stands out.
Rectangle {
    id: root

    required property var mark

    implicitWidth: row.implicitWidth + 2 * Theme.gap1 + 4
    implicitHeight: Math.round(22 * Theme.scale)
    radius: Theme.corner
    color: root.mark.plight ? Theme.badWash : Theme.sunken
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap1
        Icon {
            visible: root.mark.plight
            anchors.verticalCenter: parent.verticalCenter
            name: "warning"
            size: Math.round(13 * Theme.scale)
            color: Theme.bad
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.mark.words
            color: root.mark.plight ? Theme.bad : Theme.quiet
            font.family: Theme.sans
            font.pixelSize: Theme.tiny
            font.bold: root.mark.plight
            Accessible.ignored: true
        }
    }
}
