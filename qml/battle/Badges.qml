pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Those who may be picked, by badge and name, in the Flow that this stands in; many stand close together.
Repeater {
    id: root

    required property inputShown it
    property badgeShown nobody
    property string prefix // before the names of what stands in it
    property string what: root.it.label
    property bool wanted: true
    property real room: 10000
    readonly property bool dense: root.it.things.length > 6
    signal picked(int thing)
    signal rowPicked(int first)
    signal rowOpened(int first)

    model: root.wanted ? root.it.things.length : 0
    Row {
        id: one
        required property int index
        readonly property badgeShown thing: root.it.things[one.index] ?? root.nobody
        readonly property badgeShown before: root.it.things[one.index - 1] ?? root.nobody
        spacing: root.dense ? 0 : Theme.gap2
        If {
            wanted: one.thing.army !== "" && one.thing.army !== one.before.army
            Words {
                height: chip.height
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: one.thing.army
            }
        }
        Chip {
            id: chip
            objectName: root.prefix + root.it.id + "-" + one.thing.badge
            width: Math.min(implicitWidth, (root?.room ?? 0) - (opens.active ? opens.width : 0))
            text: one.thing.badge
            solid: true
            detail: one.thing.name
            arm: one.thing.arm
            checked: one.thing.on
            Accessible.name: root.what + ": " + one.thing.badge + " " + one.thing.name
            onFlipped: one.thing.several ? root.rowPicked(one.thing.thing) : root.picked(one.thing.thing)
        }
        If {
            id: opens
            wanted: one.thing.several
            IconButton {
                objectName: "opens-" + chip.objectName
                iconName: one.thing.open ? "up" : "down"
                text: one.thing.open ? qsTr("Together") : qsTr("One by one")
                onClicked: root.rowOpened(one.thing.thing)
            }
        }
    }
}
