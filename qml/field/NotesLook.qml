pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// That a side has written its notes, and the way back to them for that side alone.
Column {
    id: root

    required property Battlefield desk
    readonly property list<notesShown> notes: root.desk.handed.notes
    property notesShown noNotes
    signal handed(int side)

    spacing: Theme.gap2
    Repeater {
        model: root.notes.length
        Column {
            id: entry
            required property int index
            readonly property notesShown it: root.notes[index] ?? root.noNotes
            visible: it.written
            width: root.width
            spacing: Theme.gap1
            Words {
                width: parent.width
                color: Theme.quiet
                text: entry.it.near ? (entry.it.sealed ? qsTr("The near side’s notes are sealed with its password.") : qsTr("The near side’s notes are hidden on screen."))
                    : entry.it.sealed ? qsTr("The far side’s notes are sealed with its password.") : qsTr("The far side’s notes are hidden on screen.")
            }
            SideNote { objectName: "amiss-" + entry.it.side; visible: entry.it.amiss; width: parent.width; severe: true; iconName: "error"; text: qsTr("They do not fit its deployment or the terrain any more: look at them again.") }
            PushButton {
                objectName: "look-" + entry.it.side
                width: parent.width
                iconName: entry.it.sealed ? "locked" : "eye"
                text: entry.it.near ? qsTr("Notes of the near side") : qsTr("Notes of the far side")
                onClicked: root.handed(entry.it.side)
            }
        }
    }
}
