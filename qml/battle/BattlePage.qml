// qmllint disable unqualified
import QtQuick
import Strategikon.App

// One battle at the table: both sides, the card of what is asked, and the story so far.
AppPage {
    id: root

    readonly property bool beside: width >= Math.round(880 * Theme.scale) && width > height
    property string refusal

    title: battle.name
    focus: true
    ownSteps: battle.known
    canUndo: battle.undoWords !== ""
    canRedo: battle.redoWords !== ""
    onUndone: battle.undo()
    onRedone: battle.redo()
    onArgsChanged: load()
    Component.onCompleted: load()
    Keys.onEscapePressed: {
        if (battle.actions.length > 0 && battle.chosen) battle.putAway();
        else root.go("battles", {back: true});
    }
    Keys.onReturnPressed: battle.answer()
    Keys.onEnterPressed: battle.answer()
    // Dice thrown at the table are typed as they fell.
    Keys.onPressed: event => {
        if (!battle.hasDice || event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier) return;
        if (event.key === Qt.Key_Backspace) battle.takeBackDie();
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) battle.typeDie(event.key - Qt.Key_0);
        else return;
        event.accepted = true;
    }

    function load(): void {
        Session.focus = "";
        battle.battleId = args.battleId ?? "";
    }

    commands: [
        Command { label: qsTr("Back, or another action"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Answer as it stands"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("What a die shows"); sequence: ""; shown: qsTr("1 to 6") },
        Command { label: qsTr("Take back the last die"); sequence: ""; shown: qsTr("Backspace") },
        Command { label: qsTr("Roll for me"); sequence: "Ctrl+R"; enabled: battle.hasDice; onActivated: battle.roll() }
    ]

    BattleDesk {
        id: battle
        objectName: "desk"
        onChanged: root.refusal = ""
        onCardChanged: root.refusal = ""
        onRefused: words => { later.words = words; later.restart(); }
    }
    AgreedDesk { id: pact; objectName: "agreedDesk"; desk: battle }
    Lazy { id: tally; property bool otherwise; sheet: Component { TallySheet { agreed: pact; otherwise: tally.otherwise } } }
    // A refusal is told after the card has changed, so that it stays.
    Timer { id: later; property string words; interval: 0; onTriggered: root.refusal = words }

    Item {
        id: head
        x: Theme.gap4
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: Math.max(Theme.touch, titles.height)
        IconButton { id: arrow; objectName: "back"; iconName: "back"; text: qsTr("Back (Escape)"); onClicked: root.go("battles", {back: true}) }
        Row {
            id: titles
            visible: battle.known
            x: arrow.width + Theme.gap1
            width: parent.width - x - otherwise.width
            spacing: Theme.gap4
            Heading { id: turn; objectName: "turnWords"; text: battle.turnWords; font.pixelSize: Theme.title; wrapMode: Text.NoWrap }
            Heading {
                id: side
                objectName: "sideWords"
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Math.max(0, titles.width - turn.width - phase.width - 2 * Theme.gap4))
                text: battle.sideWords
                color: Theme.accent
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            PhaseMenu { id: phase; visible: battle.phaseWords !== ""; anchors.verticalCenter: parent.verticalCenter; agreed: pact; phase: battle.phaseWords }
        }
    }
    IconButton {
        id: otherwise
        objectName: "otherwise"
        visible: pact.possible
        anchors.right: head.right
        y: head.y
        iconName: "edit"
        text: qsTr("It happened otherwise")
        onClicked: { tally.otherwise = true; tally.open(); }
    }
    EmptyState {
        visible: !battle.known
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "warning"
        title: qsTr("This battle cannot be shown")
        text: battle.trouble !== "" ? battle.trouble : qsTr("It is no longer in the library.")
        action: qsTr("Back to the battles")
        onTaken: root.go("battles", {})
    }
    Item {
        id: table
        visible: battle.known
        x: Theme.gap4
        y: head.y + head.height + Theme.gap3
        width: root.beside ? Math.round((parent.width - 3 * Theme.gap4) * 0.58) : parent.width - 2 * Theme.gap4
        height: root.beside ? parent.height - y - Theme.gap4 : Math.round((parent.height - y) * 0.4)
        SideCard { desk: battle; side: 0; width: Math.round((parent.width - Theme.gap3) / 2); height: parent.height }
        SideCard { desk: battle; side: 1; x: parent.width - width; width: Math.round((parent.width - Theme.gap3) / 2); height: parent.height }
    }
    AskCard {
        id: card
        readonly property int room: parent.height - y - Theme.gap4 - Theme.gap3
        visible: battle.known
        desk: battle
        agreed: pact
        onTally: { tally.otherwise = false; tally.open(); }
        refusal: root.refusal
        x: root.beside ? table.x + table.width + Theme.gap4 : Theme.gap4
        y: root.beside ? table.y : table.y + table.height + Theme.gap3
        width: root.beside ? parent.width - x - Theme.gap4 : parent.width - 2 * Theme.gap4
        height: Math.round(Math.min(wish, room * 0.7))
    }
    Story {
        visible: battle.known
        desk: battle
        x: card.x
        y: card.y + card.height + Theme.gap3
        width: card.width
        height: parent.height - y - Theme.gap4
    }
}
