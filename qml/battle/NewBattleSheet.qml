pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Who fights, on what battlefield, for how long: what else there is to settle, the battle asks itself.
Sheet {
    id: root

    closePolicy: T.Popup.CloseOnEscape // a tap beside it loses nothing of what was picked

    required property Battles battles
    property var armies: []
    property var picked: [[-1], [-1]]  // of each side
    property var setUps: []
    property int setUp: 0              // 0: none
    readonly property var fields: { const all = Array.from(root.setUps); all.unshift({name: qsTr("None: the table alone"), armies: ""}); return all; }
    property var houses: []            // house rules of the player's own
    property int house: 0              // 0: none
    readonly property var houseNames: { const all = root.houses.map(one => ({name: one.name})); all.unshift({name: qsTr("None: by the book")}); return all; }
    property var clauses: []           // what may be agreed on between these armies
    readonly property var choosing: root.clauses.filter(one => one.kind === 3)
    readonly property var more: root.clauses.filter(one => one.kind !== 3)
    property var agreed: ({})          // by the ids of clauses
    property var answer: ({})          // to what was last to be begun: id, or trouble
    property string trouble
    readonly property bool possible: root.picked.every(side => side.every(row => row >= 0))
    signal made(string id)

    title: qsTr("A new battle")
    wish: 560
    // Before it is seen, so that it has its height at once.
    onAboutToShow: {
        root.armies = root.battles.armies();
        root.picked = [[-1], [-1]];
        root.agreed = {};
        nameField.text = "";
        root.look();
    }

    function pick(side: int, rows: var): void {
        const all = Array.from(root.picked);
        all[side] = rows;
        root.picked = all;
        root.look();
    }
    function armyId(row: int): string { return row >= 0 ? root.armies[row].id : ""; }
    function agree(id: string, value: string): void {
        root.trouble = "";
        const all = Object.assign({}, root.agreed);
        if (value === "") delete all[id];
        else all[id] = value;
        root.agreed = all;
    }
    // The battlefields for who is chosen now.
    function look(): void {
        root.trouble = "";
        root.setUp = 0;
        const clauses = root.battles.clauses(root.armyId(root.picked[0][0]));
        if (JSON.stringify(clauses) !== JSON.stringify(root.clauses)) root.clauses = clauses;
        root.house = 0;
        root.houses = root.battles.houses(root.armyId(root.picked[0][0]));
        root.setUps = root.battles.setUps(root.armyId(root.picked[0][0]), root.armyId(root.picked[1][0]));
    }
    function make(): void {
        if (!root.possible) return;
        root.answer = root.battles.create({sides: root.picked.map(side => side.map(row => root.armyId(row))), name: nameField.text,
                                            agreed: root.agreed, house: root.house > 0 ? root.houses[root.house - 1].name : "", setUp: root.setUp > 0 ? root.setUps[root.setUp - 1].id : ""});
        root.trouble = root.answer.trouble ?? "";
        if (root.trouble !== "") return;
        root.close();
        root.made(root.answer.id);
    }

    Repeater {
        model: [qsTr("Side A"), qsTr("Side B")]
        SideArmies {
            required property int index
            required property string modelData
            width: parent ? parent.width : 0
            title: modelData
            side: index
            armies: root.armies
            picked: root.picked[index]
            onChanged: rows => root.pick(index, rows)
        }
    }
    Column {
        visible: root.setUps.length > 0
        width: parent ? parent.width : 0
        spacing: Theme.gap1
        Words { text: qsTr("Battlefield"); font.bold: true }
        Picker {
            objectName: "battleField"
            width: parent.width
            what: qsTr("Battlefield to begin on")
            textRole: "name"
            besideRole: "armies"
            model: root.fields
            currentIndex: root.setUp
            onActivated: index => { root.trouble = ""; root.setUp = index; }
        }
    }
    Repeater {
        model: root.choosing.length
        Column {
            id: choice
            required property int index
            readonly property var clause: root.choosing[choice.index] ?? ({id: "", label: "", choices: []})
            width: parent ? parent.width : 0
            spacing: Theme.gap1
            Words { text: choice.clause.label; font.bold: true }
            Flow {
                width: parent.width
                spacing: Theme.gap2
                Repeater {
                    model: choice.clause.choices
                    Chip {
                        required property var modelData
                        objectName: choice.clause.id + "-" + modelData.value
                        text: modelData.label
                        checked: (root.agreed[choice.clause.id] ?? "") === modelData.value
                        Accessible.name: qsTr("%1: %2", "a choice: its answer").arg(choice.clause.label).arg(text)
                        onFlipped: root.agree(choice.clause.id, modelData.value)
                    }
                }
            }
        }
    }
    Column {
        visible: root.houses.length > 0
        width: parent ? parent.width : 0
        spacing: Theme.gap1
        Words { text: qsTr("House rules"); font.bold: true }
        Picker {
            objectName: "battleHouse"
            width: parent.width
            what: qsTr("House rules to play by")
            textRole: "name"
            model: root.houseNames
            currentIndex: root.house
            onActivated: index => { root.trouble = ""; root.house = index; }
        }
        Repeater {
            model: root.house > 0 ? root.houses[root.house - 1].rules.length : 0
            Words {
                required property int index
                width: parent ? parent.width : 0
                color: Theme.quiet
                text: root.houses[root.house - 1]?.rules[index] ?? ""
            }
        }
        Words {
            objectName: "houseTrouble"
            visible: text !== ""
            width: parent.width
            color: Theme.bad
            text: root.house > 0 ? root.houses[root.house - 1]?.trouble ?? "" : ""
        }
    }
    Fold {
        objectName: "clauses"
        visible: root.more.length > 0
        width: parent ? parent.width : 0
        title: qsTr("What else is agreed")
        Repeater {
            model: root.opened ? root.more.length : 0 // a new battle begins with nothing agreed
            ClauseRow {
                required property int index
                width: parent ? parent.width : 0
                clause: root.more[index] ?? ({id: "", label: "", kind: 0, least: 0, most: 0, usual: 0, whose: 0})
                onAgreed: value => root.agree(clause.id, value)
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
        Words {
            objectName: "newBattleTrouble"
            visible: text !== ""
            width: parent ? parent.width : 0
            color: Theme.bad
            text: root.trouble
            Accessible.role: Accessible.AlertMessage
        },
        PushButton { objectName: "makeBattle"; primary: true; enabled: root.possible; text: qsTr("Begin"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
