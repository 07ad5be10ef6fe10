import QtQuick
import QtQuick.Templates as T

// What is being done now, over everything (Work).
T.Popup {
    id: root

    readonly property string words: Work.words

    objectName: "working"
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    padding: Theme.gap4
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: sign.implicitWidth + 2 * padding
    implicitHeight: sign.implicitHeight + 2 * padding
    onWordsChanged: if (root.words !== "") root.open(); else root.close()
    contentItem: PlainText {
        id: sign
        text: root.words
        color: Theme.page
        font.pixelSize: Theme.body
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    background: Rectangle { color: Theme.ink; radius: Theme.corner }
}
