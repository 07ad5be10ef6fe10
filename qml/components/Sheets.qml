pragma Singleton
import QtQuick

// How many dialogs and menus are open: while a dialog is, nothing behind it is undone.
QtObject {
    property int open: 0
    property int menus: 0  // while one is open, no hint lies over it
}
