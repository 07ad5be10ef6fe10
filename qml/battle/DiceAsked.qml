pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Dice that fell on the table, one after the other; where only a count matters, the count.
Column {
    id: root

    required property BattleViewModel desk
    required property string input
    required property diceShown dice
    property list<badgeShown> owners // whose each die is; none: nobody asks
    property badgeShown nobody
    property bool due: true // its dice are the next to be typed
    readonly property int next: root.due ? Array.from(root.dice.faces).indexOf(0) : -1
    // Few dice stand in one line with the keys for their faces.
    readonly property int places: root.dice.faces.length // those that are rolled again have one of their own
    // Dice of up to six sides have their keys below the card. A die of more than twelve is typed as two figures: 07, and
    // 00 for a hundred.
    readonly property bool figures: root.dice.sides > 12
    readonly property int choices: root.figures ? 10 : root.dice.sides > 6 ? root.dice.sides : 0
    readonly property int slot: root.places <= 6 ? Math.round(52 * Theme.scale) : Theme.touch
    readonly property int keys: Math.min(root.figures ? 5 : 6, root.choices) // in a line

    spacing: Theme.gap2

    Words {
        visible: root.dice.needs !== ""
        width: parent.width
        font.pixelSize: Theme.name
        text: root.dice.count === 1 ? root.dice.needs : qsTr("%1 dice: %2").arg(root.dice.count).arg(root.dice.needs)
    }
    Flow {
        visible: !root.dice.counted
        width: parent.width
        spacing: root.places <= 10 ? 5 : 0
        Repeater {
            model: root.dice.counted ? 0 : root.places
            Column {
                id: one
                required property int index
                readonly property badgeShown owner: root.owners[one.index] ?? root.nobody
                width: owned.visible ? Math.max(root.slot, Math.floor((root.width - 10) / 3)) : root.slot
                Words {
                    id: owned
                    objectName: "owner-" + root.input + "-" + one.index
                    visible: root.owners.length > 0
                    width: parent.width
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    text: one.owner.badge
                }
                DieFace {
                    id: die
                    readonly property int index: one.index
                    readonly property int fallen: root.dice.faces[index] ?? 0
                    objectName: "fallen-" + root.input + "-" + index
                    implicitWidth: root.slot
                    implicitHeight: root.slot
                    face: fallen
                    text: index === root.next && root.dice.tens >= 0 ? root.dice.tens + "…" : String(fallen)
                    checked: fallen > 0
                    focusPolicy: Qt.NoFocus
                    opacity: fallen > 0 || index === root.next ? 1 : 0.45
                    readonly property string called: owned.visible ? one.owner.badge : qsTr("Die %1").arg(index + 1)
                    Accessible.name: fallen > 0 ? qsTr("%1: %2", "a die, its face").arg(called).arg(fallen) : qsTr("%1: not rolled", "a die").arg(called)
                    onClicked: root.desk.dice.clearDie(root.input, index)
                    Rectangle {
                        anchors.fill: parent
                        visible: die.index === root.next
                        color: "transparent"
                        radius: Math.round(7 * Theme.scale)
                        border.width: 3
                        border.color: Theme.accent
                    }
                }
            }
        }
    }
    Flow {
        id: pad
        visible: root.next >= 0 && root.choices > 0 && !root.dice.counted
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.dice.counted ? 0 : root.choices
            PushButton {
                required property int index
                readonly property int figure: root.figures ? (index + 1) % 10 : index + 1
                objectName: "die-" + figure
                implicitWidth: Math.max(root.slot, Math.floor((pad.width - (root.keys - 1) * pad.spacing) / root.keys))
                implicitHeight: Math.round(56 * Theme.scale)
                leftPadding: Theme.gap1
                font.pixelSize: Theme.heading
                text: String(figure)
                Accessible.name: qsTr("A %1").arg(figure)
                onClicked: root.desk.dice.typeDie(figure)
            }
        }
    }
    Words { visible: root.dice.counted; width: parent.width; color: Theme.quiet; text: qsTr("How many of the %1 dice succeed?").arg(root.dice.count) }
    Flow {
        visible: root.dice.counted
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.dice.counted ? root.dice.count + 1 : 0
            PushButton {
                required property int index
                objectName: "score-" + index
                implicitWidth: Math.round(52 * Theme.scale)
                implicitHeight: Math.round(52 * Theme.scale)
                leftPadding: Theme.gap1 // two figures find room
                primary: root.dice.score === index
                font.pixelSize: Theme.name
                text: String(index)
                Accessible.name: qsTr("%1 succeed").arg(index)
                onClicked: root.desk.dice.putCount(root.input, index)
            }
        }
    }
    PushButton {
        objectName: "counted"
        visible: root.dice.mayCount
        plain: true
        text: root.dice.counted ? qsTr("Enter every die instead") : qsTr("Just count successes")
        onClicked: root.desk.dice.setCounted(root.input, !root.dice.counted)
    }
}
