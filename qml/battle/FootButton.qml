import QtQuick
import QtQuick.Templates as T

// A button of the footer: what it does, and below it a figure, or why it cannot be done now.
T.Button {
    id: root

    property string iconName
    property string says
    property bool answer: false
    property bool small: false  // a low window: one line
    readonly property bool ready: root.answer && root.enabled
    readonly property color tint: root.ready ? Theme.accentInk : root.enabled || root.answer ? Theme.ink : Theme.quiet

    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    readonly property bool slim: root.width < Math.round(160 * Theme.scale) // of an answer two lines of a long word fit
    font.pixelSize: root.answer && !root.slim ? Math.round(17 * Theme.scale) : Theme.small
    font.bold: root.answer
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.says
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: event => { if (root.visualFocus && !event.isAutoRepeat) root.clicked(); else event.accepted = false; }
    Keys.onEnterPressed: event => { if (root.visualFocus && !event.isAutoRepeat) root.clicked(); else event.accepted = false; }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.gap2
            spacing: 2
            Icon {
                visible: root.iconName !== "" && !root.small
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.iconName
                color: root.tint
            }
            PlainText {
                width: parent.width
                text: root.text
                font: root.font
                color: root.tint
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(10 * Theme.scale)
                verticalAlignment: Text.AlignVCenter
                maximumLineCount: root.says === "" && !root.small ? 3 : 2
                wrapMode: root.answer ? Text.Wrap : Text.NoWrap
                Accessible.ignored: true
            }
            PlainText {
                visible: root.says !== "" && !root.small && root.iconName === ""
                width: parent.width
                text: root.says
                color: root.tint
                font.pixelSize: Theme.tiny
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(10 * Theme.scale)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: root.slim ? Text.Wrap : Text.NoWrap
                maximumLineCount: 2
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: 4
        color: root.ready ? (root.down ? Qt.darker(Theme.accent, 1.2) : Theme.accent)
            : root.answer ? Theme.wash : !root.enabled ? "transparent" : root.down || root.hovered ? Theme.wash : Theme.raised
        border.width: 1
        border.color: root.answer ? Theme.accent : root.enabled ? Theme.edge : Theme.hairline
        FocusRing { shown: root.visualFocus }
    }
}
