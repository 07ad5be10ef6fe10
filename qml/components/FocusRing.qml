import QtQuick
import Strategikon.App

// Shown around what the keyboard is on, while it is in use.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    visible: shown && Keyboard.used
    color: "transparent"
    border.width: 2
    border.color: Theme.accent
    radius: Theme.corner + 3
    z: 10
}
