pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Strategikon.App

// A field for a number, written in the language's signs or plainly. What is no number from `least` to `most` changes
// nothing: it stays as it was typed, and a sentence below says how to write one.
Field {
    id: root

    property real least: 0
    required property real most
    property bool whole: true
    property bool optional: false  // it may be empty
    readonly property bool empty: root.text.trim() === ""
    readonly property real number: root.empty ? 0 : Typed.number(root.text, root.whole)
    readonly property bool fits: root.empty ? root.optional : root.number >= root.least && root.number <= root.most
    readonly property string wish: Typed.wish(root.least, root.most, root.whole)
    property bool refused: false
    signal chosen(real number)  // 0 where it was left empty

    // Says what is wrong with what stands there; true where nothing is.
    function check(): bool {
        root.refused = !root.fits;
        return root.fits;
    }

    // What stands there now, in the plain form where it is a number: the properties above follow only after textEdited.
    function plain(): string {
        const read = Typed.number(root.text, root.whole);
        return Number.isNaN(read) ? root.text : String(read);
    }

    inputMethodHints: Qt.ImhPreferNumbers
    maximumLength: 20
    wrong: root.refused
    Accessible.description: root.refused ? root.wish : ""
    onTextChanged: root.refused = false
    onVisibleChanged: root.refused = root.visible && !root.fits && root.text !== root.stored
    onRefusedChanged: if (root.refused && root.Window.window) telling.open(); else telling.close()
    onEditingFinished: if (!root.empty || root.stored !== "") root.check()
    onSaved: {
        if (!root.fits) return;
        root.chosen(root.number);
        if (root.stored !== "") root.text = root.stored;  // as it is written here, where it was the same number
    }

    Lazy { id: telling; sheet: Component { NumberWish { parent: root; text: root.wish } } }
}
