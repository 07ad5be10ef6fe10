pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// One battle at the table: both sides, the map, the card of what is asked, and the story so far.
AppPage {
    id: root

    property string part: "now" // where there is no room for all: what is shown
    readonly property string pane: root.part !== "now" && (root.part !== "map" || root.mapped) ? root.part : root.mapped ? "map" : "armies"
    readonly property bool mapped: battle.mapped
    property string refusal

    title: battle.name
    alone: battle.known
    footRoom: height - frame.y - frame.height + (frame.single && frame.broad < 600 ? 2 : 1) * (frame.bar + Theme.gap2)
    focus: true
    ownSteps: battle.known
    canUndo: battle.past.undoWords !== ""
    canRedo: battle.past.redoWords !== ""
    onUndone: battle.past.undo()
    onRedone: battle.past.redo()
    onArgsChanged: load()
    Component.onCompleted: load()
    Keys.onEscapePressed: {
        if (battle.film.looking >= 0) battle.film.look(battle.film.steps);
        else if (battle.past.correcting > 0) battle.past.leaveAsItWas();
        else if (battle.asked.planning || battle.asked.actions.length > 0 && battle.asked.chosen) battle.asked.putAway();
        else root.go("battles", {back: true});
    }
    Keys.onReturnPressed: event => root.confirm(event)
    Keys.onEnterPressed: event => root.confirm(event)
    // Dice rolled at the table are typed as they fell, those of both sides one after the other.
    Keys.onPressed: event => {
        if (!battle.dice.takes || event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier) return;
        if (event.key === Qt.Key_Backspace) battle.dice.takeBackDie();
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) battle.dice.typeDie(event.key - Qt.Key_0);
        else return;
        event.accepted = true;
    }

    // A key that is held down was meant for the card before. So was the first answer behind a die that has answered its
    // card, as long as that die is lit and nobody has touched the next card.
    property bool closed: false
    function confirm(event: var): void { if (!event.isAutoRepeat && !footer.rests) root.answer(); }
    function answer(): void {
        if (battle.film.looking >= 0) {
            battle.film.look(battle.film.steps);
            return;
        }
        const meant = !root.closed || !card.lingers;
        root.closed = false;
        if (meant && battle.asked.actions.length === 1 && !battle.asked.chosen) battle.asked.choose(battle.asked.actions[0].what, battle.asked.actions[0].side);
        else if (meant) battle.asked.answer();
    }

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
        if (battle.past.correcting > 0) root.part = "now";
        if (battle.past.correctingWhat === "units") {
            tally.otherwise = true;
            tally.open();
        } else if (battle.past.correctingWhat === "rule") {
            const agreed = pact.correctedRule();
            root.overrule(agreed.id, agreed.now);
        } else if (battle.past.correctingWhat === "place") {
            root.part = "map";
        }
    }
    // What is asked, and how likely it is as soon as that is known, for those who listen.
    property bool weighed: false
    onWeighedChanged: if (root.weighed) telling.restart()
    Timer {
        id: telling
        property string last
        interval: 0
        onTriggered: { const words = root.question(); if (words !== last) herald.say(words); last = words; }
    }
    function question(): string {
        const chances = Array.from(battle.asked.meaning.chances).map(one => qsTr("%1: %2 %", "an outcome and its chance").arg(one.words).arg((100 * one.part).toLocaleString(Qt.locale(), "f", 1)));
        return Array.of(battle.asked.card.title).concat(chances).join(". ");
    }

    commands: [
        Command { label: qsTr("Glossary"); sequence: "Ctrl+G"; onActivated: root.explain("") },
        Command { label: qsTr("Map"); sequence: "Ctrl+M"; enabled: battle.mapped; onActivated: root.part = "map" },
        Command { label: qsTr("Back, or another action"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Accept the answer"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("Enter a die"); sequence: ""; shown: qsTr("1 to 6") },
        Command { label: qsTr("Undo the last die"); sequence: ""; shown: qsTr("Backspace") },
        Command { label: qsTr("End the phase"); sequence: "Ctrl+E"; enabled: battle.foot.shown.ends; onActivated: footer.end() },
        Command { label: qsTr("Report and papers"); sequence: "Ctrl+P"; enabled: battle.known; onActivated: root.toPapers() },
        Command { label: qsTr("Roll for us"); sequence: "Ctrl+R"; enabled: battle.dice.has; onActivated: battle.dice.roll() }
    ]

    BattleViewModel {
        id: battle
        objectName: "desk"
        onChanged: { root.refusal = ""; root.closed = false; }
        onCardChanged: { root.refusal = ""; root.closed = false; root.weighed = battle.asked.meaning.chances.length > 0; }
        onRefused: words => { later.words = words; later.restart(); herald.say(words); }
        onHappened: words => herald.say(words)
        onCorrectingChanged: root.reopen()
    }
    Connections {
        target: battle.dice
        function onTyped(face: int): void { card.show(face); herald.say(String(face)); }
        function onClosed(): void { root.closed = true; }
    }
    AdjustmentViewModel { id: pact; objectName: "agreedDesk"; desk: battle }
    ForecastViewModel { id: prospects; objectName: "aheadDesk"; desk: battle }
    Lazy { id: tally; property bool otherwise; sheet: Component { TallySheet { agreed: pact; otherwise: tally.otherwise } } }
    Lazy { id: overruling; sheet: Component { OverruleSheet { agreed: pact } } }
    Lazy { id: rules; sheet: Component { RulesSheet { agreed: pact; onOverruleAsked: (id, choice) => root.overrule(id, choice) } } }
    Awake { active: battle.known && !battle.over }
    // A refusal is told after the card has changed, so that it stays.
    Timer { id: later; property string words; interval: 0; onTriggered: root.refusal = words }

    BattleHeader {
        id: header
        visible: battle.known
        x: Theme.gap3
        width: parent.width - 2 * Theme.gap3
        desk: battle
        agreed: pact
        onBackAsked: root.go("battles", {back: true})
        onMenuAsked: menu.popup(header, header.width - menu.implicitWidth, header.height)
        onPhaseAsked: phase => phaseAsk.ask(phase)
    }
    PhaseAsk { id: phaseAsk; agreed: pact; onWent: phase => pact.goTo(phase) }
    BattleMenu {
        id: menu
        desk: battle
        agreed: pact
        onPhases: phaseAsk.choose()
        onFixed: { tally.otherwise = true; tally.open(); }
        onPapers: root.toPapers()
        onLuck: luck.open()
        onRules: rules.open()
        onGlossary: root.explain("")
    }
    EmptyState {
        visible: !battle.known
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "warning"
        title: qsTr("This battle cannot be shown")
        text: battle.trouble !== "" ? battle.trouble : qsTr("It is no longer in the library.")
        action: qsTr("Back to battles")
        onTaken: root.go("battles", {})
    }
    BattleFrame {
        id: frame
        visible: battle.known
        now: root.part === "now"
        x: header.bar ? Theme.gap2 : Theme.gap3
        y: header.height + (header.bar ? 0 : Theme.gap2)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.gap2
    }
    ColumnLayout {
        parent: frame.panes
        anchors.fill: parent
        spacing: Theme.gap1
        RowLayout {
            spacing: Theme.gap2
            SideCard { visible: frame.wide || root.pane === "armies"; Layout.fillHeight: true; Layout.fillWidth: !frame.wide; Layout.preferredWidth: columns.army; desk: battle; side: 0 }
            ColumnLayout {
                id: columns
                readonly property int army: frame.wide ? Math.round(Math.max(182 * Theme.scale, Math.min(260 * Theme.scale, frame.width * 0.13))) : 10
                readonly property bool map: battle.mapped && (frame.wide || root.pane === "map")
                visible: frame.wide || root.pane !== "armies"
                spacing: 0
                BattleMapPane { visible: columns.map; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredHeight: 58; desk: battle; agreed: pact }
                Story {
                    visible: frame.wide || root.pane === "story"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: 42
                    desk: battle
                    agreed: pact
                    onBranched: id => root.go("battle", {battleId: id})
                }
            }
            SideCard { visible: frame.wide || root.pane === "armies"; Layout.fillHeight: true; Layout.fillWidth: !frame.wide; Layout.preferredWidth: columns.army; desk: battle; side: 1 }
        }
        Item { id: reel; visible: !frame.wide && (root.pane === "story" || root.pane === "map" && !frame.single); Layout.fillWidth: true; Layout.preferredHeight: Theme.touch }
    }
    AskCard {
        id: card
        parent: frame.card
        anchors.fill: parent
        desk: battle
        agreed: pact
        ahead: prospects
        refusal: root.refusal
        low: frame.low
        tight: frame.high < 640
        narrow: frame.single
        onTurned: telling.restart()
        onCured: warning => battle.asked.cure(warning)
        onPapers: root.toPapers()
        onTally: { tally.otherwise = false; tally.open(); }
        onGlossaryAsked: id => root.explain(id)
        onOverruleAsked: id => root.overrule(id, -1)
    }
    BattleFooter { id: footer; parent: frame.footer; anchors.fill: parent; desk: battle; onAnswered: root.answer() }
    BattleTabs {
        parent: frame.strip
        visible: !frame.wide
        anchors.fill: parent
        parts: Array.of("now", "armies", "map", "story").filter(one => one === "now" ? frame.single : one !== "map" || root.mapped)
        current: frame.single && root.part === "now" ? "now" : root.pane
        onChosen: part => root.part = part
    }
    FilmSlider { parent: frame.wide ? frame.strip : reel; anchors.fill: parent; desk: battle }
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
