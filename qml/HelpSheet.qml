import QtQuick

// Every key of this page and of the whole window, from the same list that makes them work.
Sheet {
    id: root

    required property var common
    required property var own

    title: qsTr("Keyboard shortcuts")
    wish: 640

    Heading {
        visible: root.own.length > 0
        width: parent.width
        font.pixelSize: Theme.name
        text: qsTr("On this page")
    }
    KeyTable { width: parent.width; commands: root.own }
    Heading {
        width: parent.width
        font.pixelSize: Theme.name
        text: qsTr("Everywhere")
    }
    KeyTable { width: parent.width; commands: root.common }
    Words {
        width: parent.width
        color: Theme.quiet
        text: qsTr("Tab moves between controls, arrow keys move in lists, Escape closes or goes back.")
    }
}
