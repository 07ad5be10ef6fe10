pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The way in which a side deploys (-1: both), what that means, and what can be agreed on besides.
Column {
    id: root

    required property Battlefield desk
    required property int side
    readonly property int of: Math.max(0, side)
    readonly property wayShown chosen: root.desk.armies.chosenWays[root.of] ?? root.none
    readonly property list<wayShown> ways: root.desk.armies.ways
    readonly property int row: Array.from(root.ways).findIndex(way => way.id === root.chosen.id)
    readonly property list<wayOptionShown> options: (root.ways[root.row] ?? root.none).options
    property wayShown none
    property wayOptionShown noOption

    spacing: Theme.gap2
    Picker {
        objectName: root.side < 0 ? "way" : "way-" + root.side
        width: parent.width
        what: qsTr("Deployment")
        textRole: "name"
        model: root.ways
        currentIndex: Math.max(0, root.row)
        onActivated: index => { if (root.side < 0) root.desk.armies.setWay(root.ways[index].id); else root.desk.armies.setWayOf(root.side, root.ways[index].id); }
    }
    Words { width: parent.width; color: Theme.quiet; lineHeight: 1.25; text: root.chosen.effect }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.quiet
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(14 * Theme.scale)
        text: root.chosen.place
    }
    Repeater {
        model: root.options.length
        Toggle {
            required property int index
            readonly property wayOptionShown it: root.options[index] ?? root.noOption
            objectName: "option-" + it.id
            width: root.width
            text: it.name
            checked: Array.from(root.chosen.on).indexOf(it.id) >= 0
            onToggled: root.desk.armies.toggleOption(root.of, it.id)
            Accessible.description: it.effect
        }
    }
}
