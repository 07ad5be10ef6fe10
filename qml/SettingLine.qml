import QtQuick

// A setting or a few of a kind, under what they are.
Column {
    property alias caption: label.text

    width: parent.width
    spacing: Theme.gap2
    Words { id: label; width: parent.width; font.bold: true }
}
