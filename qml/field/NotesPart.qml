pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What a side writes down in secret, while it alone has the tablet: the order of its commands, who marches round a
// flank, who lies in ambush.
PanelPart {
    id: root

    readonly property list<notedShown> blocks: notes.blocks
    readonly property list<troopRowShown> hidden: notes.hidden
    property notedShown noBlock
    property troopRowShown nobody
    readonly property int side: Math.max(0, root.desk.handed.to)

    title: notes.writes ? qsTr("%1 writes, in secret").arg(notes.who) : qsTr("%1: its notes").arg(notes.who)
    words: notes.writes ? qsTr("For this side’s eyes only. Commands stand from right to left as it sees them, front row first.") : qsTr("For this side’s eyes only. Its commands are being deployed: nothing here changes any more.")
    trouble: notes.trouble
    lines: root.width < Math.round(340 * Theme.scale) ? 5 : 4
    still: troops
    Component.onDestruction: notes.leave()

    FieldNotes { id: notes; objectName: "notes"; field: root.desk }
    PushButton {
        objectName: "notesDone"
        visible: notes.writes
        width: parent.width
        primary: true
        iconName: notes.sealed ? "locked" : "check"
        text: notes.sealed ? qsTr("Done, seal it again") : qsTr("Done, hide it")
        onClicked: notes.done()
    }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        PushButton { objectName: "notesSeal"; visible: notes.writes && !notes.sealed; iconName: "locked"; text: qsTr("Done, seal it"); onClicked: sealing.open() }
        PushButton { objectName: "notesUnseal"; visible: notes.sealed; iconName: "unlocked"; text: qsTr("Hide it without a password"); onClicked: notes.unseal() }
        PushButton { objectName: "notesBack"; plain: notes.writes; primary: !notes.writes; text: notes.written ? qsTr("Hand it back") : qsTr("Go on later"); onClicked: notes.giveBack() }
    }
    Heading { width: parent.width; font.pixelSize: Theme.name; text: qsTr("Where the commands go") }
    Repeater {
        model: root.blocks.length
        Column {
            id: row
            required property int index
            readonly property notedShown it: root.blocks[index] ?? root.noBlock
            width: parent.width
            spacing: Theme.gap1
            Item {
                width: parent.width
                height: Math.max(Theme.touch, named.height)
                Column {
                    id: named
                    width: parent.width - tools.width - Theme.gap2
                    anchors.verticalCenter: parent.verticalCenter
                    Words { width: parent.width; font.bold: true; text: row.it.name }
                    Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: row.it.about }
                }
                Row {
                    id: tools
                    anchors.right: parent.right
                    visible: notes.writes
                    IconButton { objectName: "righter-" + row.it.id; iconName: "up"; enabled: !row.it.first; text: qsTr("%1 further right").arg(row.it.name); onClicked: notes.shift(row.it.id, -1) }
                    IconButton { objectName: "lefter-" + row.it.id; iconName: "down"; enabled: !row.it.last; text: qsTr("%1 further left").arg(row.it.name); onClicked: notes.shift(row.it.id, 1) }
                }
            }
            Picker {
                objectName: "place-" + row.it.id
                visible: notes.writes
                width: parent.width
                what: qsTr("Place of the %1").arg(row.it.name)
                model: notes.places
                displayText: row.it.place
                onActivated: index => notes.put(row.it.id, index)
            }
            Words { visible: !notes.writes; width: parent.width; text: row.it.place }
        }
    }
    Heading { width: parent.width; font.pixelSize: Theme.name; text: qsTr("In ambush") }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: notes.writes ? qsTr("Tap an element below, then its hiding place on the map: in the left or right third, in or behind cover.") : root.hidden.length === 0 ? qsTr("Nobody.") : ""
        visible: text !== ""
    }
    UnitCard { visible: root.desk.deploying.unit.badge !== "" && root.desk.deploying.unit.side === root.side; width: parent.width; desk: root.desk }
    Repeater {
        model: root.hidden.length
        Column {
            id: hides
            required property int index
            readonly property troopRowShown it: root.hidden[index] ?? root.nobody
            width: parent.width
            Words { width: parent.width; font.bold: true; text: qsTr("%1 %2").arg(hides.it.badge).arg(hides.it.name) }
            Toggle {
                objectName: "onFoot-" + hides.it.badge
                visible: hides.it.waits || hides.it.done > 0
                enabled: notes.writes
                width: parent.width
                text: qsTr("Dismounted")
                checked: hides.it.done > 0
                onToggled: notes.dismount(hides.it.badge, checked)
            }
        }
    }
    TroopList { id: troops; visible: notes.writes; width: parent.width; desk: root.desk; side: root.side }
    Lazy {
        id: sealing
        objectName: "notesSealing"
        sheet: Component {
            WordSheet {
                title: qsTr("Seal these notes")
                function check(one: string, other: string): string { return notes.seal(one, other); }
            }
        }
    }
}
