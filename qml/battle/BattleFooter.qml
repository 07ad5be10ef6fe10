import QtQuick
import QtQuick.Layouts
import Strategikon.App

// Undo, dice of the program, the answer, the end of the phase: always these four, always here. After a phase has ended
// the answer and the next end take no touch for a moment (Endings): it was meant for the phase before.
RowLayout {
    id: root

    required property BattleViewModel desk
    readonly property footShown foot: root.desk.foot.shown
    readonly property bool rests: Endings.rest
    readonly property real broad: root.width / Theme.scale
    readonly property bool small: root.height < Math.round(56 * Theme.scale)
    readonly property string turn: root.desk.table.turnWords + root.desk.table.sideWords
    signal answered()

    function end(): void { if (Endings.take()) root.desk.foot.endPhase(); }

    objectName: "footer"
    spacing: Theme.gap2
    layoutDirection: Settings.leftHand ? Qt.RightToLeft : Qt.LeftToRight
    onTurnChanged: if (root.desk.film.looking < 0) Endings.pause()

    FootButton {
        objectName: "undoStep"
        Layout.preferredWidth: Math.round((root.broad < 300 ? 40 : root.broad < 340 ? 48 : root.broad < 400 ? 52 : root.broad < 500 ? 64 : 72) * Theme.scale)
        Layout.fillHeight: true
        iconName: "undo"
        text: qsTr("Undo")
        small: root.small
        enabled: root.desk.past.undoWords !== ""
        Accessible.name: root.desk.past.undoWords !== "" ? root.desk.past.undoWords : qsTr("Nothing to undo")
        onClicked: root.desk.past.undo()
    }
    FootButton {
        objectName: "rollForMe"
        Layout.preferredWidth: Math.round((root.broad < 300 ? 54 : root.broad < 400 ? 64 : root.broad < 500 ? 76 : 88) * Theme.scale)
        Layout.fillHeight: true
        iconName: "dice"
        text: qsTr("Roll for us")
        says: root.foot.rollSays
        small: root.small
        enabled: root.desk.dice.has
        onClicked: root.desk.dice.roll()
    }
    FootButton {
        objectName: "ok"
        Layout.fillWidth: true
        Layout.fillHeight: true
        answer: true
        text: root.foot.answer
        says: root.foot.answerSays
        small: root.small
        enabled: root.foot.answers
        onClicked: if (!root.rests) root.answered()
    }
    FootButton {
        objectName: "endPhase"
        Layout.leftMargin: Settings.leftHand ? 0 : Theme.gap2
        Layout.rightMargin: Settings.leftHand ? Theme.gap2 : 0
        Layout.preferredWidth: Math.round((root.broad < 300 ? 60 : root.broad < 400 ? 84 : root.broad < 500 ? 100 : 112) * Theme.scale)
        Layout.fillHeight: true
        text: qsTr("End phase")
        says: root.foot.endSays
        small: root.small
        enabled: root.foot.ends
        onClicked: root.end()
    }
}
