pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// One side of the table: its army, how near it is to giving up, commanders and units.
Rectangle {
    id: root

    required property BattleDesk desk
    required property int side
    readonly property var it: root.desk.sides[root.side] ?? ({name: "", letter: "", turn: false, armies: [], bodies: [], leaders: []})

    color: Theme.raised
    radius: Theme.corner
    border.width: root.it.turn ? 2 : 1
    border.color: root.it.turn ? Theme.accent : Theme.hairline

    Column {
        id: head
        x: Theme.gap3
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap3
        spacing: Theme.gap2
        Item {
            width: parent.width
            height: Math.max(letter.height, title.implicitHeight)
            Rectangle {
                id: letter
                width: Math.round(34 * Theme.scale)
                height: width
                radius: width / 2
                color: root.it.turn ? Theme.accent : Theme.sunken
                Text {
                    anchors.centerIn: parent
                    text: root.it.letter
                    color: root.it.turn ? Theme.accentInk : Theme.ink
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    Accessible.ignored: true
                }
            }
            Heading {
                id: title
                x: letter.width + Theme.gap3
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: root.it.name
            }
        }
        Words {
            objectName: "score-" + root.side
            visible: Settings.score && root.desk.scoreWords !== ""
            width: parent.width
            text: qsTr("%1: %2", "what is scored, and how much").arg(root.desk.scoreWords).arg(root.it.score ?? 0)
        }
        Repeater {
            model: root.it.armies.length
            Column {
                id: army
                required property int index
                readonly property var of: root.it.armies[index] ?? ({name: "", bars: [], marks: []})
                width: head.width
                spacing: Theme.gap1
                Words {
                    objectName: "army-" + root.side + "-" + army.index
                    visible: root.it.armies.length > 1
                    width: parent.width
                    text: army.of.name ?? ""
                }
                Repeater {
                    model: army.of.bars.length
                    Item {
                        id: line
                        required property int index
                        readonly property var bar: army.of.bars[index] ?? ({words: "", is: 0, of: 0})
                        width: army.width
                        height: Math.max(Math.round(24 * Theme.scale), label.implicitHeight)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1 %2 of %3").arg(line.bar.words).arg(line.bar.is).arg(line.bar.of)
                        Text {
                            id: label
                            width: parent.width - tally.width - Theme.gap2
                            anchors.verticalCenter: parent.verticalCenter
                            text: line.bar.words
                            color: Theme.quiet
                            font.family: Theme.sans
                            font.pixelSize: Theme.small
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Boxes {
                            id: tally
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            count: line.bar.is
                            of: line.bar.of
                            ink: Theme.bad
                        }
                    }
                }
                Flow {
                    visible: army.of.marks.length > 0
                    width: parent.width
                    spacing: Theme.gap1
                    Repeater {
                        model: army.of.marks.length
                        Mark { required property int index; mark: army.of.marks[index] ?? ({words: "", plight: false}) }
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
        anchors.margins: 2
        width: parent.width
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Column {
            id: rows
            width: view.width
            Repeater {
                model: root.it.leaders.length + root.it.bodies.length
                UnitRow {
                    required property int index
                    objectName: "unit-" + unit.badge
                    width: rows.width
                    unit: (index < root.it.leaders.length ? root.it.leaders[index] : root.it.bodies[index - root.it.leaders.length])
                        ?? ({thing: 0, badge: "", name: "", gone: false, marks: [], bars: []})
                    may: root.desk.pickable.indexOf(unit.thing) >= 0
                    picked: root.desk.picked.indexOf(unit.thing) >= 0
                    onClicked: root.desk.pickOnTable(unit.thing)
                }
            }
        }
    }
}
