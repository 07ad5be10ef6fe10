import QtQuick
import QtQuick.Templates as T

T.MenuItem {
    id: root

    property string iconName
    property string keys

    implicitHeight: visible ? Theme.touch : 0
    implicitWidth: Math.round(300 * Theme.scale)
    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.onPressAction: root.triggered()
    contentItem: Item {
        Icon {
            id: picture
            x: Theme.gap3
            name: root.iconName
            color: Theme.quiet
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            anchors.left: picture.right
            anchors.leftMargin: Theme.gap3
            anchors.right: shortcut.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: root.enabled ? Theme.ink : Theme.quiet
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        PlainText {
            id: shortcut
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap3
            anchors.verticalCenter: parent.verticalCenter
            text: root.keys
            color: Theme.quiet
            font.pixelSize: Theme.tiny
            Accessible.ignored: true
        }
    }
    background: Rectangle { color: root.highlighted || root.hovered ? Theme.wash : "transparent" }
}
