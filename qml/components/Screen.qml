import QtQuick

// A page of the window. The shell sets `args`, reads `title` and `commands`, and listens.
FocusScope {
    property string title
    property var args: ({})
    property list<Command> commands
    readonly property bool wide: width >= Math.round(900 * Theme.scale)
    signal go(string page, var args)
    signal say(string text, bool undoable)
}
