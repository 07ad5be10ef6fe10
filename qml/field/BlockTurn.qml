pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Whose command is next, and what may be done about it: baggage, what is written down in secret, commands in turn.
Column {
    id: root

    required property Battlefield desk
    required property string planId
    readonly property deployTurn turn: root.desk.deploying.due
    readonly property list<notesShown> notes: root.desk.handed.notes
    readonly property list<namedShown> takers: root.desk.deploying.campBlocks
    property notesShown noNotes
    property namedShown nobody
    signal handed(int side) // the tablet, to write
    readonly property bool sets: !root.turn.done && !root.turn.notes && !root.turn.assign && !root.turn.camps // a command
    readonly property bool closed: root.turn.side >= 0 && (root.notes[root.turn.side]?.sealed ?? false) // nobody but its side knows what is next
    readonly property bool shut: Array.from(root.notes).some(one => one.sealed)
    // Whose rest the program may deploy while the other side is sealed; -1: nobody’s.
    readonly property int open: root.shut ? Array.from(root.notes).findIndex(one => !one.sealed && one.waits) : -1

    readonly property string title: root.turn.works ? qsTr("%1: its works").arg(root.turn.who)
        : root.turn.camps ? qsTr("%1: baggage first").arg(root.turn.who)
        : root.turn.notes ? (root.turn.side < 0 ? qsTr("Both write down in secret") : qsTr("%1 writes down in secret").arg(root.turn.who))
        : root.turn.assign ? qsTr("%1: who takes the baggage?").arg(root.turn.who)
        : root.turn.block !== "" ? qsTr("%1 deploys the %2 command").arg(root.turn.who).arg(root.turn.blockName) : qsTr("%1 deploys a command").arg(root.turn.who)
    readonly property string words: root.turn.done ? qsTr("Drag elements to adjust, then go to the table.")
        : root.turn.works ? qsTr("A section at a time, end to end: those of a camp from base edge or water round its immobile baggage and back, others anywhere in the zone. Tap a section below, then its place.")
        : root.turn.camps ? qsTr("Its rear goes on the base edge, at water or in a town. Tap the baggage below, then its place on the map.")
        : root.turn.notes ? qsTr("Where its commands stand, which one marches round a flank, who lies in ambush: each side writes while the other looks away.")
        : root.turn.assign ? qsTr("All of it goes with one command.")
        : !root.turn.begun && root.turn.block !== "" ? qsTr("A side’s largest command comes first. Tap an element below, then its place on the map.")
        : qsTr("Tap an element below, then its place on the map. Each command keeps to a rectangle of its own.")

    spacing: Theme.gap3

    Repeater {
        model: root.notes.length
        PushButton {
            required property int index
            readonly property notesShown it: root.notes[index] ?? root.noNotes
            objectName: "write-" + it.side
            visible: it.due
            width: root.width
            primary: true
            iconName: "edit"
            text: it.near ? qsTr("Near side writes") : qsTr("Far side writes")
            onClicked: root.handed(it.side)
        }
    }
    PushButton {
        objectName: "deployBlock"
        visible: !root.turn.done && !root.turn.assign && !(root.sets && root.closed)
        width: root.width
        primary: !root.turn.notes
        iconName: root.turn.notes ? "" : "fill"
        text: root.turn.notes ? (root.turn.side < 0 ? qsTr("Let the program write for both") : qsTr("Let the program write it"))
            : root.turn.works ? qsTr("Place these works for us") : root.turn.camps ? qsTr("Place this baggage for us") : qsTr("Deploy this command for us")
        onClicked: root.desk.deploying.deployNext(root.planId)
    }
    PushButton { objectName: "leaveWorks"; visible: root.turn.works; width: root.width; text: qsTr("Leave the other works behind"); onClicked: if (Endings.take()) root.desk.deploying.endSetting() }
    Words { visible: root.sets && root.closed; width: root.width; color: Theme.quiet; text: qsTr("Its notes are sealed, so this side deploys by hand.") }
    PushButton {
        objectName: "restOff"
        visible: root.sets && root.closed && root.turn.begun
        width: root.width
        text: root.turn.block !== "" ? qsTr("Nobody else of this command") : qsTr("Nobody else of this side")
        onClicked: if (Endings.take()) root.desk.deploying.endSetting()
    }
    Words { visible: root.sets && root.closed && root.turn.begun; width: root.width; color: Theme.quiet; text: qsTr("The rest is then away or hidden; nobody says which.") }
    Repeater {
        model: root.takers.length
        PushButton {
            required property int index
            readonly property namedShown it: root.takers[index] ?? root.nobody
            objectName: "baggage-" + it.id
            width: root.width
            text: it.name
            onClicked: root.desk.deploying.giveCamps(it.id)
        }
    }
}
