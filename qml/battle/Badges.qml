pragma ComponentBehavior: Bound
import QtQuick

// Those who may be picked, by their badges, in the Flow that this stands in; many stand close together.
Repeater {
    id: root

    required property var it
    property string prefix // before the names of what stands in it
    property string what: root.it.label
    property bool wanted: true
    readonly property bool dense: root.it.things.length > 6
    signal picked(int thing)

    model: root.wanted ? root.it.things.length : 0
    Chip {
        required property int index
        readonly property var thing: root.it.things[index] ?? ({thing: 0, badge: "", name: "", on: false})
        objectName: root.prefix + root.it.id + "-" + thing.badge
        text: thing.badge
        solid: root.dense
        detail: root.dense ? "" : thing.name
        checked: thing.on
        Accessible.name: root.what + ": " + thing.badge + " " + thing.name
        onFlipped: root.picked(thing.thing)
    }
}
