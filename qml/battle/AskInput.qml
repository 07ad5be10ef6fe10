pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One input of a card, with its heading; dice as they fell.
Column {
    id: root

    required property BattleDesk desk
    required property int at
    signal glossaryAsked(string id)
    readonly property var it: root.desk.inputs[root.at] ?? ({id: "", label: "", kind: "", options: [], things: [], fact: false, noted: false, value: 0, least: 0, most: 0})

    objectName: "input-" + root.it.id
    visible: root.it.idle !== true
    spacing: Theme.gap1

    Flow {
        visible: root.it.kind !== "flag" || root.it.again === true || root.it.map === true
        width: parent.width
        spacing: Theme.gap2
        Glossed { objectName: "label-" + root.it.id; visible: root.it.kind !== "flag"; desk: root.desk; color: Theme.quiet; font.pixelSize: Theme.small; plain: root.it.label; width: Math.min(implicitWidth, root.width); onAsked: id => root.glossaryAsked(id) }
        Words {
            visible: root.it.fact && !root.it.noted && root.it.kind !== "things"
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("not noted")
        }
        Words {
            objectName: "again-" + root.it.id
            visible: root.it.again === true
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("as last time")
        }
        Words {
            objectName: "map-" + root.it.id
            visible: root.it.map === true
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("from the map")
        }
    }
    InputField {
        width: parent.width
        it: root.it
        onPut: value => root.desk.put(root.it.id, value)
        onPicked: thing => root.desk.pick(root.it.id, thing)
    }
    DiceAsked {
        visible: root.it.kind === "dice"
        width: parent.width
        desk: root.desk
        input: root.it.kind === "dice" ? root.it.id : ""
        dice: root.it.dice ?? ({count: 0, sides: 6, needs: "", mayCount: false, counted: false, faces: [], score: -1})
    }
}
