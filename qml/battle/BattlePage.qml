pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One battle at the table: both sides, the card of what is asked, and the story so far.
AppPage {
    id: root

    readonly property bool beside: width >= Math.round(880 * Theme.scale) && width > height
    // With large letters in a low window there is room for one part at a time.
    readonly property bool single: !root.beside && height < Math.round(820 * Theme.scale)
    property int part: 0  // then: 0 the card, 1 the armies, 2 the story
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
        if (battle.correcting > 0) battle.leaveAsItWas();
        else if (battle.actions.length > 0 && battle.chosen) battle.putAway();
        else root.go("battles", {back: true});
    }
    Keys.onReturnPressed: event => root.confirm(event)
    Keys.onEnterPressed: event => root.confirm(event)
    // Dice thrown at the table are typed as they fell.
    Keys.onPressed: event => {
        if (!battle.hasDice || event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier) return;
        if (event.key === Qt.Key_Backspace) battle.takeBackDie();
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) battle.typeDie(event.key - Qt.Key_0);
        else return;
        event.accepted = true;
    }

    // A key that is held down was meant for the card before. So was the first OK behind a die that has answered its
    // card, as long as that die is in sight and nobody has touched the next card; it may also hit the story or another
    // phase, where OK has gone from under the pointer.
    property bool closed: false
    function confirm(event: var): void { if (!event.isAutoRepeat) root.answer(); }
    function answer(): void { if (root.isMeant(readBack.lingers)) battle.answer(); }
    function isMeant(early: bool): bool {
        const meant = !root.closed || !early;
        root.closed = false;
        return meant;
    }
    readonly property bool settles: settling.running
    Timer { id: settling; interval: 2000 } // a pointer takes its time to where OK was

    function toPapers(): void { root.go("battlepaper", {battleId: battle.battleId}); }
    function load(): void {
        Session.focus = "";
        battle.battleId = args.battleId ?? "";
    }

    function explain(id: string): void {
        glossary.open();
        glossary.item.show(id);
    }

    // choice: of a switch; -1: the other one.
    function overrule(id: string, choice: int): void {
        overruling.open();
        overruling.item.show(id, choice);
    }
    // What was agreed lies open again where it was agreed.
    function reopen(): void {
        if (battle.correcting > 0) root.part = 0;
        if (battle.correctingWhat === "units") {
            tally.otherwise = true;
            tally.open();
        } else if (battle.correctingWhat === "rule") {
            const agreed = pact.correctedRule();
            root.overrule(agreed.id, agreed.now);
        } else if (battle.correctingWhat === "place") {
            fieldMap.open();
        }
    }

    commands: [
        Command { label: qsTr("The words of the game"); sequence: "Ctrl+G"; onActivated: root.explain("") },
        Command { label: qsTr("Where they stand"); sequence: "Ctrl+M"; enabled: battle.mapped; onActivated: fieldMap.open() },
        Command { label: qsTr("Back, or another action"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Answer as it stands"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("What a die shows"); sequence: ""; shown: qsTr("1 to 6") },
        Command { label: qsTr("Take back the last die"); sequence: ""; shown: qsTr("Backspace") },
        Command { label: qsTr("Report and papers"); sequence: "Ctrl+P"; enabled: battle.known; onActivated: root.toPapers() },
        Command { label: qsTr("Roll for me"); sequence: "Ctrl+R"; enabled: battle.hasDice; onActivated: battle.roll() }
    ]

    BattleViewModel {
        id: battle
        objectName: "desk"
        onChanged: { root.refusal = ""; root.closed = false; }
        onCardChanged: { root.refusal = ""; root.closed = false; }
        onRefused: words => { later.words = words; later.restart(); herald.say(words); }
        onHappened: words => herald.say(words)
        onTyped: face => { readBack.show(face); herald.say(String(face)); }
        onClosed: { root.closed = true; settling.restart(); }
        onCorrectingChanged: root.reopen()
    }
    AdjustmentViewModel { id: pact; objectName: "agreedDesk"; desk: battle }
    ForecastViewModel { id: prospects; objectName: "aheadDesk"; desk: battle }
    Lazy { id: tally; property bool otherwise; sheet: Component { TallySheet { agreed: pact; otherwise: tally.otherwise } } }
    Lazy { id: overruling; sheet: Component { OverruleSheet { agreed: pact } } }
    Lazy { id: rules; sheet: Component { RulesSheet { agreed: pact; onOverruleAsked: (id, choice) => root.overrule(id, choice) } } }
    Lazy { id: fieldMap; sheet: Component { MapSheet { desk: battle; agreed: pact } } }
    Awake { active: battle.known && !battle.over }
    // A refusal is told after the card has changed, so that it stays.
    Timer { id: later; property string words; interval: 0; onTriggered: root.refusal = words }

    Item {
        id: head
        x: Theme.gap4
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: Math.max(Theme.touch, titles.height)
        IconButton { id: arrow; objectName: "back"; iconName: "back"; text: qsTr("Back (Escape)"); onClicked: root.go("battles", {back: true}) }
        Flow {
            id: titles
            visible: battle.known
            x: arrow.width + Theme.gap1
            y: Math.max(0, Math.round((arrow.height - height) / 2))
            width: Math.max(0, parent.width - x - menuButton.width - otherwise.width - papers.width - readBack.width - 2 * Theme.gap2)
            spacing: Theme.gap3
            TextMetrics { id: turnSize; text: turn.text; font: turn.font } // a width from its own wrapped text would chase itself
            Heading { id: turn; objectName: "turnWords"; text: battle.turnWords; font.pixelSize: root.single ? Theme.heading : Theme.title; width: Math.min(Math.ceil(turnSize.advanceWidth) + 2, titles.width); height: Math.max(implicitHeight, Math.round(Theme.title * 1.2)); verticalAlignment: Text.AlignVCenter }
            Heading {
                objectName: "sideWords"
                visible: text !== ""
                height: Math.max(implicitHeight, Math.round(Theme.title * 1.2))
                verticalAlignment: Text.AlignVCenter
                width: Math.min(implicitWidth, titles.width)
                text: battle.sideWords
                color: Theme.accent
            }
            Item {
                visible: battle.phaseWords !== ""
                width: phase.width
                height: Math.max(phase.height, Math.round(Theme.title * 1.2))
                PhaseMenu { id: phase; anchors.verticalCenter: parent.verticalCenter; agreed: pact; phase: battle.phaseWords }
            }
        }
        // A place of its own, so that it lies over nothing.
        ReadBack { id: readBack; wanted: card.visible; anchors.right: otherwise.left; anchors.rightMargin: Theme.gap2; y: -Theme.gap2; width: Theme.touch + 2 * Theme.gap2 }
        IconButton {
            id: menuButton
            objectName: "battleMenuButton"
            visible: battle.known
            anchors.right: parent.right
            iconName: "more"
            text: qsTr("What else this page can do")
            onClicked: menu.popup(menuButton, menuButton.width - menu.implicitWidth, menuButton.height)
        }
        IconButton {
            id: otherwise
            objectName: "otherwise"
            visible: pact.movable
            width: visible ? implicitWidth : 0
            anchors.right: papers.left
            iconName: "edit"
            text: qsTr("It happened otherwise")
            onClicked: { tally.otherwise = true; tally.open(); }
        }
        IconButton {
            id: papers
            objectName: "papers"
            visible: battle.known
            anchors.right: menuButton.left
            iconName: "print"
            text: qsTr("Report and papers (Ctrl+P)")
            onClicked: root.toPapers()
        }
    }
    DropMenu {
        id: menu
        objectName: "battleMore"
        title: qsTr("This battle")
        DropItem { objectName: "toggleScore"; visible: battle.scoreWords !== ""; iconName: Settings.score ? "check" : "plus"; text: qsTr("Show %1", "what is scored").arg(battle.scoreWords); onTriggered: Settings.score = !Settings.score }
        DropItem { objectName: "menuLuck"; iconName: "dice"; text: qsTr("Luck so far"); onTriggered: luck.open() }
        DropItem { objectName: "menuRules"; iconName: "edit"; text: qsTr("Rules of this battle"); onTriggered: rules.open() }
        DropItem { objectName: "menuMap"; enabled: battle.mapped; iconName: "fields"; text: qsTr("Where they stand"); keys: "Ctrl+M"; onTriggered: fieldMap.open() }
        DropItem { objectName: "menuGlossary"; iconName: "list"; text: qsTr("The words of the game"); keys: "Ctrl+G"; onTriggered: root.explain("") }
    }
    Segments {
        id: parts
        objectName: "parts"
        visible: battle.known && root.single
        x: Theme.gap4
        y: head.y + head.height + Theme.gap2
        what: qsTr("What is shown")
        options: [qsTr("Now"), qsTr("Armies"), qsTr("Story")]
        current: root.part
        onChosen: index => root.part = index
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
        id: room
        x: Theme.gap4
        y: root.single ? parts.y + parts.height + Theme.gap2 : head.y + head.height + Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: parent.height - y - (root.single ? Theme.gap2 : Theme.gap4)
        visible: battle.known

        Item {
            id: table
            visible: !root.single || root.part === 1
            width: root.beside ? Math.round((room.width - Theme.gap4) * 0.58) : room.width
            height: root.beside || root.single ? room.height : Math.round(room.height * 0.4)
            SideCard { desk: battle; side: 0; width: Math.round((parent.width - Theme.gap3) / 2); height: parent.height }
            SideCard { desk: battle; side: 1; x: parent.width - width; width: Math.round((parent.width - Theme.gap3) / 2); height: parent.height }
        }
        AskCard {
            id: card
            visible: !root.single || root.part === 0
            desk: battle
            agreed: pact
            ahead: prospects
            refusal: root.refusal
            onConfirmed: root.answer()
            onPapers: root.toPapers()
            onLeftOut: { if (root.isMeant(root.settles)) pact.leaveOut(); }
            onWent: phase => { if (root.isMeant(root.settles)) pact.goTo(phase); }
            onTally: { tally.otherwise = false; tally.open(); }
            onGlossaryAsked: id => root.explain(id)
            onOverruleAsked: id => root.overrule(id, -1)
            x: root.beside ? table.width + Theme.gap4 : 0
            y: root.beside || root.single ? 0 : table.height + Theme.gap3
            width: room.width - x
            height: root.single ? room.height : Math.round(Math.min(wish, card.asked ? room.height - y - Theme.gap3 - story.least : (room.height - y - Theme.gap3) * 0.7))
        }
        Story {
            id: story
            visible: !root.single || root.part === 2
            desk: battle
            onWent: step => { if (root.isMeant(root.settles)) battle.goTo(step); }
            onFollowed: step => { if (root.isMeant(root.settles)) battle.follow(step); }
            x: card.x
            y: root.single ? 0 : card.y + card.height + Theme.gap3
            width: card.width
            height: room.height - y
            onBranched: id => root.go("battle", {battleId: id})
        }
    }
    Announcer {
        id: herald
        objectName: "herald"
        width: 1
        height: 1
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words
    }
    Lazy { id: luck; objectName: "luck"; sheet: Component { LuckSheet { desk: battle } } }
    Lazy { id: glossary; objectName: "glossary"; sheet: Component { GlossarySheet { desk: battle } } }
}
