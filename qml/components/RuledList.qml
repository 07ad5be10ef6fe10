import QtQuick

// A list below a line that scrolls with it. It stands in a file of its own because Qt 6.4 makes no header or footer that
// a file with bound components declares.
ListView {
    cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
    header: Rule { width: ListView.view.width; color: Theme.edge }
}
