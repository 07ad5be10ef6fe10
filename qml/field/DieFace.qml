pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// One face of a die, to be tapped.
T.Button {
    id: root

    required property int face
    // Which of the nine places have a dot.
    readonly property list<int> dots: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][root.face] ?? []

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    text: String(root.face)
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("A %1").arg(root.face)
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    contentItem: Item {
        Repeater {
            model: root.dots
            Rectangle {
                required property int modelData
                width: Math.round(7 * Theme.scale)
                height: width
                radius: width / 2
                color: root.checked ? Theme.page : Theme.ink
                x: Math.round(root.width * (0.28 + 0.22 * (modelData % 3)) - width / 2)
                y: Math.round(root.height * (0.28 + 0.22 * Math.floor(modelData / 3)) - height / 2)
            }
        }
        PlainText {
            visible: root.dots.length === 0 && root.text !== "0"
            anchors.centerIn: parent
            text: root.text
            color: root.checked ? Theme.page : Theme.ink
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Math.round(7 * Theme.scale)
        color: root.checked ? Theme.ink : root.hovered ? Theme.wash : Theme.raised
        border.width: 1
        border.color: Theme.edge
        FocusRing { shown: root.visualFocus }
    }
}
