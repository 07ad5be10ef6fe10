pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One input of a card: things as badges, a choice as words side by side, a flag as a switch, a number with two buttons,
// dice as they fell.
Column {
    id: root

    required property BattleDesk desk
    required property int at
    readonly property var it: root.desk.inputs[root.at] ?? ({id: "", label: "", kind: "", options: [], things: [], fact: false, noted: false, value: 0, least: 0, most: 0})
    readonly property int letters: root.it.options.reduce((sum, one) => sum + one.label.length, 0)
    readonly property bool inRow: root.it.kind === "choice" && root.it.options.length <= 5 && root.letters * Theme.body * 0.6 + root.it.options.length * 2 * Theme.gap4 <= root.width

    objectName: "input-" + root.it.id
    visible: root.it.idle !== true
    spacing: Theme.gap1

    Flow {
        visible: root.it.kind !== "flag" || root.it.again === true || root.it.map === true
        width: parent.width
        spacing: Theme.gap2
        Words { visible: root.it.kind !== "flag"; color: Theme.quiet; font.pixelSize: Theme.small; text: root.it.label; width: Math.min(implicitWidth, root.width) }
        Words {
            visible: root.it.fact && !root.it.noted && root.it.kind !== "things"
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("not noted")
        }
        Words {
            objectName: "again-" + root.it.id
            visible: root.it.again === true
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("as last time")
        }
        Words {
            objectName: "map-" + root.it.id
            visible: root.it.map === true
            color: Theme.quiet
            font.pixelSize: Theme.small
            font.italic: true
            text: qsTr("from the map")
        }
    }
    Flow {
        visible: root.it.kind === "things"
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.it.things.length
            Chip {
                required property int index
                readonly property var thing: root.it.things[index] ?? ({thing: 0, badge: "", name: "", on: false})
                objectName: root.it.id + "-" + thing.badge
                text: thing.badge
                detail: root.it.things.length > 12 ? "" : thing.name
                checked: thing.on
                Accessible.name: root.it.label + ": " + thing.badge + " " + thing.name
                onFlipped: root.desk.pick(root.it.id, thing.thing)
            }
        }
        Words { visible: root.it.things.length === 0; color: Theme.quiet; text: qsTr("Nobody") }
    }
    Segments {
        objectName: root.it.id
        visible: root.inRow
        what: root.it.label
        options: root.inRow ? root.it.options.map(one => one.label) : []
        current: root.it.options.findIndex(one => one.on)
        onChosen: index => root.desk.put(root.it.id, index)
    }
    Flow {
        visible: root.it.kind === "choice" && !root.inRow
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.inRow ? 0 : root.it.options.length
            Chip {
                required property int index
                readonly property var option: root.it.options[index] ?? ({label: "", on: false})
                objectName: root.it.id + "-" + index
                text: option.label
                checked: option.on
                Accessible.name: root.it.label + ": " + text
                onFlipped: root.desk.put(root.it.id, index)
            }
        }
    }
    Toggle {
        objectName: root.it.id
        visible: root.it.kind === "flag"
        width: parent.width
        text: root.it.label
        checked: root.it.value === 1
        onToggled: root.desk.put(root.it.id, checked ? 1 : 0)
    }
    Stepper {
        objectName: root.it.id
        visible: root.it.kind === "number"
        what: root.it.label
        value: root.it.value
        from: root.it.least
        to: root.it.most
        digits: 3
        onAsked: value => root.desk.put(root.it.id, value)
    }
    DiceAsked {
        visible: root.it.kind === "dice"
        width: parent.width
        desk: root.desk
        input: root.it.kind === "dice" ? root.it.id : ""
        dice: root.it.dice ?? ({count: 0, sides: 6, needs: "", mayCount: false, counted: false, faces: [], score: -1})
    }
}
