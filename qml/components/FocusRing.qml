import QtQuick

// Shown around what the keyboard is on.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    visible: shown
    color: "transparent"
    border.width: 2
    border.color: Theme.accent
    radius: Theme.corner + 3
    z: 10
}
