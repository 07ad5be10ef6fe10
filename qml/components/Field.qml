import QtQuick
import QtQuick.Templates as T

// One line of text. `saved` comes once typing has ended: Enter, or the field is left.
T.TextField {
    id: root

    required property string what
    property string stored
    property int inset: 0
    property bool wrong: false  // what stands there cannot be taken
    signal saved(string text)

    implicitHeight: Theme.touch
    implicitWidth: 200
    leftPadding: Theme.gap3 + root.inset
    rightPadding: Theme.gap3
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    placeholderTextColor: Theme.quiet
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    activeFocusOnTab: true
    font.family: Theme.sans
    font.pixelSize: Theme.body
    text: root.stored
    maximumLength: 400
    Accessible.role: Accessible.EditableText
    Accessible.name: root.what
    onStoredChanged: if (text !== stored) text = stored
    onEditingFinished: if (text !== stored) root.saved(text)

    PlainText {
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.corner
        color: Theme.raised
        border.width: root.activeFocus ? 2 : 1
        border.color: root.wrong ? Theme.bad : root.activeFocus ? Theme.accent : Theme.edge
    }
}
