import QtQuick

// One thing that is wrong, where the rule stands, and the button that mends it.
Rectangle {
    id: root

    required property int index
    required property string words
    required property string place
    required property bool severe
    required property string mend
    required property bool partner
    signal mended()

    // Gives the keyboard to the button.
    function take(): void { button.forceActiveFocus(Qt.TabFocusReason); }

    implicitHeight: column.implicitHeight + 2 * Theme.gap3
    color: root.severe ? Theme.badWash : Theme.wash
    radius: Theme.corner

    Icon {
        x: Theme.gap3
        y: Theme.gap3
        name: root.severe ? "error" : "warning"
        color: root.severe ? Theme.bad : Theme.ink
    }
    Column {
        id: column
        x: Theme.gap3 + Theme.icon + Theme.gap2
        y: Theme.gap3
        width: root.width - x - Theme.gap3
        spacing: Theme.gap1
        Words {
            width: parent.width
            text: root.partner ? qsTr("Partner: %1").arg(root.words) : root.words
            lineHeight: 1.2
        }
        Words {
            width: parent.width
            visible: root.place !== ""
            text: root.place
            color: Theme.quiet
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Math.round(14 * Theme.scale)
        }
        PushButton {
            id: button
            objectName: "mend"
            visible: root.mend !== ""
            width: Math.min(implicitWidth, parent.width)
            iconName: "mend"
            text: root.mend
            onClicked: root.mended()
        }
    }
}
