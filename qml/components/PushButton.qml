import QtQuick
import QtQuick.Templates as T

// A button with words. `primary` is the one thing a page is for.
T.Button {
    id: root

    property string iconName
    property bool primary: false
    property bool plain: false
    readonly property color tint: !root.enabled ? Theme.quiet : root.primary ? Theme.accentInk : Theme.ink

    implicitHeight: Theme.touch
    implicitWidth: Math.ceil(words.implicitWidth) + (iconName === "" ? 0 : Theme.icon + Theme.gap2) + leftPadding + rightPadding
    leftPadding: root.plain ? Theme.gap2 : Theme.gap4
    rightPadding: leftPadding
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.gap2
            Icon {
                id: picture
                visible: root.iconName !== ""
                name: root.iconName
                color: root.tint
                anchors.verticalCenter: parent.verticalCenter
            }
            PlainText {
                id: words
                width: Math.min(Math.ceil(implicitWidth), row.parent.width - (picture.visible ? picture.width + row.spacing : 0))
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.font
                color: root.tint
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.corner
        color: !root.primary ? (root.down || root.hovered ? Theme.wash : root.plain ? "transparent" : Theme.raised)
            : !root.enabled ? Theme.sunken : root.down ? Qt.darker(Theme.accent, 1.2)
            : root.hovered ? Qt.lighter(Theme.accent, 1.12) : Theme.accent
        border.width: root.plain || root.primary && root.enabled ? 0 : 1
        border.color: root.enabled ? Theme.edge : Theme.hairline
        FocusRing { shown: root.visualFocus }
    }
}
