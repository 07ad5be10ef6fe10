pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Strategikon.App

// What the battle waits for, or what may be done now and the card of what was chosen.
Rectangle {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    required property ForecastViewModel ahead
    property string refusal
    signal confirmed()
    signal papers()
    signal tally() // the phase is caught up in one table
    signal leftOut() // the step that waits
    signal went(int phase)
    signal glossaryAsked(string id)
    signal overruleAsked(string id)
    readonly property cardShown card: root.desk.card
    readonly property list<cardShown> actions: root.desk.actions
    readonly property list<inputShown> inputs: root.desk.inputs
    readonly property list<disputeShown> disputes: root.agreed.disputes
    property cardShown noCard
    property inputShown noInput
    readonly property bool asked: root.card.what !== "" && !root.agreed.tallied
    readonly property int rolls: Array.from(root.inputs).filter(one => one.kind === InputKind.Dice).length
    readonly property int wish: head.height + column.implicitHeight + foot.height + 4 * Theme.gap3

    // What was touched on the last card does not answer the next one: the keyboard goes to the new card itself.
    Connections { target: root.desk; function onChanged(): void { if (root.held()) view.forceActiveFocus(); } }
    function held(): bool {
        for (let at = root.Window.activeFocusItem; at; at = at.parent) if (at === root) return true;
        return false;
    }

    // A new card is read from its beginning, as long as the choice that it asks for can be seen then.
    readonly property string face: Array.of(root.card.what, root.card.title, root.desk.undoWords, root.desk.story.count).join("|")
    onFaceChanged: { view.contentY = 0; later.restart(); }
    Timer { id: later; interval: 0; onTriggered: root.showChoice() } // once it has its heights
    function showChoice(): void { root.show(Array.from(root.inputs).findIndex(one => one.kind === InputKind.Choice && !one.noted && !one.idle)); }
    function show(at: int): void {
        const item = root.asked && at >= 0 ? asks.itemAt(at) : null;
        if (item) view.contentY = Math.min(item.y, Math.max(view.contentY, item.y + item.height - view.height));
    }
    // Dice are seen as they are typed.
    Connections { target: root.desk; function onTyped(): void { root.show(Array.from(root.inputs).findIndex(one => one.kind === InputKind.Dice)); } }
    onRefusalChanged: if (root.refusal !== "") view.contentY = 0

    color: Theme.raised
    radius: Theme.corner
    border.width: 1
    border.color: Theme.hairline

    Item {
        id: head
        x: Theme.gap4
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: Math.max(titles.implicitHeight, Theme.touch)
        IconButton {
            id: away
            objectName: "putAway"
            visible: root.asked && root.actions.length > 0
            x: -Theme.gap3
            iconName: "back"
            text: qsTr("Something else (Escape)")
            onClicked: root.desk.putAway()
        }
        Column {
            id: titles
            x: away.visible ? away.width - Theme.gap2 : 0
            width: parent.width - x - (why.visible ? why.width : 0)
            anchors.verticalCenter: parent.verticalCenter
            Glossed {
                objectName: "cardTitle"
                desk: root.desk
                width: parent.width
                role: Accessible.Heading
                font.family: Theme.serif
                font.pixelSize: Theme.heading
                onAsked: id => root.glossaryAsked(id)
                plain: root.asked ? root.card.title : root.desk.over ? qsTr("The battle is over.") : root.agreed.tallied ? qsTr("This phase is noted as a tally.") : qsTr("What happens now?")
            }
            Words {
                width: parent.width
                visible: root.asked && root.card.who !== ""
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: qsTr("%1 answers").arg(root.card.who)
            }
            PlanTotals { width: parent.width; ahead: root.ahead }
        }
        IconButton {
            id: why
            objectName: "why"
            visible: root.asked && root.card.rule.id !== ""
            anchors.right: parent.right
            anchors.rightMargin: -Theme.gap2
            iconName: "help"
            text: qsTr("The rule")
            checkable: true
            onVisibleChanged: checked = false
        }
    }
    Flickable {
        id: view
        objectName: "cardView"
        x: 1
        y: head.y + head.height + Theme.gap2
        width: parent.width - 2
        height: foot.y - y - Theme.gap2
        clip: true
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Grouping
        Accessible.name: root.card.title !== "" ? root.card.title : qsTr("What happens now?")
        T.ScrollBar.vertical: ThinScrollBar { }
        Follow { view: view }
        Column {
            id: column
            x: Theme.gap4
            width: view.width - 2 * Theme.gap4
            spacing: Theme.gap2
            RuleNote { visible: why.visible && why.checked; width: parent.width; desk: root.desk; overrulable: root.agreed.possible; onGlossaryAsked: id => root.glossaryAsked(id); onOverruleAsked: id => root.overruleAsked(id) }
            SideNote {
                objectName: "hint"
                visible: root.desk.hint !== ""
                width: parent.width
                iconName: "help"
                text: root.desk.hint
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            PastNote { width: parent.width; desk: root.desk }
            // First, where just this lies open.
            OtherOrder { width: parent.width; agreed: root.agreed; wanted: root.desk.correctingWhat === "course"; onLeftOut: root.leftOut(); onWent: phase => root.went(phase) }
            SideNote {
                objectName: "refusal"
                visible: root.refusal !== ""
                width: parent.width
                severe: true
                text: root.refusal
                Accessible.role: Accessible.AlertMessage
                Accessible.name: root.refusal
            }
            Heading { objectName: "outcome"; width: parent.width; visible: text !== ""; font.pixelSize: Theme.name; text: root.desk.outcome }
            PushButton {
                objectName: "toReport"
                visible: root.desk.over
                primary: true
                iconName: "print"
                text: qsTr("Report and papers")
                onClicked: root.papers()
            }
            FirstThrow { visible: faces.length > 0; width: parent.width; faces: root.asked ? root.card.first : [] }
            Repeater {
                model: root.asked || root.agreed.tallied ? 0 : root.actions.length
                PushButton {
                    required property int index
                    readonly property cardShown offered: root.actions[index] ?? root.noCard
                    objectName: "action-" + offered.what + (offered.shared ? (offered.side === 0 ? "-A" : "-B") : "")
                    width: column.width
                    implicitHeight: Math.round(52 * Theme.scale)
                    font.pixelSize: Math.round(Theme.body * 1.1)
                    text: offered.title
                    onClicked: root.desk.choose(offered.what, offered.side)
                }
            }
            PushButton {
                objectName: "fillTally"
                visible: root.agreed.tallied
                width: parent.width
                implicitHeight: Math.round(52 * Theme.scale)
                primary: true
                text: qsTr("Fill in how the units stand")
                onClicked: root.tally()
            }
            Repeater {
                id: asks
                model: root.asked ? root.inputs.length : 0
                Column {
                    id: each
                    required property int index
                    readonly property inputShown it: root.inputs[index] ?? root.noInput
                    visible: it.kind !== InputKind.Dice || root.agreed.outcomes.length === 0
                    width: column.width
                    spacing: Theme.gap1
                    AskInput {
                        width: parent.width
                        desk: root.desk
                        it: each.it
                        severalThrows: root.rolls > 1
                        disputable: dispute.known && !dispute.asked
                        onGlossaryAsked: id => root.glossaryAsked(id)
                        onDisputed: dispute.ask()
                    }
                    Dispute { id: dispute; visible: asked && known && !each.it.idle; width: parent.width; agreed: root.agreed; disputes: root.disputes; input: each.it.id }
                }
            }
            Outcomes { width: parent.width; agreed: root.agreed }
            Words {
                objectName: "idleFacts"
                readonly property int many: Array.from(root.inputs).filter(one => one.idle).length
                visible: many > 0
                width: parent.width
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: qsTr("%n facts can change nothing any more and are not noted.", "", many)
            }
            Meaning { width: parent.width; desk: root.desk; overrulable: root.agreed.possible; onGlossaryAsked: id => root.glossaryAsked(id); onOverruleAsked: id => root.overruleAsked(id) }
            Ahead { width: parent.width; ahead: root.ahead }
            OtherOrder { width: parent.width; agreed: root.agreed; wanted: root.desk.correctingWhat !== "course"; onLeftOut: root.leftOut(); onWent: phase => root.went(phase) }
            Reminders { width: parent.width; desk: root.desk; onGlossaryAsked: id => root.glossaryAsked(id) }
        }
    }
    // The chance that matters most stays in sight, however long the card is.
    Words {
        readonly property meaningShown meaning: root.desk.meaning
        property chanceShown none
        readonly property chanceShown first: meaning.chances[0] ?? none
        readonly property string unfit: meaning.unfit
        objectName: "chanceInShort"
        x: foot.x
        width: foot.width - foot.taken
        visible: root.asked && (unfit !== "" || meaning.chances.length > 0 && meaning.chances.length <= 3 && implicitWidth <= width)
        anchors.verticalCenter: foot.verticalCenter
        maximumLineCount: 3
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        color: unfit !== "" ? Theme.bad : Theme.ink
        text: unfit !== "" ? unfit : qsTr("%1: %2").arg(first.words).arg(qsTr("%1 %").arg((100 * first.part).toLocaleString(Qt.locale(), "f", 1)))
        Accessible.ignored: true
    }
    Flow {
        id: foot
        readonly property int taken: { let sum = 0; for (const one of [ok, rolling]) if (one.visible) sum += one.implicitWidth + spacing; return sum; }
        x: Theme.gap4
        y: parent.height - height - Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: root.asked ? implicitHeight : 0
        visible: root.asked
        spacing: Theme.gap3
        layoutDirection: Qt.RightToLeft
        PushButton {
            id: ok
            objectName: "ok"
            primary: true
            visible: !root.desk.tapAnswers
            enabled: root.desk.complete
            implicitWidth: Math.round(120 * Theme.scale)
            iconName: "check"
            text: root.desk.correcting > 0 ? qsTr("Correct") : qsTr("OK")
            onClicked: root.confirmed()
        }
        PushButton {
            id: rolling
            objectName: "rollForMe"
            visible: root.desk.hasDice
            iconName: "dice"
            text: qsTr("Roll for me")
            onClicked: root.desk.roll()
        }
    }
}
