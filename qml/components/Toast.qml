import QtQuick

// Says what was done and offers to take it back; goes by itself.
Rectangle {
    id: root

    property string text
    property bool undoable: false
    readonly property bool shown: timer.running || undo.hovered || undo.activeFocus
    signal undone()

    function show(words: string, canUndo: bool) {
        root.text = words;
        root.undoable = canUndo;
        timer.restart();
    }
    function hide() { timer.stop(); }

    visible: shown
    width: Math.min(parent.width - 2 * Theme.gap4, row.implicitWidth + 2 * Theme.gap4)
    height: row.implicitHeight + 2 * Theme.gap1
    radius: Theme.corner
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Timer { id: timer; interval: 7000 }
    Row {
        id: row
        x: Theme.gap4
        y: Theme.gap1
        spacing: Theme.gap4
        Text {
            width: Math.min(implicitWidth, root.parent.width - 4 * Theme.gap4 - undo.implicitWidth)
            height: Math.max(Theme.touch, implicitHeight)
            verticalAlignment: Text.AlignVCenter
            text: root.text
            color: Theme.page
            font.family: Theme.sans
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        PushButton {
            id: undo
            visible: root.undoable
            text: qsTr("Undo")
            objectName: "toastUndo"
            iconName: "undo"
            focusPolicy: Qt.TabFocus  // a click leaves the keyboard where it is
            onClicked: { root.hide(); root.undone(); }
        }
    }
}
