import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// Something that may be done now.
T.Button {
    id: root

    property int side: -1  // whose, where both may
    property bool small: false

    implicitHeight: Math.max(root.small ? Theme.touch : Math.round(56 * Theme.scale), words.implicitHeight + 2 * Theme.gap2)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: event => { if (root.visualFocus && !event.isAutoRepeat) root.clicked(); else event.accepted = false; }
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    contentItem: RowLayout {
        spacing: Theme.gap3
        Item { implicitWidth: Theme.gap1 }
        SideBadge { visible: root.side >= 0; side: root.side }
        PlainText {
            id: words
            Layout.fillWidth: true
            text: root.text
            color: root.small ? Theme.quiet : Theme.ink
            font.family: root.small ? Theme.sans : Theme.serif
            font.pixelSize: root.small ? Theme.body : Math.round(21 * Theme.scale)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Icon { name: "next"; color: Theme.quiet }
        Item { implicitWidth: Theme.gap1 }
    }
    background: Rectangle {
        radius: Theme.corner
        color: root.down || root.hovered ? Theme.wash : root.small ? "transparent" : Theme.page
        border.width: 1
        border.color: root.small ? Theme.hairline : Theme.edge
        FocusRing { shown: root.visualFocus }
    }
}
