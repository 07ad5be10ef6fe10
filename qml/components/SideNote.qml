import QtQuick

// A sentence with its sign on coloured paper: a warning, a fault, a thing to know.
Rectangle {
    id: root

    required property string text
    property string iconName: "warning"
    property bool severe: false
    default property alias below: column.data

    implicitHeight: column.implicitHeight + 2 * Theme.gap3
    color: root.severe ? Theme.badWash : Theme.wash
    radius: Theme.corner

    Icon {
        x: Theme.gap3
        y: Theme.gap3
        name: root.iconName
        color: root.severe ? Theme.bad : Theme.ink
    }
    Column {
        id: column
        x: Theme.gap3 + Theme.icon + Theme.gap2
        y: Theme.gap3
        width: root.width - x - Theme.gap3
        spacing: Theme.gap2
        Words { width: parent.width; text: root.text; lineHeight: 1.2 }
    }
}
