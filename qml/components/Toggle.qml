import QtQuick
import QtQuick.Templates as T

// On or off, with its words; the mark is a tick, not only a colour.
T.CheckBox {
    id: root

    implicitHeight: Math.max(Theme.touch, label.implicitHeight + Theme.gap2)
    implicitWidth: box.width + Theme.gap2 + label.implicitWidth
    font.family: Theme.sans
    font.pixelSize: Theme.body
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
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
        radius: Theme.corner
        color: root.checked ? Theme.ink : Theme.raised
        border.width: root.checked ? 0 : 1
        border.color: Theme.edge
        Icon {
            anchors.centerIn: parent
            visible: root.checked
            name: "check"
            color: Theme.page
            size: Math.round(18 * Theme.scale)
        }
        FocusRing { shown: root.visualFocus }
    }
    contentItem: PlainText {
        id: label
        leftPadding: box.width + Theme.gap3
        text: root.text
        font: root.font
        color: root.enabled ? Theme.ink : Theme.quiet
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
