pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// Where in the turn one is, whose answer it is, and the question: the largest thing on the page.
ColumnLayout {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    required property ForecastViewModel ahead
    property bool asked: false
    property bool small: false
    readonly property cardShown card: root.desk.asked.card
    readonly property int side: root.card.side
    readonly property list<sideShown> sides: root.desk.table.sides
    property sideShown nobody
    readonly property sideShown whose: root.sides[root.side] ?? root.nobody
    readonly property bool ruled: why.visible && why.checked
    signal glossaryAsked(string id)

    spacing: Theme.gap1

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false // its own height, before the column has one, too
        Layout.minimumHeight: Theme.touch
        spacing: Theme.gap2
        IconButton {
            objectName: "putAway"
            visible: root.asked && (root.desk.asked.actions.length > 0 || root.desk.asked.planning)
            Layout.leftMargin: -Theme.gap2
            iconName: "back"
            text: qsTr("Something else (Escape)")
            onClicked: root.desk.asked.putAway()
        }
        Words {
            id: place
            objectName: "placeWords"
            Layout.fillWidth: true
            color: Theme.quiet
            font.pixelSize: Theme.small
            text: root.desk.film.looking >= 0 ? qsTr("Step %1 of %2").arg(root.desk.film.looking).arg(root.desk.film.steps) : root.desk.table.placeWords
        }
        // It ends much: where no other button ever is.
        PushButton {
            objectName: "passTurn"
            visible: root.desk.foot.mayPass && !root.asked
            text: root.desk.foot.quietWords
            font.bold: true
            onClicked: if (Endings.take()) root.desk.foot.passTurn()
        }
        PlainText {
            id: who
            readonly property string does: root.desk.asked.planning ? qsTr("%1 plans") : root.desk.dice.has ? qsTr("%1 to roll") : qsTr("%1 to decide")
            // The nation where the place in the turn keeps its one line beside it.
            readonly property bool fits: root.whose.nation !== "" && nation.advanceWidth + place.implicitWidth + 3 * Theme.touch + 3 * Theme.gap2 <= root.width
            objectName: "whoAnswers"
            visible: root.asked && root.card.who !== ""
            text: who.does.arg(who.fits ? root.whose.nation : root.whose.letter)
            TextMetrics { id: nation; font: who.font; text: who.does.arg(root.whose.nation) }
            font.family: Theme.serif
            font.pixelSize: Theme.heading
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 to answer").arg(root.card.who)
        }
        SideBadge { visible: root.asked && root.card.who !== ""; side: root.side }
        IconButton {
            id: why
            objectName: "why"
            visible: root.asked && root.card.rule.id !== ""
            Layout.rightMargin: -Theme.gap2
            iconName: "help"
            text: qsTr("Rule")
            checkable: true
            onVisibleChanged: checked = false
        }
    }
    Words {
        objectName: "fieldWords"
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.desk.table.fieldWords
    }
    // What each part of the army has left in this turn.
    Words {
        readonly property sideShown turning: Array.from(root.sides).find(one => one.turn) ?? root.nobody
        objectName: "blocksNow"
        Layout.fillWidth: true
        visible: text !== "" && root.desk.film.looking < 0 && !root.desk.dice.has
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: Array.from(turning.rows).filter(one => one.block !== "" && one.blockNow !== "").map(one => qsTr("%1: %2", "a command, what it has").arg(one.block).arg(one.blockNow)).join(" · ")
    }
    Glossed {
        objectName: "cardTitle"
        Layout.fillWidth: true
        desk: root.desk
        role: Accessible.Heading
        font.family: Theme.serif
        font.pixelSize: root.small ? Math.round(28 * Theme.scale) : Theme.question
        lineHeight: 0.95
        onAsked: id => root.glossaryAsked(id)
        plain: root.desk.film.looking >= 0 ? qsTr("The table as it stood then")
            : root.asked ? root.card.title : root.desk.over ? qsTr("The battle is over.")
            : root.agreed.tallied ? qsTr("This phase is recorded as a tally.")
            : root.desk.asked.actions.length === 0 ? qsTr("Nothing more to do in this phase.") : qsTr("What next?")
    }
    PlanTotals { Layout.fillWidth: true; ahead: root.ahead }
}
