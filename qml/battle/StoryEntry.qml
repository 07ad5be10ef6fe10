pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// One step of the story: a tap shows the table as it stood then, its menu does the rest. Courses that were left stand below it.
T.ItemDelegate {
    id: root

    required property int index
    required property stepShown modelData
    property bool looked: false // the table is shown as it stood behind it
    readonly property bool current: ListView.isCurrentItem
    signal looking(int step)
    signal went(int step)
    signal followed(int step)
    signal menuAsked(Item button)

    visible: ListView.view !== null  // an entry that is on its way out is in no list any more
    width: ListView.view ? ListView.view.width : 0
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + 2 * Theme.gap2)
    focusPolicy: Qt.NoFocus
    text: Array.from(root.modelData.words).join(" ")
    opacity: root.modelData.undone ? 0.6 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.undone ? qsTr("Undone: %1").arg(text) : root.modelData.goes ? qsTr("%1 Undo takes this back.").arg(text) : text
    Accessible.onPressAction: root.clicked()
    onClicked: if (root.modelData.undone) root.menuAsked(more); else root.looking(root.modelData.step)
    onPressAndHold: root.menuAsked(more)

    contentItem: Item {
        PlainText {
            id: number
            x: Theme.gap3
            width: Math.round(30 * Theme.scale)
            y: Theme.gap2 + 2
            text: root.modelData.number > 0 ? root.modelData.number : ""
            color: Theme.quiet
            font.pixelSize: Theme.tiny
            Accessible.ignored: true
        }
        // What undo would take back.
        Icon {
            objectName: "goes"
            visible: root.modelData.goes
            x: number.x
            y: number.y + number.height + 2
            name: "undo"
            size: Math.round(14 * Theme.scale)
            color: Theme.quiet
        }
        Column {
            id: column
            x: number.x + number.width
            y: Theme.gap2
            width: more.x - x - Theme.gap1
            spacing: 2
            Row {
                visible: root.modelData.bookmark
                spacing: Theme.gap1
                Icon { name: "tag"; size: Math.round(16 * Theme.scale); color: Theme.accent }
                Words { color: Theme.accent; font.pixelSize: Theme.small; text: qsTr("Bookmark") }
            }
            Repeater {
                model: root.modelData.words
                PlainText {
                    required property string modelData
                    width: column.width
                    text: modelData
                    font.strikeout: root.modelData.undone
                    lineHeight: 1.15
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
                    PlainText {
                        width: column.width - Math.round(20 * Theme.scale)
                        text: note.modelData
                        color: Theme.quiet
                        font.family: Theme.serif
                        font.italic: true
                        font.pixelSize: Math.round(Theme.body * 1.15)
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                model: root.modelData.others
                Column {
                    id: course
                    required property courseShown modelData
                    width: column.width
                    PushButton {
                        objectName: "course-" + course.modelData.step
                        width: Math.min(implicitWidth, parent.width)
                        plain: true
                        iconName: "split"
                        font.pixelSize: Theme.small
                        focusPolicy: root.current ? Qt.StrongFocus : Qt.ClickFocus
                        text: qsTr("Left behind, %n steps: %1", "", course.modelData.steps).arg(course.modelData.words)
                        onClicked: root.went(course.modelData.step)
                    }
                    PushButton {
                        objectName: "follow-" + course.modelData.step
                        width: Math.min(implicitWidth, parent.width)
                        plain: true
                        iconName: "redo"
                        font.pixelSize: Theme.small
                        focusPolicy: root.current ? Qt.StrongFocus : Qt.ClickFocus
                        text: qsTr("Play them again")
                        onClicked: root.followed(course.modelData.step)
                    }
                }
            }
        }
        IconButton {
            id: more
            objectName: "stepMore"
            x: parent.width - width
            iconName: "more"
            color: Theme.quiet
            text: root.modelData.number > 0 ? qsTr("Menu for step %1").arg(root.modelData.number) : qsTr("Menu for the start")
            focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.current || activeFocus
            onClicked: root.menuAsked(more)
        }
    }
    background: Rectangle {
        color: root.modelData.here || root.looked ? Theme.wash : root.hovered ? Theme.sunken : "transparent"
        Rectangle { visible: root.modelData.here || root.looked; width: root.looked ? 6 : 3; height: parent.height; color: Theme.accent }
    }
}
