pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the answer means as it stands: each modifier by name, and the exact chances.
Column {
    id: root

    required property BattleDesk desk
    property bool overrulable  // not in the past, nor once it is over
    signal glossaryAsked(string id)
    signal overruleAsked(string id)
    readonly property var it: root.desk.meaning
    readonly property var modifiers: root.it.modifiers ?? []
    readonly property var chances: root.it.chances ?? []

    spacing: Theme.gap2
    visible: root.modifiers.length + root.chances.length > 0

    Repeater {
        model: root.modifiers.length
        ModifierLine {
            width: root.width
            desk: root.desk
            one: root.modifiers[index] ?? ({value: 0, name: "", of: "", rule: {}})
            overrulable: root.overrulable
            onGlossaryAsked: id => root.glossaryAsked(id)
            onOverruleAsked: id => root.overruleAsked(id)
        }
    }
    Repeater {
        model: root.chances.length
        ChanceBar {
            required property int index
            readonly property var one: root.chances[index] ?? ({words: "", part: 0})
            width: root.width
            words: one.words
            part: one.part
        }
    }
}
