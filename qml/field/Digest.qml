import QtQuick

// Figures to be told or compared letter by letter; they can be copied.
TextEdit {
    id: root

    readOnly: true
    selectByMouse: true
    activeFocusOnTab: true
    wrapMode: TextEdit.WrapAnywhere
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    font.family: "monospace"
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    FocusRing { anchors.margins: -3; shown: root.activeFocus }
}
