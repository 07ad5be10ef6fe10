pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Two dice against each other in full: all pairs, the ways to each outcome, and what either must throw.
Sheet {
    id: root

    required property opposedShown opposed
    property opposedOutcomeShown none
    property neededShown nothing
    readonly property int cell: Math.round(34 * Theme.scale)

    objectName: "opposedSheet"
    title: qsTr("Every pair of dice")
    wish: 720

    function told(outcome: int): string { return (root.opposed.outcomes[outcome] ?? root.none).words; }

    component Needs: Column {
        id: needs
        required property list<neededShown> all
        required property string who
        required property string other
        visible: needs.all.length > 0
        width: parent ? parent.width : 0
        spacing: 2
        Heading { width: parent.width; font.pixelSize: Theme.name; text: qsTr("%1 must throw").arg(needs.who) }
        Row {
            spacing: 2
            Words { width: needs.width - root.opposed.sides * (root.cell + 2); color: Theme.quiet; font.pixelSize: Theme.small; text: qsTr("%1:", "whose die it is").arg(needs.other) }
            Repeater {
                model: root.opposed.sides
                PlainText { required property int index; width: root.cell; horizontalAlignment: Text.AlignHCenter; color: Theme.quiet; font.pixelSize: Theme.small; text: String(index + 1); Accessible.ignored: true }
            }
        }
        Repeater {
            model: needs.all.length
            Row {
                id: line
                required property int index
                readonly property neededShown it: needs.all[line.index] ?? root.nothing
                readonly property string words: line.index === 0 ? root.told(line.it.outcome) : qsTr("%1, or better").arg(root.told(line.it.outcome))
                spacing: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(line.words).arg(Array.from(line.it.least).map(face => face === 0 ? "–" : face).join(", "))
                Words { width: needs.width - root.opposed.sides * (root.cell + 2); height: Math.max(implicitHeight, root.cell); verticalAlignment: Text.AlignVCenter; text: line.words; Accessible.ignored: true }
                Repeater {
                    model: root.opposed.sides
                    Rectangle {
                        id: box
                        required property int index
                        readonly property int least: line.it.least[box.index] ?? 0
                        width: root.cell
                        height: root.cell
                        radius: Theme.corner
                        color: box.least === 0 ? "transparent" : Theme.sunken
                        PlainText { anchors.centerIn: parent; text: box.least === 0 ? "–" : String(box.least); color: box.least === 0 ? Theme.quiet : Theme.ink; font.bold: box.least !== 0; Accessible.ignored: true }
                    }
                }
            }
        }
    }

    Flow {
        width: parent ? parent.width : 0
        spacing: Theme.gap4
        Column {
            spacing: Theme.gap1
            PlainText { text: qsTr("Rows: %1 · columns: %2").arg(root.opposed.dice[0] ?? "").arg(root.opposed.dice[1] ?? ""); color: Theme.quiet; font.pixelSize: Theme.small }
            OpposedGrid { id: grid; opposed: root.opposed; cell: root.cell; lettered: true }
        }
        Column {
            id: ways
            width: parent.width - grid.width - Theme.gap4 >= 260 * Theme.scale ? parent.width - grid.width - Theme.gap4 : parent.width
            spacing: Theme.gap1
            Repeater {
                model: root.opposed.outcomes.length
                ChanceBar {
                    required property int index
                    readonly property opposedOutcomeShown one: root.opposed.outcomes[index] ?? root.none
                    objectName: "way-" + index
                    width: ways.width
                    words: qsTr("%1  %2", "the letter of an outcome and its name").arg(grid.letter(index)).arg(one.words)
                    part: root.opposed.pairs > 0 ? one.ways / root.opposed.pairs : 0
                    figure: qsTr("%1 of %2 · %3 %").arg(one.ways).arg(root.opposed.pairs).arg((100 * part).toLocaleString(Qt.locale(), "f", 1))
                }
            }
        }
    }
    Needs { all: root.opposed.first; who: root.opposed.dice[0] ?? ""; other: root.opposed.dice[1] ?? "" }
    Needs { all: root.opposed.second; who: root.opposed.dice[1] ?? ""; other: root.opposed.dice[0] ?? "" }
    foot: [PushButton { objectName: "opposedDone"; text: qsTr("Close"); plain: true; onClicked: root.close() }]
}
