pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// How the armies deploy: one of the ways of the rules for both, or one for each where the rules let them differ.
Column {
    id: root

    required property Battlefield desk
    readonly property list<wayShown> chosen: root.desk.armies.chosenWays
    readonly property list<tableSideShown> sides: root.desk.armies.sides
    readonly property bool alike: root.chosen.length < 2 || root.chosen[0].id === root.chosen[1].id
    property bool each: !alike

    spacing: Theme.gap2
    onAlikeChanged: if (!alike) each = true
    Words { text: qsTr("Deployment"); font.bold: true }
    WayChoice { visible: !root.each; width: parent.width; desk: root.desk; side: -1 }
    Repeater {
        model: root.each ? root.sides.length : 0
        Column {
            id: entry
            required property int index
            width: root.width
            spacing: Theme.gap2
            Words { text: root.sides[entry.index]?.who ?? "" }
            WayChoice { width: parent.width; desk: root.desk; side: entry.index }
        }
    }
    Toggle {
        objectName: "eachWay"
        width: parent.width
        text: qsTr("A different one for each side")
        checked: root.each
        onToggled: { root.each = checked; if (!checked && !root.alike) root.desk.armies.setWay(root.chosen[0].id); }
    }
}
