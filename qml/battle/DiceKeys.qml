pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// The keys for dice: always here, pale while no dice are asked that they could name. The key that was hit stays lit for
// a moment: one sees from the table that it was the right one.
RowLayout {
    id: root

    required property BattleViewModel desk
    property bool outcomes: false // buttons for what comes of it stand for the dice
    readonly property list<inputShown> inputs: root.desk.asked.inputs
    property inputShown none
    readonly property diceShown dice: (Array.from(root.inputs).find(one => one.kind === InputKind.Dice && one.dice.faces.includes(0)) ?? Array.from(root.inputs).find(one => one.kind === InputKind.Dice) ?? root.none).dice
    readonly property bool begins: root.desk.dice.takes && !root.desk.dice.has // the first is of the card behind this one
    readonly property bool asks: root.desk.dice.takes && !root.outcomes && !root.dice.counted && root.dice.sides <= 6
    readonly property bool open: root.asks && (root.begins || Array.from(root.dice.faces).includes(0))
    readonly property bool lingers: fading.running
    property int face: 0

    function show(face: int): void {
        root.face = face;
        fading.restart();
    }

    objectName: "diceKeys"
    spacing: root.width < Math.round(400 * Theme.scale) ? 2 : 6
    Timer { id: fading; interval: 900 }
    Repeater {
        model: 6
        PushButton {
            id: key
            required property int index
            readonly property bool lit: fading.running && root.face === key.index + 1
            objectName: "die-" + (key.index + 1)
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.preferredHeight: Math.round(56 * Theme.scale)
            leftPadding: 2
            opacity: enabled ? 1 : 0.5
            primary: key.lit
            enabled: root.open && key.index < root.dice.sides || key.lit
            focusPolicy: Qt.TabFocus
            font.pixelSize: Theme.heading
            font.bold: true
            text: String(key.index + 1)
            Accessible.name: qsTr("A %1").arg(key.index + 1)
            onClicked: if (root.open) root.desk.dice.typeDie(key.index + 1)
            Item { objectName: "readBack"; readonly property int face: root.face; visible: key.lit; anchors.fill: parent }
        }
    }
    IconButton {
        objectName: "eraseDie"
        Layout.preferredWidth: root.spacing > 2 ? Math.round(56 * Theme.scale) : Theme.touch
        Layout.preferredHeight: Math.round(56 * Theme.scale)
        framed: true
        enabled: root.asks && Array.from(root.dice.faces).some(face => face > 0)
        iconName: "erase"
        text: qsTr("Undo the last die")
        onClicked: root.desk.dice.takeBackDie()
    }
}
