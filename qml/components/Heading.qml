import QtQuick

// A heading or a name, in the book face.
PlainText {
    font.family: Theme.serif
    font.pixelSize: Theme.heading
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
    Accessible.ignored: text === ""
}
