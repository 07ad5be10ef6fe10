import QtQuick
import Strategikon.App

// How everybody fared: by what it is counted, and the course of it, battle by battle.
Column {
    id: root

    required property BattleHistory history
    property bool tall: true
    property int course: 0  // results, luck
    readonly property list<faredCourseShown> lines: root.course === 0 ? root.history.results : root.history.luck
    readonly property list<string> players: root.history.players

    spacing: Theme.gap3

    Flow {
        width: parent.width
        spacing: Theme.gap3
        Picker {
            objectName: "faredBy"
            width: Math.round(190 * Theme.scale)
            what: qsTr("Counted by")
            model: [qsTr("By player"), qsTr("By nation"), qsTr("By opponent"), qsTr("By rule system")]
            currentIndex: root.history.by
            onActivated: index => root.history.by = index
        }
        Picker {
            objectName: "faredPlayer"
            visible: root.players.length > 0
            width: Math.round(190 * Theme.scale)
            what: qsTr("Of one player")
            model: Array.of(qsTr("All players")).concat(Array.from(root.players))
            currentIndex: Array.from(root.players).indexOf(root.history.player) + 1
            onActivated: index => root.history.player = index > 0 ? root.players[index - 1] : ""
        }
        Segments {
            objectName: "faredCourse"
            visible: chart.visible
            what: qsTr("What the lines show")
            options: [qsTr("Results"), qsTr("Luck")]
            current: root.course
            onChosen: index => root.course = index
        }
    }
    Words {
        visible: root.history.unlucky > 0
        width: parent.width
        color: Theme.quiet
        text: qsTr("Luck: loading %n more battles", "", root.history.unlucky)
    }
    CourseChart {
        id: chart
        objectName: "courseChart"
        visible: root.tall && root.lines.length > 0
        width: parent.width
        height: Math.round(200 * Theme.scale)
        lines: root.lines
        inks: [Theme.accent, Theme.ink, Theme.good, Theme.quiet]
        ink: Theme.ink
        edge: Theme.hairline
        font.family: Theme.sans
        font.pixelSize: Theme.tiny
        Accessible.role: Accessible.Graphic
        Accessible.name: (root.course === 0 ? qsTr("Won minus lost: %1") : qsTr("Good dice above average: %1"))
            .arg(Array.from(root.lines).map(one => qsTr("%1 %2", "a player, a number").arg(one.name).arg(one.values[one.values.length - 1])).join(", "))
    }
    Words {
        visible: chart.visible
        width: parent.width
        color: Theme.quiet
        font.pixelSize: Theme.tiny
        text: root.course === 0 ? qsTr("Running total: battles won minus battles lost.") : qsTr("Running luck: good dice above average.")
    }
}
