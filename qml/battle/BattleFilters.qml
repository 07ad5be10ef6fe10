pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Which battles are listed, and in what order.
Column {
    id: root

    required property Battles battles
    default property alias field: tools.data
    readonly property list<namedShown> systems: root.battles.systems
    readonly property list<string> players: root.battles.players
    readonly property int narrow: Math.round(190 * Theme.scale)

    spacing: Theme.gap3

    // As wide as two of them need on a narrow page.
    component Pick: Picker { width: Math.max(Math.round(150 * Theme.scale), Math.min(root.narrow, Math.floor((root.width - Theme.gap3) / 2))) }

    Flow {
        id: tools
        width: parent.width
        spacing: Theme.gap3
    }
    Flow {
        width: parent.width
        spacing: Theme.gap3
        Pick {
            objectName: "state"
            what: qsTr("In progress or finished")
            model: [qsTr("All battles"), qsTr("In progress"), qsTr("Over")]
            currentIndex: root.battles.state
            onActivated: index => root.battles.state = index
        }
        Pick {
            objectName: "player"
            visible: root.players.length > 0
            what: qsTr("Of one player")
            model: Array.of(qsTr("All players")).concat(Array.from(root.players))
            currentIndex: Array.from(root.players).indexOf(root.battles.player) + 1
            onActivated: index => root.battles.player = index > 0 ? root.players[index - 1] : ""
        }
        Pick {
            objectName: "system"
            visible: root.systems.length > 1
            what: qsTr("Of one rule system")
            model: Array.of(qsTr("All systems")).concat(Array.from(root.systems).map(one => one.name))
            currentIndex: Array.from(root.systems).findIndex(one => one.id === root.battles.system) + 1
            onActivated: index => root.battles.system = index > 0 ? root.systems[index - 1].id : ""
        }
        Pick {
            objectName: "sort"
            what: qsTr("Sort by")
            model: [qsTr("Last played"), qsTr("By date"), qsTr("By name"), qsTr("By player"), qsTr("By nation"), qsTr("By points")]
            currentIndex: root.battles.sort
            onActivated: index => root.battles.sort = index
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        visible: root.battles.tags.length > 0
        Repeater {
            model: root.battles.tags
            Chip {
                required property string modelData
                objectName: "tag-" + modelData
                text: "#" + modelData
                checked: root.battles.tag === modelData
                onFlipped: root.battles.tag = root.battles.tag === modelData ? "" : modelData
            }
        }
    }
}
