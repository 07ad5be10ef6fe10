import QtQuick

// A heading or a name, in the book face.
Text {
    color: Theme.ink
    font.family: Theme.serif
    font.pixelSize: Theme.heading
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
    Accessible.ignored: text === ""
}
