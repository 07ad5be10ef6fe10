pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Two armies and a name: what else there is to settle, the battle asks itself.
Sheet {
    id: root

    required property Battles battles
    property var armies: []
    property var chosen: [-1, -1]
    property int turns: -1
    readonly property bool possible: root.chosen[0] >= 0 && root.chosen[1] >= 0
    signal made(string id)

    title: qsTr("A new battle")
    wish: 560
    onOpened: { root.armies = root.battles.armies(); root.chosen = [-1, -1]; root.turns = -1; nameField.text = ""; }

    function choose(side: int, index: int): void {
        const chosen = Array.from(root.chosen);
        chosen[side] = index;
        root.chosen = chosen;
    }
    function make(): void {
        if (!root.possible) return;
        const id = root.battles.create(root.armies[root.chosen[0]].id, root.armies[root.chosen[1]].id, nameField.text, root.turns);
        if (id === "") return;
        root.close();
        root.made(id);
    }

    Repeater {
        model: [qsTr("Side A"), qsTr("Side B")]
        Column {
            id: one
            required property int index
            required property string modelData
            width: parent ? parent.width : 0
            spacing: Theme.gap1
            Words { text: one.modelData; font.bold: true }
            Picker {
                objectName: "battleArmy-" + one.index
                width: parent.width
                what: qsTr("Army of this side: %1").arg(one.modelData)
                textRole: "name"
                model: root.armies
                currentIndex: root.chosen[one.index]
                displayText: root.chosen[one.index] >= 0 ? root.armies[root.chosen[one.index]].name : qsTr("Choose an army")
                onActivated: index => root.choose(one.index, index)
            }
        }
    }
    Column {
        width: parent ? parent.width : 0
        spacing: Theme.gap1
        Words { text: qsTr("How long"); font.bold: true }
        Flow {
            width: parent.width
            spacing: Theme.gap2
            Repeater {
                model: [-1, 0, 4, 6, 7, 8]
                Chip {
                    required property int modelData
                    objectName: "turns-" + modelData
                    text: modelData < 0 ? qsTr("As a die says") : modelData === 0 ? qsTr("Until one withdraws") : qsTr("%n turns", "", modelData)
                    checked: root.turns === modelData
                    Accessible.name: qsTr("How long: %1").arg(text)
                    onFlipped: root.turns = modelData
                }
            }
        }
    }
    Field {
        id: nameField
        objectName: "battleName"
        width: parent.width
        what: qsTr("Name of the battle")
        placeholderText: qsTr("A name, if you like: Friday evening, Raphia …")
        maximumLength: 80
        onAccepted: root.make()
    }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("Who begins is asked next, by agreement or by dice. The battle keeps the armies as they are now.")
    }
    foot: [
        PushButton { objectName: "makeBattle"; primary: true; enabled: root.possible; text: qsTr("Begin"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
