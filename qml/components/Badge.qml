import QtQuick

// A short state in words with its sign: never colour alone.
Rectangle {
    id: root

    required property string text
    property string iconName
    property color ink: Theme.quiet
    property color wash: "transparent"

    implicitWidth: row.implicitWidth + 2 * Theme.gap2
    implicitHeight: Math.round(26 * Theme.scale)
    radius: Theme.corner
    color: wash
    border.width: wash.a === 0 ? 1 : 0
    border.color: Theme.hairline
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 6
        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            color: root.ink
            size: Math.round(16 * Theme.scale)
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: root.ink
            font.pixelSize: Theme.tiny
            Accessible.ignored: true
        }
    }
}
