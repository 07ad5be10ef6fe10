import QtQuick

// A page of the window. The shell sets `args`, reads `title` and `commands`, and listens.
FocusScope {
    property string title
    property var args: ({})
    property list<Command> commands
    readonly property bool wide: width >= Math.round(900 * Theme.scale)
    property int footRoom: 0  // so much at the foot of the page stays free of notices
    property int sideRoom: 0  // and so much at its right
    // Pages with steps of their own: undo and redo reach these instead of the library's.
    property bool ownSteps: false
    property bool alone: false // it has the whole window: the way back is its own
    property bool canUndo: false
    property bool canRedo: false
    signal undone()
    signal redone()
    signal go(string page, var args)
    signal say(string text, bool undoable)

    // What a page wants to find again when one comes back to it with `back` in the arguments.
    function place(): var { return null; }
    function comeBack(place: var): void { }
}
