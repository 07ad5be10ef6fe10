pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What may be chosen: one button each, or a row of sizes, each as wide as the others. What may not be had now stands in
// its place, so that a second tap finds what the first one found.
Column {
    id: root

    required property list<terrainChoiceShown> choices
    property terrainChoiceShown none
    property terrainSizeShown noSize
    signal chosen(string id)

    spacing: Theme.gap2
    Repeater {
        model: root.choices.length
        Column {
            id: entry
            required property int index
            readonly property terrainChoiceShown it: root.choices[entry.index] ?? root.none
            readonly property list<terrainSizeShown> sizes: entry.it.sizes
            width: root.width
            PushButton {
                objectName: "choose-" + entry.it.id
                visible: entry.sizes.length === 0
                width: parent.width
                enabled: entry.it.open
                iconName: entry.it.taken ? "check" : ""
                text: entry.it.note === "" ? entry.it.name : qsTr("%1 (%2)", "terrain; what it is worth").arg(entry.it.name).arg(entry.it.note)
                onClicked: root.chosen(entry.it.id)
            }
            Words {
                visible: entry.sizes.length > 0
                width: parent.width
                maximumLineCount: 1
                elide: Text.ElideRight
                text: entry.it.note === "" ? entry.it.name : qsTr("%1, %2", "terrain; a note").arg(entry.it.name).arg(entry.it.note)
            }
            Flow {
                id: sizes
                readonly property int across: Math.max(1, Math.min(3, entry.sizes.length))
                visible: entry.sizes.length > 0
                width: parent.width
                spacing: Theme.gap1
                Repeater {
                    model: entry.sizes.length
                    Chip {
                        required property int index
                        readonly property terrainSizeShown it: entry.sizes[index] ?? root.noSize
                        objectName: "choose-" + it.id
                        width: Math.floor((sizes.width - (sizes.across - 1) * sizes.spacing) / sizes.across)
                        solid: true
                        enabled: it.open
                        checked: it.taken
                        text: it.name
                        detail: it.worth
                        Accessible.role: Accessible.Button
                        Accessible.name: qsTr("%1, %2, %3", "terrain, size, worth").arg(entry.it.name).arg(it.name).arg(it.worth)
                        Accessible.description: it.taken ? qsTr("chosen") : ""
                        onFlipped: root.chosen(it.id)
                    }
                }
            }
        }
    }
}
