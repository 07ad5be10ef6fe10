pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Laying out: what is chosen, dice and what they say, a proposal on the map, and the word that it is enough.
PanelPart {
    id: root

    readonly property terrainAsk ask: root.desk.laying.ask
    readonly property terrainAskedShown asked: root.desk.laying.asked
    readonly property terrainDraftShown draft: root.desk.laying.draft
    readonly property string what: root.ask.what
    readonly property bool byDice: root.desk.course.method === "random"
    readonly property bool drafting: draft.item !== ""
    readonly property bool throwing: !root.drafting && root.byDice && root.ask.dice > 0

    // Room for what is said of any answer: from tap to tap all buttons keep their places, and what grows stands below them.
    lines: root.what === "done" ? 1 : root.drafting ? 4 : root.what === "choose" ? 4 : 2
    titleLines: root.byDice && root.what !== "done" ? 2 : 1
    trouble: root.draft.fault
    title: root.drafting ? root.draft.name : root.asked.title
    words: root.drafting ? qsTr("Drag to move, top handle to rotate, corner handle to resize.") : root.asked.words

    onWhatChanged: root.toTop()
    onDraftingChanged: root.toTop()

    function typed(face: int): void { if (root.throwing) dice.type(face); }

    Scenery { id: owned }
    DicePad {
        id: dice
        visible: root.throwing
        width: parent.width
        dice: root.throwing ? root.ask.dice : 0
        sides: root.throwing ? root.ask.sides : 0
        names: root.throwing ? root.asked.dice : []
        onThrown: faces => root.desk.laying.throwDice(faces)
        onRollAsked: root.desk.laying.rollDice()
    }
    Column {
        visible: root.throwing && root.asked.faces.length > 0
        width: parent.width
        spacing: 2
        Repeater {
            model: root.asked.faces.length
            Words { required property int index; objectName: "says-" + index; width: parent.width; color: Theme.quiet; text: root.asked.faces[index] ?? "" }
        }
    }
    PushButton {
        objectName: "endTerrain"
        visible: !root.drafting && root.byDice && root.asked.end !== ""
        enabled: root.ask.mayEnd
        width: parent.width
        primary: !root.throwing && !Array.from(root.asked.choices).some(one => one.open && one.sizes.length === 0 || Array.from(one.sizes).some(size => size.open))
        text: root.asked.end
        onClicked: if (Endings.take()) root.desk.laying.endTerrain()
    }
    ChoiceList {
        objectName: "choices"
        visible: !root.drafting && root.byDice && root.asked.choices.length > 0
        width: parent.width
        choices: root.asked.choices
        onChosen: id => root.desk.laying.choose(id)
    }
    PushButton {
        objectName: "showItem"
        visible: root.what === "place" && !root.drafting
        width: parent.width
        primary: true
        text: qsTr("Show it on the map")
        onClicked: root.desk.laying.propose("")
    }
    DraftCard {
        visible: root.drafting
        width: parent.width
        desk: root.desk
        map: root.map
        onAgain: variant => { if (root.what === "place") root.desk.laying.propose(variant); else root.desk.laying.proposeItem(root.draft.item, variant); }
    }
    PushButton {
        objectName: "decline"
        visible: root.what === "place"
        width: parent.width
        text: root.drafting ? root.asked.agreed : root.asked.none
        onClicked: if (Endings.take()) root.desk.laying.decline() // the next of its kind comes to lie there
    }
    PushButton {
        objectName: "dropDraft"
        visible: root.drafting && root.what !== "place"
        width: parent.width
        text: qsTr("Skip it")
        onClicked: root.desk.laying.dropDraft()
    }
    PushButton {
        objectName: "layAll"
        visible: root.byDice && root.what !== "done"
        width: parent.width
        iconName: "fill"
        text: root.desk.terrain.features.length === 0 ? qsTr("Set up the whole table for us") : qsTr("Set up the rest of the table for us")
        onClicked: root.desk.laying.layAll()
    }
    Toggle {
        objectName: "onlyOwned"
        visible: owned.count > 0 && root.what !== "done"
        width: parent.width
        text: qsTr("Only my terrain (%n pieces)", "", owned.pieces)
        checked: Settings.onlyOwned
        onToggled: Settings.onlyOwned = checked
    }
    PushButton {
        objectName: "toScenery"
        visible: root.what !== "done" && !root.drafting
        width: parent.width
        plain: true
        text: qsTr("My terrain …")
        onClicked: root.sceneryAsked()
    }
    ItemPicker {
        visible: !root.byDice && !root.drafting
        width: parent.width
        items: root.desk.laying.items
        onPicked: id => root.desk.laying.proposeItem(id)
    }
    PushButton {
        objectName: "goOn"
        visible: !root.drafting && (root.what === "done" || !root.byDice && root.desk.terrain.features.length > 0)
        width: parent.width
        primary: true
        iconName: "next"
        text: root.byDice ? qsTr("Look it over") : qsTr("Terrain agreed")
        onClicked: root.went()
    }
    Words { objectName: "draftPlace"; visible: root.drafting; width: parent.width; height: Math.max(implicitHeight, 3.2 * letters.height); text: root.draft.place }
    Words {
        visible: root.drafting && text !== ""
        width: parent.width
        color: Theme.quiet
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(14 * Theme.scale)
        text: root.draft.rule
    }
    Words {
        id: chosen
        objectName: "chosenSoFar"
        visible: root.what === "choose"
        width: parent.width
        height: Math.max(implicitHeight, 3.2 * letters.height)
        text: root.asked.chosen
        FontMetrics { id: letters; font: chosen.font }
    }
    ThrowLog { width: parent.width; lines: root.desk.laying.record; open: !root.throwing || root.what === "chart" }
}
