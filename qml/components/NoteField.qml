import QtQuick
import QtQuick.Templates as T

// Text of several lines; `saved` comes when the field is left.
T.TextArea {
    id: root

    required property string what
    property string stored
    signal saved(string text)

    implicitHeight: Math.max(Theme.touch * 2, contentHeight + 2 * Theme.gap3)
    padding: Theme.gap3
    color: Theme.ink
    placeholderTextColor: Theme.quiet
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    wrapMode: TextEdit.Wrap
    activeFocusOnTab: true
    selectByMouse: true
    font.family: Theme.sans
    font.pixelSize: Theme.body
    text: root.stored
    Accessible.role: Accessible.EditableText
    Accessible.name: root.what
    Accessible.multiLine: true
    onStoredChanged: if (text !== stored) text = stored
    onEditingFinished: if (text !== stored) root.saved(text)
    KeyNavigation.priority: KeyNavigation.BeforeItem
    Keys.onTabPressed: event => { const next = root.nextItemInFocusChain(true); if (next) next.forceActiveFocus(Qt.TabFocusReason); }
    Keys.onBacktabPressed: event => { const next = root.nextItemInFocusChain(false); if (next) next.forceActiveFocus(Qt.BacktabFocusReason); }

    PlainText {
        x: root.padding
        y: root.padding
        width: root.width - 2 * root.padding
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.corner
        color: Theme.raised
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.accent : Theme.edge
    }
}
