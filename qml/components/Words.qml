import QtQuick

// Running text in the clear sans.
Text {
    color: Theme.ink
    font.family: Theme.sans
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
