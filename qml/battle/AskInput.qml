pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One input of a card, with its heading; dice as they fell.
Column {
    id: root

    required property BattleViewModel desk
    required property inputShown it
    property bool severalThrows: false // on its card
    property bool due: true            // its dice are the next to be typed
    property bool disputable: false
    signal glossaryAsked(string id)
    signal disputed() // a die is to decide
    readonly property bool choice: root.it.kind === InputKind.Choice
    readonly property bool things: root.it.kind === InputKind.Things
    readonly property bool dice: root.it.kind === InputKind.Dice
    readonly property bool flag: root.it.kind === InputKind.Flag
    // A throw says itself what it is, unless there is another.
    readonly property bool named: root.dice ? root.severalThrows : !root.flag
    readonly property int line: root.choice || root.things ? Theme.touch : 0  // its words stand in its first line

    component Aside: Words {
        height: Math.max(implicitHeight, root.line)
        verticalAlignment: Text.AlignVCenter
        rightPadding: Theme.gap2
        color: Theme.quiet
        font.pixelSize: Theme.small
        font.italic: true
    }

    objectName: "input-" + root.it.id
    visible: !root.it.idle
    spacing: Theme.gap1

    Flow {
        visible: root.named || root.it.again || root.it.map || root.it.measure || root.flag && root.it.fact && !root.it.noted
        width: parent.width
        spacing: root.choice || badges.dense ? 0 : Theme.gap1
        Glossed {
            objectName: "label-" + root.it.id
            visible: root.named
            desk: root.desk
            color: Theme.quiet
            font.pixelSize: Theme.small
            plain: root.it.label
            room: root.width
            width: natural
            height: Math.max(implicitHeight, root.line)
            rightPadding: Theme.gap2
            verticalAlignment: Text.AlignVCenter
            onAsked: id => root.glossaryAsked(id)
        }
        If { wanted: root.it.fact && !root.it.noted && (!root.things || root.it.measure); Aside { objectName: "unsaid-" + root.it.id; text: root.it.measure ? qsTr("measure it") : qsTr("not recorded") } }
        If { wanted: root.it.again; Aside { objectName: "again-" + root.it.id; text: qsTr("as last time") } }
        If { wanted: root.it.map; Aside { objectName: "map-" + root.it.id; text: qsTr("from the map") } }
        Options { it: root.it; wanted: root.choice; onPut: value => root.desk.asked.put(root.it.id, value) }
        Badges { id: badges; it: root.it; wanted: root.things; room: root.width; onPicked: thing => root.desk.picks.pick(root.it.id, thing); onRowPicked: first => root.desk.picks.pickRow(root.it.id, first); onRowOpened: first => root.desk.picks.openRow(first, root.it.id) }
        If {
            readonly property list<badgeShown> all: root.desk.picks.companions
            wanted: root.things && all.length > 0 && Array.from(root.it.things).some(one => one.thing === all[0].thing)
            PushButton {
                objectName: "companions"
                iconName: "plus"
                font.pixelSize: Theme.small
                text: qsTr("With %1", "units beside it").arg(Array.from(root.desk.picks.companions).map(one => one.badge).join(", "))
                onClicked: root.desk.picks.takeCompanions()
            }
        }
        If {
            wanted: root.things && root.it.measure
            PushButton {
                objectName: "nobody-" + root.it.id
                plain: true
                font.pixelSize: Theme.small
                text: qsTr("Nobody")
                onClicked: root.desk.picks.pickNobody(root.it.id)
            }
        }
        If {
            wanted: root.it.far > 0
            PushButton {
                objectName: "far-" + root.it.id
                plain: true
                iconName: root.it.farOpen ? "up" : "down"
                font.pixelSize: Theme.small
                text: qsTr("%n out of reach", "", root.it.far)
                onClicked: root.desk.picks.openFar(root.it.id)
            }
        }
        If {
            wanted: root.things && root.it.things.length === 0
            Words { height: root.line; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("Nobody") }
        }
        If { wanted: root.disputable && root.choice; DieDecides { input: root.it.id; onClicked: root.disputed() } }
    }
    If {
        wanted: !root.choice && !root.things && !root.dice
        Row {
            InputField {
                width: root.width - (decides.active ? decides.width : 0)
                it: root.it
                onPut: value => root.desk.asked.put(root.it.id, value)
            }
            If { id: decides; wanted: root.disputable; DieDecides { input: root.it.id; onClicked: root.disputed() } }
        }
    }
    If {
        wanted: root.dice
        DiceAsked {
            width: root.width
            desk: root.desk
            input: root.it.id
            dice: root.it.dice
            owners: root.it.things
            due: root.due
        }
    }
}
