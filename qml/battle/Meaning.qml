pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the answer means as it stands: each modifier by name, and the exact chances.
Column {
    id: root

    required property BattleViewModel desk
    property bool overrulable  // not in the past, nor once it is over
    signal glossaryAsked(string id)
    signal overruleAsked(string id)
    readonly property meaningShown it: root.desk.meaning
    property modifierShown noModifier
    property chanceShown noChance

    spacing: Theme.gap2
    visible: root.it.modifiers.length + root.it.chances.length > 0

    Repeater {
        model: root.it.modifiers.length
        ModifierLine {
            width: root.width
            desk: root.desk
            one: root.it.modifiers[index] ?? root.noModifier
            overrulable: root.overrulable
            onGlossaryAsked: id => root.glossaryAsked(id)
            onOverruleAsked: id => root.overruleAsked(id)
        }
    }
    Repeater {
        model: root.it.chances.length
        ChanceBar {
            required property int index
            readonly property chanceShown one: root.it.chances[index] ?? root.noChance
            width: root.width
            words: one.words
            part: one.part
        }
    }
}
