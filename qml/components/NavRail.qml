pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// The places of the program: a column at the left, or a bar at the foot of a tall window.
Rectangle {
    id: root

    required property bool flat
    required property var places
    required property string current
    property bool canUndo: false
    property bool canRedo: false
    // Captions, or none: where one would run into the next, the pictures stand alone.
    readonly property int each: Math.round((root.width - tools.width) / root.places.length)
    readonly property bool captioned: !root.flat || letters.height > 0 && root.places.every(one => letters.advanceWidth(one.title) + Theme.gap1 <= root.each)
    signal went(string id)
    signal undone()
    signal redone()
    signal helped()

    implicitWidth: Math.round(92 * Theme.scale)
    implicitHeight: Math.round(64 * Theme.scale)
    color: Theme.sunken
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Places")

    FontMetrics { id: letters; font.family: Theme.sans; font.pixelSize: Theme.tiny; font.bold: true }
    Rule {
        x: root.flat ? 0 : parent.width - 1
        width: root.flat ? parent.width : 1
        height: root.flat ? 1 : parent.height
    }
    Grid {
        id: places
        x: 0
        y: root.flat ? 0 : Theme.gap3
        columns: root.flat ? root.places.length : 1
        Repeater {
            model: root.places
            T.Button {
                id: entry
                required property var modelData
                readonly property bool on: modelData.id === root.current
                objectName: "place-" + modelData.id
                text: modelData.title
                width: root.flat ? root.each : root.width
                height: root.flat ? root.height : Math.round(72 * Theme.scale)
                focusPolicy: Qt.StrongFocus
                onClicked: root.went(entry.modelData.id)
                Keys.onReturnPressed: entry.clicked()
                Keys.onDownPressed: entry.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: entry.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Accessible.role: Accessible.PageTab
                Accessible.name: entry.text
                Accessible.selected: entry.on
                Accessible.onPressAction: entry.clicked()
                contentItem: Item {
                    Column {
                        anchors.centerIn: parent
                        spacing: Theme.gap1
                        Icon {
                            name: entry.modelData.icon
                            size: Math.round(24 * Theme.scale)
                            color: entry.on ? Theme.accent : Theme.quiet
                            anchors.horizontalCenter: parent.horizontalCenter
                        }
                        PlainText {
                            objectName: "caption-" + entry.modelData.id
                            visible: root.captioned
                            text: entry.text
                            color: entry.on ? Theme.ink : Theme.quiet
                            font.pixelSize: Theme.tiny
                            font.bold: entry.on
                            Accessible.ignored: true
                        }
                    }
                }
                background: Rectangle {
                    color: entry.hovered && !entry.on ? Theme.wash : entry.on ? Theme.page : "transparent"
                    Rectangle {
                        visible: entry.on
                        color: Theme.accent
                        width: root.flat ? parent.width : 3
                        height: root.flat ? 3 : parent.height
                    }
                    FocusRing { anchors.margins: 3; shown: entry.visualFocus }
                }
            }
        }
    }
    Grid {
        id: tools
        columns: root.flat ? 3 : 1
        x: root.flat ? root.width - width : Math.round((root.width - width) / 2)
        y: root.flat ? Math.round((root.height - height) / 2) : root.height - height - Theme.gap3
        rightPadding: root.flat ? Theme.gap2 : 0
        IconButton {
            objectName: "undo"
            iconName: "undo"
            text: qsTr("Undo (Ctrl+Z)")
            enabled: root.canUndo
            onClicked: root.undone()
        }
        IconButton {
            objectName: "redo"
            iconName: "redo"
            text: qsTr("Redo (Ctrl+Shift+Z)")
            enabled: root.canRedo
            onClicked: root.redone()
        }
        IconButton {
            objectName: "helpButton"
            iconName: "help"
            text: qsTr("Keyboard shortcuts (F1)")
            onClicked: root.helped()
        }
    }
}
