import QtQuick
import QtQuick.Templates as T

T.ScrollBar {
    id: root
    implicitWidth: 8
    implicitHeight: 8
    padding: 2
    minimumSize: 0.08
    visible: size < 1
    interactive: true
    Accessible.ignored: true
    contentItem: Rectangle {
        implicitWidth: 4
        implicitHeight: 4
        radius: 2
        color: root.pressed ? Theme.accent : Theme.edge
        opacity: root.active || root.hovered ? 0.9 : 0.35
    }
}
