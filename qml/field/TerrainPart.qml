import QtQuick
import Strategikon.App

// Laying out: dice for the type and the item, a proposal on the map, and the word that it is enough.
PanelPart {
    id: root

    readonly property terrainAsk ask: root.desk.ask
    readonly property terrainDraftShown draft: root.desk.draft
    readonly property string what: root.ask.what
    readonly property bool byDice: root.desk.method === "random"
    readonly property bool drafting: draft.item !== ""
    readonly property bool throwing: !root.drafting && (what === "first" || what === "chart" || what === "item" || what === "side")

    title: root.drafting ? root.draft.name
        : !root.byDice ? qsTr("Place terrain")
        : ({side: qsTr("Choose sides first"), first: qsTr("Who places first?"), chart: qsTr("%1: roll for the type").arg(root.ask.who),
            item: qsTr("%1: %2").arg(root.ask.who).arg(root.ask.chart), place: qsTr("%1: %2").arg(root.ask.who).arg(root.ask.item), done: qsTr("The table is set up")})[root.what] ?? ""
    words: root.drafting ? qsTr("Drag to move, top handle to rotate, corner handle to resize.")
        : !root.byDice ? qsTr("Add what you like and drag it into place.")
        : root.what === "first" ? (root.desk.firstIsNear ? qsTr("Roll one die: low is the near side, high the far side.") : qsTr("Roll one die: low is the far side, high the near side."))
        : root.what === "chart" && root.ask.last ? qsTr("The other side has finished: this is the last item.")
        : root.what === "chart" && root.ask.mayEnd ? qsTr("Or finish: then the other side places one last item.")
        : root.what === "chart" ? qsTr("The first roll picks the chart, the second the item.")
        : root.what === "item" ? qsTr("Now roll for the item.")
        : root.what === "place" ? qsTr("Look at it on the map, then place it or decline it.")
        : root.what === "done" ? qsTr("Look it over together; you may still move anything in the way.") : ""

    function typed(face: int): void { if (root.throwing && root.byDice) dice.type(face); }

    Scenery { id: owned }
    DicePad {
        id: dice
        visible: root.byDice && root.throwing
        width: parent.width
        dice: root.throwing && root.byDice ? root.ask.dice : 0
        sides: root.throwing && root.byDice ? root.ask.sides : 0
        onThrown: faces => root.desk.throwDice(faces)
        onRollAsked: root.desk.rollDice()
    }
    PushButton {
        objectName: "showItem"
        visible: root.what === "place" && !root.drafting
        width: parent.width
        primary: true
        text: qsTr("Show it on the map")
        onClicked: root.desk.propose("")
    }
    DraftCard {
        visible: root.drafting
        width: parent.width
        desk: root.desk
        map: root.map
        onAgain: variant => { if (root.what === "place") root.desk.propose(variant); else root.desk.proposeItem(root.draft.item, variant); }
    }
    PushButton {
        objectName: "decline"
        visible: root.what === "place"
        width: parent.width
        text: qsTr("Place nothing")
        onClicked: root.desk.decline()
    }
    PushButton {
        objectName: "dropDraft"
        visible: root.drafting && root.what !== "place"
        width: parent.width
        text: qsTr("Skip it")
        onClicked: root.desk.dropDraft()
    }
    PushButton {
        objectName: "endTerrain"
        visible: root.throwing && root.ask.mayEnd
        width: parent.width
        text: qsTr("Finish terrain")
        onClicked: root.desk.endTerrain()
    }
    PushButton {
        objectName: "layAll"
        visible: root.byDice && !root.drafting && root.desk.features.length === 0 && root.what !== "done"
        width: parent.width
        iconName: "fill"
        text: qsTr("Set up the whole table for us")
        onClicked: root.desk.layAll()
    }
    Toggle {
        objectName: "onlyOwned"
        visible: owned.count > 0 && root.what !== "done"
        width: parent.width
        text: qsTr("Only my terrain (%n pieces)", "", owned.pieces)
        checked: Settings.onlyOwned
        onToggled: Settings.onlyOwned = checked
    }
    ItemPicker {
        visible: !root.byDice && !root.drafting
        width: parent.width
        items: root.desk.items
        onPicked: id => root.desk.proposeItem(id)
    }
    PushButton {
        objectName: "goOn"
        visible: !root.drafting && (root.what === "done" || !root.byDice && root.desk.features.length > 0)
        width: parent.width
        primary: true
        iconName: "next"
        text: root.byDice ? qsTr("Look it over") : qsTr("Terrain agreed")
        onClicked: root.went()
    }
    ThrowLog { width: parent.width; lines: root.desk.record; open: root.what === "chart" }
}
