import QtQuick
import Strategikon.App

// Says what was done and offers to take it back, or to look at the file that was saved; goes by itself.
Rectangle {
    id: root

    property string text
    property bool undoable: false
    property bool file: false  // one was saved
    property real room: parent.width  // it may take so much of the window's width
    readonly property bool shown: timer.running || buttons.used
    signal undone()

    function show(words: string, canUndo: bool) {
        root.text = words;
        root.undoable = canUndo;
        root.file = false;
        timer.restart();
    }
    function showFile(words: string) {
        root.show(words, false);
        root.file = true;
    }
    function hide() { timer.stop(); }

    visible: shown
    width: Math.min(root.room - 2 * Theme.gap4, row.implicitWidth + 2 * Theme.gap4)
    height: row.implicitHeight + 2 * Theme.gap1
    radius: Theme.corner
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Timer { id: timer; interval: root.file ? 15000 : 7000 }
    Row {
        id: row
        x: Theme.gap4
        y: Theme.gap1
        spacing: Theme.gap4
        // A text that wraps has another natural width than before, which would go round in a circle.
        TextMetrics { id: natural; font: words.font; text: root.text }
        PlainText {
            id: words
            width: Math.min(Math.ceil(natural.advanceWidth) + 2, root.room - (buttons.visible ? 5 * Theme.gap4 + buttons.width : 4 * Theme.gap4))
            height: Math.max(Theme.touch, implicitHeight)
            verticalAlignment: Text.AlignVCenter
            text: root.text
            color: Theme.page
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        // A click leaves the keyboard where it is.
        Row {
            id: buttons
            readonly property bool used: undo.hovered || undo.activeFocus || open.hovered || open.activeFocus || folder.hovered || folder.activeFocus
            visible: root.undoable || root.file
            spacing: Theme.gap2
            PushButton {
                id: undo
                visible: root.undoable
                text: qsTr("Undo")
                objectName: "toastUndo"
                iconName: "undo"
                focusPolicy: Qt.TabFocus
                onClicked: { root.hide(); root.undone(); }
            }
            PushButton {
                id: open
                visible: root.file
                text: qsTr("Open")
                objectName: "toastOpen"
                iconName: "eye"
                focusPolicy: Qt.TabFocus
                onClicked: { root.hide(); SavedFile.open(); }
            }
            PushButton {
                id: folder
                visible: root.file
                text: qsTr("Show in folder")
                objectName: "toastFolder"
                iconName: "folder"
                focusPolicy: Qt.TabFocus
                onClicked: { root.hide(); SavedFile.showFolder(); }
            }
        }
    }
}
