pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// How the armies deploy: one of the ways of the rules, with what can be agreed on besides.
Column {
    id: root

    required property Battlefield desk
    readonly property var chosen: desk.chosenWays.length > 0 ? desk.chosenWays[0] : ({id: "", on: []})
    readonly property var ways: desk.ways
    readonly property var way: ways.find(way => way.id === root.chosen.id) ?? ({effect: "", options: []})

    spacing: Theme.gap2
    Words { text: qsTr("The way to deploy"); font.bold: true }
    Picker {
        objectName: "way"
        width: parent.width
        what: qsTr("The way to deploy")
        textRole: "name"
        model: root.ways
        currentIndex: Math.max(0, root.ways.findIndex(way => way.id === root.chosen.id))
        onActivated: index => root.desk.setWay(root.ways[index].id)
    }
    Words { width: parent.width; color: Theme.quiet; lineHeight: 1.25; text: root.way.effect }
    Words {
        width: parent.width
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
            onToggled: root.desk.toggleOption(0, modelData.id)
            Accessible.description: modelData.effect
        }
    }
}
