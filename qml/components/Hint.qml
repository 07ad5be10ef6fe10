import QtQuick
import QtQuick.Templates as T

// A few words beside the pointer.
T.ToolTip {
    id: root
    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: parent ? parent.height + 2 : 0
    margins: Theme.gap2
    padding: Theme.gap2
    delay: 600
    implicitWidth: words.implicitWidth + 2 * padding
    implicitHeight: words.implicitHeight + 2 * padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    contentItem: PlainText {
        id: words
        text: root.text
        color: Theme.page
        font.pixelSize: Theme.tiny
        Accessible.ignored: true
    }
    background: Rectangle { color: Theme.ink; radius: Theme.corner }
}
