pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// One step of the story; a tap goes there.
T.ItemDelegate {
    id: root

    required property int index
    required property var modelData
    signal went()

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + 2 * Theme.gap2)
    focusPolicy: Qt.NoFocus
    text: root.modelData.words.join(" ")
    opacity: root.modelData.undone ? 0.6 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.undone ? qsTr("Undone: %1").arg(text) : text
    Accessible.onPressAction: root.clicked()
    onClicked: root.went()

    contentItem: Item {
        Text {
            id: number
            x: Theme.gap3
            width: Math.round(30 * Theme.scale)
            y: Theme.gap2 + 2
            text: root.modelData.step > 0 ? root.modelData.step : ""
            color: Theme.quiet
            font.family: Theme.sans
            font.pixelSize: Theme.tiny
            Accessible.ignored: true
        }
        Column {
            id: column
            x: number.x + number.width
            y: Theme.gap2
            width: parent.width - x - Theme.gap3
            spacing: 2
            Repeater {
                model: root.modelData.words
                Text {
                    required property string modelData
                    width: column.width
                    text: modelData
                    color: Theme.ink
                    font.family: Theme.sans
                    font.pixelSize: Theme.body
                    font.strikeout: root.modelData.undone
                    lineHeight: 1.15
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: root.modelData.notes
                Row {
                    id: note
                    required property string modelData
                    spacing: Theme.gap1
                    Icon { name: "note"; size: Math.round(16 * Theme.scale); color: Theme.quiet }
                    Text {
                        width: column.width - Math.round(20 * Theme.scale)
                        text: note.modelData
                        color: Theme.quiet
                        font.family: Theme.serif
                        font.italic: true
                        font.pixelSize: Math.round(Theme.body * 1.15)
                        textFormat: Text.PlainText
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    background: Rectangle {
        color: root.modelData.here ? Theme.wash : root.hovered ? Theme.sunken : "transparent"
        Rectangle { visible: root.modelData.here; width: 3; height: parent.height; color: Theme.accent }
    }
}
