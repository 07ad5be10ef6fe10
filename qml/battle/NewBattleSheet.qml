pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Who fights and plays, on what battlefield, for how long: what else there is to settle, the battle asks itself.
Sheet {
    id: root

    closePolicy: T.Popup.CloseOnEscape // a tap beside it loses nothing of what was picked

    required property Battles battles
    property list<battleArmyShown> armies
    property var picked: [[-1], [-1]]  // rows of `armies`, of each side
    property list<battleFieldShown> setUps // the first: none
    property int setUp: 0
    property string wanted             // the battlefield it was begun from
    property list<houseShown> houses   // of the player's own; the first: none
    property int house: 0
    property houseShown noHouse
    readonly property houseShown taken: root.houses[root.house] ?? root.noHouse
    property list<clauseShown> clauses // what may be agreed on between these armies
    readonly property list<clauseShown> choosing: Array.from(root.clauses).filter(one => one.kind === ClauseKind.Choice)
    readonly property list<clauseShown> more: Array.from(root.clauses).filter(one => one.kind !== ClauseKind.Choice)
    property clauseShown noClause
    property var agreed: ({})          // values by the ids of clauses
    property newBattleShown plan       // what is to be begun
    property string trouble
    readonly property bool possible: root.picked.every(side => side.every(row => row >= 0))
    signal made(string id)
    signal fieldWanted() // to lay out, and to deploy on, before the battle begins

    title: qsTr("New battle")
    wish: 640
    // Before it is seen, so that it has its height at once.
    onAboutToShow: {
        said.clear();
        root.armies = root.battles.armies();
        root.picked = [[-1], [-1]];
        root.agreed = {};
        root.wanted = "";
        nameField.text = "";
        root.look();
    }

    // With a battlefield, and the armies that are deployed on it.
    function begin(field: string): void {
        if (field === "") return;
        const ids = root.battles.deployedOn(field);
        root.wanted = field;
        root.picked = [0, 1].map(side => [Array.from(root.armies).findIndex(army => army.id === ids[side])]);
        root.look();
    }
    function agreedOn(clause: clauseShown): string {
        return root.agreed[clause.id] ?? (clause.choices.length > 0 ? clause.choices[0].value : "");
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
        root.clauses = root.battles.clauses(root.armyId(root.picked[0][0])); // the same as before: nothing changes
        root.house = 0;
        root.houses = root.battles.houses(root.armyId(root.picked[0][0]));
        root.setUps = root.battles.setUps(root.armyId(root.picked[0][0]), root.armyId(root.picked[1][0]));
        const meant = Array.from(root.setUps).findIndex(one => root.wanted !== "" ? one.id === root.wanted : one.theirs);
        root.setUp = Math.max(0, meant);
    }
    function make(): void {
        if (!root.possible || !said.check()) return;
        root.plan.first = root.picked[0].map(row => root.armyId(row));
        root.plan.second = root.picked[1].map(row => root.armyId(row));
        root.plan.name = nameField.text;
        const all = Object.assign({}, root.agreed);
        for (const clause of Array.from(root.choosing))
            if (root.agreedOn(clause) !== "") all[clause.id] = root.agreedOn(clause);
        root.plan.agreed = Object.keys(all).sort().map(id => id + "=" + all[id]);
        root.plan.about = said.written();
        root.plan.house = root.house > 0 ? root.taken.name : "";
        root.plan.setUp = root.setUps.length > 0 ? root.setUps[root.setUp].id : "";
        const begun = root.battles.create(root.plan);
        root.trouble = begun.trouble;
        if (root.trouble !== "") return;
        root.close();
        root.made(begun.id);
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
            what: qsTr("Battlefield")
            textRole: "name"
            besideRole: "armies"
            model: root.setUps
            currentIndex: root.setUp
            onActivated: index => { root.trouble = ""; root.setUp = index; }
        }
    }
    PushButton {
        objectName: "layOut"
        visible: root.setUp === 0
        iconName: "fields"
        text: qsTr("Lay out a battlefield and deploy first")
        onClicked: { root.close(); root.fieldWanted(); }
    }
    Repeater {
        model: root.choosing.length
        Column {
            id: choice
            required property int index
            readonly property clauseShown clause: root.choosing[choice.index] ?? root.noClause
            width: parent ? parent.width : 0
            spacing: Theme.gap1
            Words { text: choice.clause.label; font.bold: true }
            Flow {
                width: parent.width
                spacing: Theme.gap2
                Repeater {
                    model: choice.clause.choices
                    Chip {
                        required property clauseChoiceShown modelData
                        objectName: choice.clause.id + "-" + modelData.value
                        text: modelData.label
                        checked: root.agreedOn(choice.clause) === modelData.value
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
            what: qsTr("House rules")
            textRole: "name"
            model: root.houses
            currentIndex: root.house
            onActivated: index => { root.trouble = ""; root.house = index; }
        }
        Repeater {
            model: root.taken.rules.length
            Words {
                required property int index
                width: parent ? parent.width : 0
                color: Theme.quiet
                text: root.taken.rules[index] ?? ""
            }
        }
        Words {
            objectName: "houseTrouble"
            visible: text !== ""
            width: parent.width
            color: Theme.bad
            text: root.taken.trouble
        }
    }
    Fold {
        objectName: "clauses"
        visible: root.more.length > 0
        width: parent ? parent.width : 0
        title: qsTr("Options")
        Repeater {
            model: root.opened ? root.more.length : 0 // a new battle begins with nothing agreed
            ClauseRow {
                required property int index
                width: parent ? parent.width : 0
                clause: root.more[index] ?? root.noClause
                onAgreed: value => root.agree(clause.id, value)
            }
        }
    }
    Fold {
        objectName: "evening"
        width: parent ? parent.width : 0
        open: true
        title: qsTr("Players, place and date")
        EveningFields { id: said; width: parent ? parent.width : 0; battles: root.battles; withNotes: false }
    }
    Field {
        id: nameField
        objectName: "battleName"
        width: parent.width
        what: qsTr("Battle name")
        placeholderText: qsTr("A name, if you like: Friday evening, Raphia …")
        maximumLength: 80
        onAccepted: root.make()
    }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("What is settled before the first move comes next. The battle keeps the armies as they are now.")
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
        PushButton { objectName: "makeBattle"; primary: true; enabled: root.possible; text: qsTr("Start"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
