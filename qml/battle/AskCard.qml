pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Strategikon.App

// What the battle waits for, or what may be done now and the card of what was chosen. The hand stays still: from the
// foot upwards everything keeps its place from card to card; what differs grows from the top, and scrolls there.
Rectangle {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    required property ForecastViewModel ahead
    property string refusal
    property bool low: false    // no room for a question that stays: it scrolls too
    property bool tight: false  // nor room for what is not there now
    property bool narrow: false
    readonly property bool crowded: view.contentHeight > root.height - above.implicitHeight - pinned.height - (dropped.visible ? dropped.height : 0) - keys.height - chances.implicitHeight - warning.implicitHeight - 7 * Theme.gap2
    readonly property bool lingers: keys.lingers // the key that was hit last is still lit
    signal turned() // another card
    signal papers()
    signal tally() // the phase is caught up in one table
    signal cured(int warning)
    signal glossaryAsked(string id)
    signal overruleAsked(string id)
    readonly property cardShown card: root.desk.asked.card
    readonly property list<cardShown> actions: root.desk.asked.actions
    readonly property list<inputShown> inputs: root.desk.asked.inputs
    readonly property list<disputeShown> disputes: root.agreed.disputes
    property cardShown noCard
    property inputShown noInput
    readonly property bool asked: root.card.what !== "" && !root.agreed.tallied
    readonly property int rolls: Array.from(root.inputs).filter(one => one.kind === InputKind.Dice).length

    readonly property int dueThrow: Array.from(root.inputs).findIndex(one => one.kind === InputKind.Dice && Array.from(one.dice.faces).includes(0))

    function show(face: int): void { keys.show(face); }

    // What was touched on the last card does not answer the next one: the keyboard goes to the first control of the new
    // card, or to the card itself. So there, Return is for the card; the arrows and Tab go on from there.
    function held(): bool {
        const its = root.Window.activeFocusItem;
        for (let at = its; at; at = at.parent) if (at === root) return true;
        for (let at = root.parent; at; at = at.parent) if (at === its) return true; // what had it is gone
        return false;
    }
    function begin(): void {
        const first = root.firstOf(column);
        (first ?? view).forceActiveFocus(Qt.OtherFocusReason);
    }
    function firstOf(item: Item): Item {
        for (let at = 0; at < item.children.length; ++at) {
            const one = item.children[at];
            if (!one.visible || !one.enabled) continue;
            if (one instanceof ActionRow || root.asked && (one instanceof Chip || one instanceof Segments || one instanceof Toggle || one instanceof Stepper)) return one;
            const within = root.firstOf(one);
            if (within) return within;
        }
        return null;
    }

    // A new card is read from its beginning, as long as the choice that it asks for can be seen then.
    readonly property string face: Array.of(root.card.what, root.card.title, root.desk.past.undoWords, root.desk.story.count, root.desk.film.looking).join("|")
    property bool fresh: true // the keyboard comes to it
    onFaceChanged: { root.fresh = root.fresh || root.held(); view.contentY = 0; later.restart(); seeks.restart(); }
    Timer { id: seeks; interval: 250 } // while what stands above and below the choice still grows
    Timer { id: later; interval: 0; onTriggered: { root.showChoice(); if (root.fresh) root.begin(); root.fresh = false; root.turned(); } } // once it has its heights
    function showChoice(): void {
        const all = Array.from(root.inputs);
        const who = all.findIndex(one => one.kind === InputKind.Things && Array.from(one.things).filter(thing => thing.on).length < one.least);
        root.bring(who >= 0 ? who : all.findIndex(one => one.kind === InputKind.Dice || one.kind === InputKind.Choice && !one.noted && !one.idle));
    }
    function bring(at: int): void {
        const item = root.asked && at >= 0 ? asks.itemAt(at) : null;
        const y = item ? item.mapToItem(view.contentItem, 0, 0).y : 0;
        if (item) view.contentY = Math.max(0, Math.min(y, Math.max(view.contentY, y + item.height - view.height)));
    }
    // Dice are seen as they are typed.
    Connections { target: root.desk.dice; function onTyped(): void { root.bring(Array.from(root.inputs).findIndex(one => one.kind === InputKind.Dice && !one.dice.counted && one.dice.faces.includes(0))); } }
    onRefusalChanged: if (root.refusal !== "") view.contentY = 0

    objectName: "askCard"
    color: Theme.raised
    radius: Theme.corner
    border.width: 2
    border.color: Theme.accent

    CardHead {
        id: head
        parent: root.low ? within : above
        width: parent.width
        desk: root.desk
        agreed: root.agreed
        ahead: root.ahead
        asked: root.asked
        small: root.low || root.narrow
        onGlossaryAsked: id => root.glossaryAsked(id)
    }
    component Hint: SideNote {
        iconName: "help"
        text: root.desk.learning.hint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap3
        anchors.topMargin: Theme.gap1
        spacing: Theme.gap2
        Item { id: above; visible: !root.low; Layout.fillWidth: true; implicitHeight: root.low ? 0 : head.implicitHeight }
        // What a lesson says stays in sight, whatever scrolls.
        Hint { id: pinned; visible: !root.low && root.desk.learning.hint !== ""; objectName: visible ? "hint" : ""; Layout.fillWidth: true }
        // Steps that a correction has dropped are told where nothing scrolls away.
        RowLayout {
            id: dropped
            objectName: "dropped"
            visible: past.drops
            Layout.fillWidth: true
            spacing: Theme.gap2
            Icon { name: past.iconName; color: Theme.bad }
            Words { Layout.fillWidth: true; text: past.text; font.bold: true; maximumLineCount: 2; elide: Text.ElideRight; Accessible.ignored: true }
            PushButton { objectName: "showDropped"; text: qsTr("Show"); onClicked: { seeks.stop(); view.contentY = Math.max(0, Math.min(past.y, view.contentHeight - view.height)); } }
        }
        Flickable {
            id: view
            objectName: "cardView"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -Theme.gap1 // rings round controls at its edge are seen whole
            Layout.rightMargin: -Theme.gap2
            clip: true
            contentHeight: column.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            onContentHeightChanged: if (seeks.running) root.showChoice()
            onHeightChanged: if (seeks.running) root.showChoice()
            onMovementStarted: seeks.stop()
            Accessible.role: Accessible.Grouping
            Accessible.name: root.card.title !== "" ? root.card.title : qsTr("What next?")
            T.ScrollBar.vertical: ThinScrollBar { }
            Follow { view: view }
            Column {
                id: column
                x: Theme.gap1
                width: view.width - Theme.gap1 - Theme.gap3
                spacing: Theme.gap2
                topPadding: 3
                bottomPadding: 3
                Item { id: within; visible: root.low; width: parent.width; height: root.low ? head.implicitHeight : 0 }
                RuleNote { visible: head.ruled; width: parent.width; desk: root.desk; overrulable: root.agreed.possible; onGlossaryAsked: id => root.glossaryAsked(id); onOverruleAsked: id => root.overruleAsked(id) }
                Hint { visible: root.low && root.desk.learning.hint !== ""; objectName: visible ? "hint" : ""; width: parent.width }
                PastNote { id: past; width: parent.width; desk: root.desk }
                PushButton {
                    objectName: "playOnFromHere"
                    visible: root.desk.film.looking >= 0
                    iconName: "back"
                    text: qsTr("Play on from here")
                    onClicked: if (Endings.take()) root.desk.past.goTo(root.desk.film.lookedStep)
                }
                // What came of the last answer, where no card tells it.
                Words {
                    objectName: "lastTold"
                    visible: !root.asked && text !== "" && !root.desk.over
                    width: parent.width
                    text: root.desk.story.lastTold
                    color: Theme.quiet
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                SideNote {
                    objectName: "refusal"
                    visible: root.refusal !== ""
                    width: parent.width
                    severe: true
                    text: root.refusal
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: root.refusal
                }
                Heading { objectName: "outcome"; width: parent.width; visible: text !== ""; font.pixelSize: Theme.name; text: root.desk.table.outcome }
                PushButton {
                    objectName: "toReport"
                    visible: root.desk.over
                    primary: true
                    iconName: "print"
                    text: qsTr("Report and papers")
                    onClicked: root.papers()
                }
                NotesWord { visible: root.asked && root.card.word; width: parent.width; desk: root.desk }
                EarlierRows { visible: root.asked && !root.low && rows.length > 0; width: parent.width; desk: root.desk }
                FirstThrow { visible: faces.length > 0; width: parent.width; faces: root.asked ? root.card.first : [] }
                Rows {
                    id: offers
                    rows: root.asked || root.agreed.tallied ? 0 : root.actions.length
                    ActionRow {
                        required property int index
                        readonly property cardShown offered: root.actions[index] ?? root.noCard
                        visible: index < offers.rows
                        objectName: "action-" + offered.what + (offered.shared ? (offered.side === 0 ? "-A" : "-B") : "")
                        width: column.width
                        side: offered.shared ? offered.side : -1
                        small: offered.aside
                        text: offered.title
                        onClicked: root.desk.asked.choose(offered.what, offered.side)
                    }
                }
                PushButton {
                    objectName: "fillTally"
                    visible: root.agreed.tallied
                    width: parent.width
                    implicitHeight: Math.round(56 * Theme.scale)
                    primary: true
                    text: qsTr("Enter the units’ state")
                    onClicked: root.tally()
                }
                Rows {
                    id: asks
                    rows: root.asked ? root.inputs.length : 0
                    Column {
                        id: each
                        required property int index
                        readonly property inputShown it: root.inputs[index] ?? root.noInput
                        visible: index < asks.rows && (it.kind !== InputKind.Dice || root.agreed.outcomes.length === 0)
                        width: column.width
                        spacing: Theme.gap1
                        AskInput {
                            width: parent.width
                            desk: root.desk
                            it: each.it
                            severalThrows: root.rolls > 1
                            due: root.dueThrow < 0 || root.dueThrow === each.index
                            disputable: dispute.wanted && !(dispute.made as Dispute)?.asked
                            onGlossaryAsked: id => root.glossaryAsked(id)
                            onDisputed: (dispute.made as Dispute)?.ask()
                        }
                        If {
                            id: dispute
                            wanted: Array.from(root.disputes).some(one => one.input === each.it.id)
                            Dispute { visible: asked && known && !each.it.idle; width: each.width; agreed: root.agreed; disputes: root.disputes; input: each.it.id }
                        }
                    }
                }
                Outcomes { width: parent.width; agreed: root.agreed }
                Words {
                    objectName: "idleFacts"
                    readonly property int many: Array.from(root.inputs).filter(one => one.idle).length
                    visible: many > 0 && root.desk.dice.has
                    width: parent.width
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    text: qsTr("%n facts no longer matter and are not recorded.", "", many)
                }
                Meaning { width: parent.width; desk: root.desk; listed: !chances.tells || root.low; overrulable: root.agreed.possible; onGlossaryAsked: id => root.glossaryAsked(id); onOverruleAsked: id => root.overruleAsked(id) }
                Ahead {
                    id: odds
                    width: parent.width
                    ahead: root.ahead
                    // Who plans a line of combats names several pairs before one is fought.
                    Binding { target: root.desk.asked; property: "plans"; value: odds.visible && odds.open }
                }
                Reminders { width: parent.width; desk: root.desk; onGlossaryAsked: id => root.glossaryAsked(id) }
            }
        }
        BoutScore { visible: bout.scored && root.asked && !root.tight; Layout.fillWidth: true; bout: root.desk.table.bout }
        ChanceStrip { id: chances; visible: shown && !(root.tight && root.low) || unfit !== "" || !root.tight && !root.crowded; Layout.fillWidth: true; meaning: root.desk.asked.meaning; wanted: root.asked }
        WarningLine { id: warning; visible: shown || !root.tight && !root.crowded; Layout.fillWidth: true; desk: root.desk; onCured: warning => root.cured(warning) }
        DiceKeys { id: keys; visible: !root.low || asks; Layout.fillWidth: true; desk: root.desk; outcomes: root.agreed.outcomes.length > 0 }
    }
}
