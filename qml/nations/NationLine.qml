pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A nation in the table of contents. Up and down go along the lines.
T.Button {
    id: root

    required property string name
    property string note

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap2)
    focusPolicy: Qt.StrongFocus
    text: name
    Accessible.role: Accessible.Link
    Accessible.name: root.note === "" ? root.name : root.name + ", " + root.note
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    contentItem: Item {
        Column {
            id: words
            x: Theme.gap2
            width: parent.width - 2 * Theme.gap2
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Theme.name
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                visible: root.note !== ""
                text: root.note
                color: Theme.quiet
                font.pixelSize: Theme.tiny
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        color: root.hovered || root.down ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing { anchors.margins: 1; shown: root.visualFocus }
    }
}
