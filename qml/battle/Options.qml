pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The words of a choice side by side, in the Flow that this stands in.
Repeater {
    id: root

    required property inputShown it
    property optionShown none
    property string prefix // before the names of what stands in it
    property string what: root.it.label
    property bool wanted: true
    signal put(int value)

    model: root.wanted ? root.it.options.length : 0
    Chip {
        required property int index
        readonly property optionShown option: root.it.options[index] ?? root.none
        visible: option.open
        objectName: root.prefix + root.it.id + "-" + index
        width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
        solid: true
        text: option.label
        checked: option.on
        Accessible.name: root.what + ": " + text
        onFlipped: root.put(index)
    }
}
