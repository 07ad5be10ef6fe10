pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One input of a card, with its heading; dice as they fell.
Column {
    id: root

    required property BattleDesk desk
    required property int at
    property bool disputable: false
    signal glossaryAsked(string id)
    signal disputed() // a die is to decide
    readonly property bool choice: root.it.kind === "choice"
    readonly property bool things: root.it.kind === "things"
    // A throw says itself what it is, unless there is another.
    readonly property bool named: root.it.kind === "dice" ? root.desk.inputs.filter(one => one.kind === "dice").length > 1 : root.it.kind !== "flag"
    readonly property int line: root.choice || root.things && !badges.dense ? Theme.touch : 0  // its words stand in its first line
    readonly property var it: root.desk.inputs[root.at] ?? ({id: "", label: "", kind: "", options: [], things: [], fact: false, noted: false, value: 0, least: 0, most: 0})

    objectName: "input-" + root.it.id
    visible: root.it.idle !== true
    spacing: Theme.gap1

    Flow {
        visible: root.named || root.it.again === true || root.it.map === true || root.it.kind === "flag" && root.it.fact && !root.it.noted
        width: parent.width
        spacing: root.choice || badges.dense ? 0 : Theme.gap1
        Glossed { objectName: "label-" + root.it.id; visible: root.named; desk: root.desk; color: Theme.quiet; font.pixelSize: Theme.small; plain: root.it.label; width: root.things && badges.dense ? root.width : Math.min(implicitWidth, root.width); height: Math.max(implicitHeight, root.line); rightPadding: Theme.gap2; verticalAlignment: Text.AlignVCenter; onAsked: id => root.glossaryAsked(id) }
        Words {
            visible: root.it.fact && !root.it.noted && root.it.kind !== "things"
            height: Math.max(implicitHeight, root.line)
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.gap2
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("not noted")
        }
        Words {
            objectName: "again-" + root.it.id
            visible: root.it.again === true
            height: Math.max(implicitHeight, root.line)
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.gap2
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("as last time")
        }
        Words {
            objectName: "map-" + root.it.id
            visible: root.it.map === true
            height: Math.max(implicitHeight, root.line)
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.gap2
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("from the map")
        }
        Options { it: root.it; wanted: root.choice; onPut: value => root.desk.put(root.it.id, value) }
        Badges { id: badges; it: root.it; wanted: root.things; onPicked: thing => root.desk.pick(root.it.id, thing) }
        Words { visible: root.things && root.it.things.length === 0; height: root.line; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("Nobody") }
        DieDecides { visible: root.disputable && root.choice; input: root.it.id; onClicked: root.disputed() }
    }
    Row {
        visible: !root.choice && !root.things && root.it.kind !== "dice"
        InputField {
            width: root.width - (decides.visible ? decides.width : 0)
            it: root.it
            onPut: value => root.desk.put(root.it.id, value)
        }
        DieDecides { id: decides; visible: root.disputable && !root.choice; input: root.it.id; onClicked: root.disputed() }
    }
    DiceAsked {
        visible: root.it.kind === "dice"
        width: parent.width
        desk: root.desk
        input: root.it.kind === "dice" ? root.it.id : ""
        dice: root.it.dice ?? ({count: 0, sides: 6, needs: "", mayCount: false, counted: false, faces: [], score: -1})
    }
}
