pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The way in which a side deploys (-1: both), what that means, and what can be agreed on besides.
Column {
    id: root

    required property Battlefield desk
    required property int side
    readonly property int of: Math.max(0, side)
    readonly property var chosen: desk.chosenWays.length > of ? desk.chosenWays[of] : ({id: "", on: []})
    readonly property var ways: desk.ways
    readonly property var way: ways.find(way => way.id === root.chosen.id) ?? ({effect: "", options: []})

    spacing: Theme.gap2
    Picker {
        objectName: root.side < 0 ? "way" : "way-" + root.side
        width: parent.width
        what: qsTr("The way to deploy")
        textRole: "name"
        model: root.ways
        currentIndex: Math.max(0, root.ways.findIndex(way => way.id === root.chosen.id))
        onActivated: index => { if (root.side < 0) root.desk.setWay(root.ways[index].id); else root.desk.setWayOf(root.side, root.ways[index].id); }
    }
    Words { width: parent.width; color: Theme.quiet; lineHeight: 1.25; text: root.chosen.effect ?? "" }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.quiet
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(14 * Theme.scale)
        text: root.chosen.place ?? ""
    }
    Repeater {
        model: root.way.options
        Toggle {
            required property var modelData
            objectName: "option-" + modelData.id
            width: root.width
            text: modelData.name
            checked: root.chosen.on.indexOf(modelData.id) >= 0
            onToggled: root.desk.toggleOption(root.of, modelData.id)
            Accessible.description: modelData.effect
        }
    }
}
