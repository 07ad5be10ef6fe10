import QtQuick

// A name in the book face with a text below and where it stands: rules, readings, rulings.
Column {
    id: root

    property string name
    property string text
    property string place

    spacing: 2
    Heading {
        width: parent.width
        visible: root.name !== ""
        text: root.name
        font.pixelSize: Theme.name
        font.italic: true
        color: Theme.accent
    }
    Words {
        width: parent.width
        visible: root.text !== ""
        text: root.text
        lineHeight: 1.3
    }
    Words {
        width: parent.width
        visible: root.place !== ""
        text: root.place
        color: Theme.quiet
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(14 * Theme.scale)
    }
}
