pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Every pair of two dice: a row for each face of the first, a column for each of the second. Filled cells favour the
// first, hollow ones the second; what is ruled out by a die that lies on the table is faint. Large ones have letters.
Grid {
    id: root

    required property opposedShown opposed
    required property int cell
    property bool lettered: false
    property opposedOutcomeShown none

    columns: root.opposed.sides + (root.lettered ? 1 : 0)
    spacing: root.lettered ? 2 : 1
    Accessible.role: Accessible.Table
    Accessible.ignored: true

    component Face: PlainText {
        width: root.cell
        height: root.cell
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.quiet
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Repeater {
        model: root.lettered ? root.opposed.sides + 1 : 0
        Face { required property int index; text: index === 0 ? "" : String(index) }
    }
    Repeater {
        model: root.opposed.sides * root.columns
        Item {
            id: each
            required property int index
            readonly property int first: Math.floor(each.index / root.columns) + 1
            readonly property int second: each.index % root.columns + (root.lettered ? 0 : 1)
            readonly property bool head: each.second === 0
            readonly property int outcome: each.head ? -1 : root.opposed.cells[(each.first - 1) * root.opposed.sides + each.second - 1] ?? -1
            readonly property opposedOutcomeShown it: root.opposed.outcomes[each.outcome] ?? root.none
            readonly property bool open: (root.opposed.fell[0] === 0 || root.opposed.fell[0] === each.first) && (root.opposed.fell[1] === 0 || root.opposed.fell[1] === each.second)
            width: root.cell
            height: root.cell
            Face { visible: each.head; text: String(each.first) }
            Rectangle {
                visible: !each.head
                anchors.fill: parent
                opacity: each.open ? 1 : 0.25
                radius: root.lettered ? Theme.corner : 0
                color: each.it.favours === 1 ? "transparent" : Theme.leaning(each.it.favours, each.it.weight)
                border.width: each.it.favours === 1 ? Math.max(2, Math.round(root.cell / 5)) : each.it.favours < 0 && root.lettered ? 1 : 0
                border.color: each.it.favours === 1 ? Theme.leaning(1, each.it.weight) : Theme.hairline
                PlainText {
                    visible: root.lettered
                    anchors.centerIn: parent
                    text: root.letter(each.outcome)
                    color: each.it.favours === 0 && each.it.weight === 1 ? Theme.raised : Theme.ink
                    font.pixelSize: Theme.small
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }

    function letter(outcome: int): string { return outcome < 0 ? "" : String.fromCharCode(65 + outcome); }
}
