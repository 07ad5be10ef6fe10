import QtQuick

// An upgrade: on or off where one body can have it, with a number where several can.
Item {
    id: root

    required property string option
    required property string name
    required property string kind
    required property real price
    required property int taken
    required property int room
    required property int most
    required property bool known
    required property string stats
    property bool tabbed: true
    readonly property bool single: room <= 1 && taken <= 1
    readonly property string cost: price === 0 ? "" : Theme.price(price)
    signal asked(int count)

    implicitWidth: single ? toggle.implicitWidth : several.width
    implicitHeight: Theme.touch

    Chip {
        id: toggle
        objectName: "option-" + root.option
        visible: root.single
        text: root.name
        detail: root.known ? root.cost : qsTr("not in this list")
        checked: root.taken > 0
        focusPolicy: root.tabbed || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        activeFocusOnTab: root.tabbed || activeFocus
        onFlipped: root.asked(root.taken > 0 ? 0 : 1)
    }
    Rectangle {
        id: several
        visible: !root.single
        width: label.implicitWidth + Theme.gap3 + stepper.width
        height: Theme.touch
        color: root.taken > 0 ? Theme.wash : Theme.raised
        border.width: 1
        border.color: root.taken > 0 ? Theme.ink : Theme.edge
        radius: Theme.corner
        Row {
            id: label
            x: Theme.gap3
            height: parent.height
            spacing: 6
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.name
                font.pixelSize: Theme.small
                font.bold: root.taken > 0
                Accessible.ignored: true
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.known ? root.cost : qsTr("not in this list")
                color: Theme.quiet
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }
        Stepper {
            id: stepper
            objectName: "option-" + root.option
            anchors.right: parent.right
            what: root.name
            value: root.taken
            to: Math.max(root.room, root.taken)
            emphasis: true
            tabbed: root.tabbed
            digits: 1
            onAsked: value => root.asked(value)
        }
    }
}
