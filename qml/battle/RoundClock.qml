import QtQuick
import Strategikon.App

// The clock of a round: time left in letters that are read from across the table, and one button that stops it. It
// stands at the right end of the battle page's header; a battle without a round shows nothing.
Row {
    id: root

    required property string battleId
    property bool wanted: true  // there is room for it
    readonly property bool late: round.left < 0

    visible: root.wanted && round.minutes > 0
    spacing: Theme.gap1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Clock of the round")

    RoundTime { id: round; objectName: "round"; battleId: root.battleId }
    PlainText {
        objectName: "roundLeft"
        anchors.verticalCenter: parent.verticalCenter
        text: round.words
        color: root.late ? Theme.bad : round.running ? Theme.ink : Theme.quiet
        font.pixelSize: Math.round(30 * Theme.scale)
        font.bold: true
        Accessible.role: Accessible.StaticText
        Accessible.name: root.late ? qsTr("Over time by %1").arg(text) : qsTr("Time left: %1").arg(text)
    }
    IconButton {
        objectName: "roundToggle"
        anchors.verticalCenter: parent.verticalCenter
        iconName: round.running ? "pause" : "play"
        text: round.running ? qsTr("Stop the clock") : qsTr("Start the clock")
        onClicked: round.toggle()
    }
}
