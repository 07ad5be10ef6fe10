import QtQuick
import Strategikon.App

// Who has which edge: by a throw, or chosen by the player who did not lay out.
PanelPart {
    id: root

    readonly property terrainAsk ask: root.desk.laying.ask
    readonly property bool open: ask.what === "side"
    readonly property bool chosen: root.desk.course.method === "one-sets-up"

    title: root.open ? qsTr("Who takes which side?") : root.chosen && root.desk.course.sidesWords === "" ? qsTr("Choose your side") : qsTr("Sides decided")
    words: root.open ? qsTr("One die for the first player: low takes the near side, high the far side.")
        : root.chosen && root.desk.course.sidesWords === "" ? qsTr("The player who did not place the terrain chooses.") : root.desk.course.sidesWords

    function typed(face: int): void { if (root.open) dice.type(face); }

    DicePad {
        id: dice
        visible: root.open
        width: parent.width
        dice: root.open ? root.ask.dice : 0
        sides: root.open ? root.ask.sides : 0
        onThrown: faces => root.desk.laying.throwDice(faces)
        onRollAsked: root.desk.laying.rollDice()
    }
    PushButton {
        objectName: "goOn"
        visible: !root.open && root.desk.course.sidesWords !== ""
        width: parent.width
        primary: true
        iconName: "next"
        text: qsTr("Go on")
        onClicked: root.went()
    }
    Flow {
        visible: !root.open && root.chosen
        width: parent.width
        spacing: Theme.gap2
        PushButton { objectName: "chooseNear"; text: qsTr("Near side"); onClicked: root.desk.laying.chooseSides(true) }
        PushButton { objectName: "chooseFar"; text: qsTr("Far side"); onClicked: root.desk.laying.chooseSides(false) }
    }
}
