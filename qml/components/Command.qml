import QtQuick

// Something a key does. The help page is made from these.
Shortcut {
    required property string label
    property string shown: nativeText

    context: Qt.WindowShortcut
}
