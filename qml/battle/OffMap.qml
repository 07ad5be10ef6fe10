pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Whom the map does not show: a tray below it, one line that says how many they are. Few stand in that line; more open
// above it, by their groups, and scroll there, so that table and tools stay free.
Column {
    id: root

    required property BattleViewModel desk
    required property inputShown untold // the map knows nothing of them
    required property inputShown moved  // and these wait to be set down
    required property int missing       // how many they are
    required property int movers
    required property real most         // how high it may grow
    property bool open: false
    property badgeShown nobody
    readonly property bool few: root.missing + root.movers <= 3
    signal chosen(int thing)

    visible: root.missing + root.movers > 0

    component Group: Column {
        id: group
        required property inputShown it
        width: parent?.width ?? 0
        visible: group.it.things.length > 0
        Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: group.it.label }
        Flow {
            width: parent.width
            Badges {
                it: group.it
                room: group.width
                onPicked: thing => root.chosen(thing)
                onRowPicked: first => root.desk.picks.openRow(first, group.it.id)
                onRowOpened: first => root.desk.picks.openRow(first, group.it.id)
            }
        }
    }

    Flickable {
        id: view
        objectName: "offMapView"
        visible: root.open && !root.few
        width: parent.width
        height: Math.min(all.implicitHeight, root.most)
        contentHeight: all.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Follow { view: view }
        Column {
            id: all
            width: view.width - Theme.gap3
            Group { it: root.moved }
            Group { it: root.untold }
        }
    }
    PushButton {
        objectName: "offMap"
        visible: !root.few
        width: parent.width
        plain: true
        iconName: root.open ? "down" : "up"
        font.pixelSize: Theme.small
        text: root.movers === 0 ? qsTr("%1 not on the map").arg(root.missing)
            : root.missing === 0 ? qsTr("%1 moved").arg(root.movers) : qsTr("%1 moved, %2 not on the map").arg(root.movers).arg(root.missing)
        Accessible.description: root.open ? qsTr("open") : qsTr("closed")
        onClicked: root.open = !root.open
    }
    Row {
        visible: root.few
        layoutDirection: Qt.RightToLeft
        width: parent.width
        height: Theme.touch
        spacing: Theme.gap1
        Repeater {
            model: root.few ? root.moved.things.length : 0
            Chip {
                required property int index
                readonly property badgeShown it: root.moved.things[index] ?? root.nobody
                objectName: "moved-" + it.badge
                text: it.badge
                checked: it.on
                Accessible.name: qsTr("%1 %2 has moved").arg(it.badge).arg(it.name)
                onFlipped: root.chosen(it.thing)
            }
        }
        Repeater {
            model: root.few ? root.untold.things.length : 0
            Chip {
                required property int index
                readonly property badgeShown it: root.untold.things[index] ?? root.nobody
                objectName: "untold-" + it.badge
                text: it.badge
                checked: it.on
                Accessible.name: qsTr("%1 %2 is not on the map").arg(it.badge).arg(it.name)
                onFlipped: root.chosen(it.thing)
            }
        }
    }
}
