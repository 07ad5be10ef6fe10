pragma Singleton
import QtQuick

// How many dialogs are open: while one is, nothing behind it is undone.
QtObject {
    property int open: 0
}
