pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Terrain before it lies: which of the possibilities, how large, where. Why it may not lie there is said above, and what
// is told of its place below all buttons, so that none of them moves while it is turned or resized.
Column {
    id: root

    required property Battlefield desk
    required property FieldMap map
    readonly property terrainDraftShown draft: root.desk.laying.draft
    readonly property list<namedShown> variants: root.draft.variants
    property namedShown noVariant
    signal again(string variant)

    spacing: Theme.gap3
    PushButton {
        objectName: "place"
        width: parent.width
        primary: true
        enabled: root.draft.fault === ""
        iconName: "check"
        text: qsTr("Place it here")
        onClicked: root.desk.laying.place()
    }
    Flow {
        visible: root.variants.length > 1
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.variants.length
            Chip {
                required property int index
                readonly property namedShown it: root.variants[index] ?? root.noVariant
                objectName: "variant-" + it.id
                width: Math.min(implicitWidth, root.width)
                text: it.name
                checked: root.draft.variant === it.id
                onFlipped: root.again(it.id)
            }
        }
    }
    PushButton {
        objectName: "again"
        width: parent.width
        iconName: "redo"
        text: qsTr("Try another shape and place")
        onClicked: root.again("")
    }
    HandTools { width: parent.width; desk: root.desk; map: root.map; thing: "draft" }
}
