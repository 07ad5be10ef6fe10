pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Luck so far: each side by phase and by who threw, with the chance of throws as good as these.
Sheet {
    id: root

    required property BattleViewModel desk
    property list<luckSideShown> sides
    property luckSideShown noSide
    property luckRowShown noRow
    readonly property int figures: Math.round(88 * Theme.scale)

    title: qsTr("Luck so far")
    wish: 720
    onAboutToShow: root.sides = root.desk.luck.sides()

    component Line: Item {
        id: line
        property list<string> cells
        property bool bold: false
        implicitHeight: Math.max(name.implicitHeight, Math.round(30 * Theme.scale))
        Accessible.role: Accessible.StaticText
        Accessible.name: Array.from(line.cells).join(", ")
        Words {
            id: name
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 3 * root.figures - Theme.gap2
            font.bold: line.bold
            text: line.cells[0] ?? ""
        }
        Repeater {
            model: 3
            Words {
                required property int index
                x: line.width - (3 - index) * root.figures
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                width: root.figures
                horizontalAlignment: Text.AlignRight
                font.bold: line.bold
                text: line.cells[index + 1] ?? ""
            }
        }
        Rule { anchors.bottom: parent.bottom; width: parent.width }
    }

    Words {
        width: parent ? parent.width : 0
        color: Theme.quiet
        text: qsTr("This counts rolls with known odds: dice that needed a score, and totals that had to stay within one. Good is what the roller hoped for; dice rolled by several units together count only for the side.")
    }
    Repeater {
        model: root.sides.length
        Column {
            id: side
            required property int index
            readonly property luckSideShown it: root.sides[side.index] ?? root.noSide
            objectName: "luck-" + side.index
            width: parent ? parent.width : 0
            spacing: Theme.gap1
            Heading { width: parent.width; font.pixelSize: Theme.name; text: qsTr("%1: %2").arg(side.it.letter).arg(side.it.name) }
            Words { visible: side.it.rows.length === 0; width: parent.width; color: Theme.quiet; text: qsTr("No rolls to count yet.") }
            Line {
                visible: side.it.rows.length > 0
                width: parent.width
                bold: true
                cells: ["", qsTr("Good"), qsTr("Expected"), qsTr("Chance")]
            }
            Repeater {
                model: side.it.rows.length
                Line {
                    required property int index
                    readonly property luckRowShown row: side.it.rows[index] ?? root.noRow
                    objectName: "luck-" + side.index + "-" + index
                    width: side.width
                    cells: [row.name, qsTr("%1 of %2").arg(row.good).arg(row.throws), row.expected, qsTr("%1 %").arg((100 * row.part).toLocaleString(Qt.locale(), "f", 1))]
                }
            }
        }
    }
    foot: [PushButton { objectName: "luckDone"; text: qsTr("Close"); plain: true; onClicked: root.close() }]
}
