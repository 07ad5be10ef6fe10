pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Two armies and a name: what else there is to settle, the battle asks itself.
Sheet {
    id: root

    required property Battles battles
    property var armies: []
    property var chosen: [-1, -1]
    readonly property bool possible: root.chosen[0] >= 0 && root.chosen[1] >= 0
    signal made(string id)

    title: qsTr("A new battle")
    wish: 560
    onOpened: { root.armies = root.battles.armies(); root.chosen = [-1, -1]; nameField.text = ""; first.forceActiveFocus(); }

    function choose(side: int, index: int): void {
        const chosen = Array.from(root.chosen);
        chosen[side] = index;
        root.chosen = chosen;
    }
    function make(): void {
        if (!root.possible) return;
        const id = root.battles.create(root.armies[root.chosen[0]].id, root.armies[root.chosen[1]].id, nameField.text);
        if (id === "") return;
        root.close();
        root.made(id);
    }

    component ArmyPicker: Column {
        id: one
        required property int side
        required property string who
        width: parent.width
        spacing: Theme.gap1
        function forceActiveFocus(): void { picker.forceActiveFocus(); }
        Words { text: one.who; font.bold: true }
        Picker {
            id: picker
            objectName: "battleArmy-" + one.side
            width: parent.width
            what: qsTr("Army of this side: %1").arg(one.who)
            textRole: "name"
            model: root.armies
            currentIndex: root.chosen[one.side]
            displayText: currentIndex >= 0 ? root.armies[currentIndex].name : qsTr("Choose an army")
            onActivated: index => root.choose(one.side, index)
        }
    }
    ArmyPicker { id: first; side: 0; who: qsTr("Side A") }
    ArmyPicker { side: 1; who: qsTr("Side B") }
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
        text: qsTr("How long it lasts and who begins is asked next, by agreement or by dice. The battle keeps the armies as they are now.")
    }
    foot: [
        PushButton { objectName: "makeBattle"; primary: true; enabled: root.possible; text: qsTr("Begin"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
