pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// One of two to five, all in sight; -1: none of them yet. Left and right move between them.
FocusScope {
    id: root

    required property string what
    required property var options
    property int current: 0
    property real room: 0 // what does not fit goes on in a second row; 0: as wide as it likes
    signal chosen(int index)

    implicitHeight: row.height
    implicitWidth: row.width
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.what + ": " + (root.options[root.current] ?? qsTr("not answered"))
    Keys.onLeftPressed: if (root.current !== 0 && root.options.length > 0) root.chosen(Math.max(0, root.current - 1))
    Keys.onRightPressed: if (root.current + 1 < root.options.length) root.chosen(root.current + 1)

    Flow {
        id: row
        width: root.room > 0 ? root.room : undefined
        Repeater {
            model: root.options
            T.Button {
                id: part
                required property int index
                required property string modelData
                readonly property bool on: index === root.current
                objectName: root.objectName + "-" + index
                implicitHeight: Theme.touch
                implicitWidth: Math.max(Theme.touch, label.implicitWidth + 2 * Theme.gap4)
                focusPolicy: Qt.NoFocus
                text: modelData
                onClicked: root.chosen(part.index)
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.what + ": " + part.text
                Accessible.checked: part.on
                Accessible.onPressAction: part.clicked()
                contentItem: PlainText {
                    id: label
                    text: part.text
                    font.bold: part.on
                    color: part.on ? Theme.page : Theme.ink
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
                background: Rectangle {
                    color: part.on ? Theme.ink : part.hovered ? Theme.wash : Theme.raised
                    border.width: 1
                    border.color: part.on ? Theme.ink : Theme.edge
                }
            }
        }
    }
    FocusRing { shown: root.activeFocus }
}
