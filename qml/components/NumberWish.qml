import QtQuick
import QtQuick.Templates as T

// Below a field for a number: how to write one. It stays until one stands there.
T.Popup {
    id: root

    required property string text

    objectName: "numberWish"
    y: parent ? parent.height + 2 : 0
    margins: Theme.gap2
    padding: Theme.gap2
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: words.implicitWidth + 2 * padding
    implicitHeight: words.implicitHeight + 2 * padding
    contentItem: PlainText {
        id: words
        objectName: "numberWishWords"
        text: root.text
        color: Theme.bad
        font.pixelSize: Theme.small
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    background: Rectangle { color: Theme.badWash; radius: Theme.corner; border.width: 1; border.color: Theme.bad }
}
