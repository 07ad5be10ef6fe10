import QtQuick
import QtQuick.Templates as T

// On or off, with its words; the mark is a tick, not only a colour. One of several that exclude each other is round.
T.CheckBox {
    id: root

    property bool exclusive: false

    implicitHeight: Math.max(Theme.touch, label.implicitHeight + Theme.gap2)
    implicitWidth: box.width + Theme.gap2 + label.implicitWidth
    font.family: Theme.sans
    font.pixelSize: Theme.body
    focusPolicy: Qt.StrongFocus
    Accessible.role: root.exclusive ? Accessible.RadioButton : Accessible.CheckBox
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.click()
    Keys.onReturnPressed: root.click()

    function click() { root.toggle(); root.toggled(); root.clicked(); }

    indicator: Rectangle {
        id: box
        width: Math.round(24 * Theme.scale)
        height: width
        y: Math.round((root.height - height) / 2)
        radius: root.exclusive ? width / 2 : Theme.corner
        color: root.checked && !root.exclusive ? Theme.ink : Theme.raised
        border.width: root.exclusive && root.checked ? 2 : root.checked ? 0 : 1
        border.color: root.exclusive && root.checked ? Theme.ink : Theme.edge
        Rectangle {
            visible: root.exclusive && root.checked
            anchors.centerIn: parent
            width: Math.round(parent.width / 2)
            height: width
            radius: width / 2
            color: Theme.ink
        }
        Icon {
            anchors.centerIn: parent
            visible: root.checked && !root.exclusive
            name: "check"
            color: Theme.page
            size: Math.round(18 * Theme.scale)
        }
        FocusRing { shown: root.visualFocus }
    }
    contentItem: Item {
        // Its height is its own: one that the button gave it would hang on itself where letters grow.
        PlainText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            leftPadding: box.width + Theme.gap3
            text: root.text
            font: root.font
            color: root.enabled ? Theme.ink : Theme.quiet
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
