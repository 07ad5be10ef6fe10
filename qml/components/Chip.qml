import QtQuick
import QtQuick.Templates as T

// A word that is on or off; a tick says so besides the colour.
T.Button {
    id: root

    property string detail

    implicitHeight: Theme.touch
    implicitWidth: Math.max(Theme.touch, row.implicitWidth + 2 * Theme.gap3)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.detail === "" ? root.text : root.text + " " + root.detail
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.flipped()
    signal flipped()
    onClicked: root.flipped()
    Keys.onReturnPressed: root.flipped()

    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 6
            Icon {
                visible: root.checked
                name: "check"
                color: Theme.ink
                size: Math.round(16 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                color: Theme.ink
                font.family: Theme.sans
                font.pixelSize: Theme.small
                font.bold: root.checked
                Accessible.ignored: true
            }
            Text {
                visible: root.detail !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: root.detail
                color: Theme.quiet
                font.family: Theme.sans
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 4
            anchors.bottomMargin: 4
            radius: Theme.corner
            color: root.checked ? Theme.wash : root.hovered ? Theme.wash : Theme.raised
            border.width: 1
            border.color: root.checked ? Theme.ink : Theme.edge
            FocusRing { shown: root.visualFocus }
        }
    }
}
