pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Strategikon.App

// One side of the table: its army, how near it is to giving up, commanders and units.
Rectangle {
    id: root

    required property BattleViewModel desk
    required property int side
    readonly property list<sideShown> sides: root.desk.table.sides
    property sideShown noSide
    readonly property sideShown it: root.sides[root.side] ?? root.noSide
    readonly property list<int> pickable: root.desk.picks.pickable
    readonly property list<int> picked: root.desk.picks.picked
    property unitShown nobody
    property barShown noBar
    property markShown noMark

    // Of several armies the head says no more than how near each is to giving up; the rest stands above its units.
    readonly property bool several: root.it.armies.length > 1
    function standing(army: unitShown): string {
        return Array.from(army.bars).slice(1).map(bar => qsTr("%1 %2", "losses; 3 of 5").arg(bar.words).arg(bar.count))
            .concat(Array.from(army.marks).filter(mark => !mark.plight).map(mark => mark.words)).join(", ");
    }
    function army(name: string): unitShown { return Array.from(root.it.armies).find(one => one.name === name) ?? root.nobody; }

    color: Theme.raised
    radius: Theme.corner
    border.width: 1
    border.color: Theme.hairline
    Rectangle { width: parent.width; height: 4; radius: Theme.corner; color: root.it.turn ? Theme.accent : Theme.hairline }

    Column {
        id: head
        x: Theme.gap2
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap2
        spacing: Theme.gap1
        RowLayout {
            width: parent.width
            spacing: Theme.gap2
            SideBadge { side: root.side }
            ColumnLayout {
                spacing: 0
                Heading {
                    Layout.fillWidth: true
                    font.pixelSize: Math.round(20 * Theme.scale)
                    text: root.it.nation !== "" ? root.it.nation : root.several ? qsTr("Side %1").arg(root.it.letter) : root.it.name
                }
                Words {
                    Layout.fillWidth: true
                    visible: !root.several && root.it.nation !== "" && root.it.name !== root.it.nation
                    color: Theme.quiet
                    font.pixelSize: Theme.tiny
                    text: root.it.name
                }
            }
        }
        Words {
            objectName: "score-" + root.side
            visible: Settings.score && root.desk.table.scoreWords !== ""
            width: parent.width
            font.pixelSize: Theme.small
            text: qsTr("%1: %2", "what is scored, and how much").arg(root.desk.table.scoreWords).arg(root.it.score)
        }
        Words {
            visible: root.several && text !== ""
            width: parent.width
            color: Theme.quiet
            font.pixelSize: Theme.tiny
            text: root.several ? (root.it.armies[0]?.bars[0]?.words ?? "") : ""
        }
        Repeater {
            model: root.it.armies.length
            Column {
                id: army
                required property int index
                readonly property unitShown of: root.it.armies[index] ?? root.nobody
                width: head.width
                spacing: Theme.gap1
                readonly property list<markShown> marks: Array.from(army.of.marks).filter(mark => !root.several || mark.plight)
                Words {
                    objectName: "army-" + root.side + "-" + army.index
                    visible: root.several && army.of.bars.length === 0
                    width: parent.width
                    text: army.of.name
                }
                Repeater {
                    model: root.several ? Math.min(1, army.of.bars.length) : army.of.bars.length
                    Column {
                        id: line
                        required property int index
                        readonly property barShown bar: army.of.bars[index] ?? root.noBar
                        width: army.width
                        Accessible.role: Accessible.StaticText
                        Accessible.name: (root.several ? army.of.name + ", " : "") + qsTr("%1 %2", "losses; 3 of 5").arg(line.bar.words).arg(line.bar.count)
                        PlainText {
                            width: parent.width
                            text: root.several ? army.of.name : line.bar.words
                            color: Theme.quiet
                            font.pixelSize: Theme.tiny
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        RowLayout {
                            width: parent.width
                            Boxes { id: boxes; count: line.bar.is; of: line.bar.of; figures: line.bar.count; ink: Theme.bad; box: Math.min(Math.round(11 * Theme.scale), Math.floor((line.width - figure.implicitWidth - Theme.gap2) / Math.max(1, line.bar.of) - boxes.spacing)) }
                            PlainText {
                                id: figure
                                visible: line.bar.of <= 10
                                Layout.fillWidth: true
                                horizontalAlignment: Text.AlignRight
                                text: line.bar.count
                                font.pixelSize: Theme.tiny
                                font.bold: true
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                Flow {
                    visible: army.marks.length > 0
                    width: parent.width
                    spacing: Theme.gap1
                    Repeater {
                        model: army.marks.length
                        Mark { required property int index; mark: army.marks[index] ?? root.noMark }
                    }
                }
            }
        }
    }
    Rule { id: rule; y: head.y + head.height + Theme.gap2; width: parent.width }
    Flickable {
        id: view
        objectName: "side-" + root.side
        anchors.top: rule.bottom
        anchors.bottom: parent.bottom
        anchors.margins: 1
        x: 1
        width: parent.width - 2
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Column {
            id: rows
            width: view.width
            Repeater {
                model: root.it.rows.length
                Column {
                    id: row
                    required property int index
                    readonly property unitShown of: root.it.rows[row.index] ?? root.nobody
                    readonly property unitShown before: root.it.rows[row.index - 1] ?? root.nobody
                    width: rows.width
                    readonly property bool first: row.of.army !== "" && row.of.army !== row.before.army
                    readonly property unitShown army: row.first ? root.army(row.of.army) : root.nobody
                    Words {
                        visible: row.first
                        width: parent.width
                        leftPadding: Theme.gap2
                        topPadding: Theme.gap2
                        color: Theme.accent
                        text: row.of.army
                    }
                    Words {
                        visible: row.army.thing > 0
                        width: parent.width
                        leftPadding: Theme.gap2
                        bottomPadding: Theme.gap1
                        color: Theme.quiet
                        font.pixelSize: Theme.small
                        text: root.standing(row.army)
                    }
                    Words {
                        objectName: "block-" + root.side + "-" + row.index
                        visible: row.of.block !== ""
                        width: parent.width
                        leftPadding: Theme.gap2
                        topPadding: Theme.gap2
                        font.bold: true
                        text: row.of.block
                    }
                    Words {
                        objectName: "blockNow-" + root.side + "-" + row.index
                        visible: text !== ""
                        width: parent.width
                        leftPadding: Theme.gap2
                        color: Theme.accent
                        font.bold: true
                        font.pixelSize: Theme.small
                        text: row.of.blockNow
                    }
                    Words {
                        visible: text !== ""
                        width: parent.width
                        leftPadding: Theme.gap2
                        bottomPadding: Theme.gap1
                        color: row.of.blockPlight ? Theme.bad : Theme.quiet
                        font.pixelSize: Theme.small
                        text: row.of.blockSays
                    }
                    UnitRow {
                        objectName: (unit.row.length > 0 ? "row-" : "unit-") + unit.badge
                        width: parent.width
                        unit: row.of
                        side: root.side
                        readonly property list<int> those: unit.row.length > 0 ? unit.row : [unit.thing]
                        may: Array.from(those).some(one => Array.from(root.pickable).includes(one))
                        chosen: Array.from(those).filter(one => Array.from(root.picked).includes(one)).length
                        onClicked: unit.row.length > 0 ? root.desk.picks.pickRow("", unit.thing) : root.desk.picks.pickOnTable(unit.thing)
                        onOpened: root.desk.picks.openRow(unit.thing)
                    }
                }
            }
        }
    }
}
