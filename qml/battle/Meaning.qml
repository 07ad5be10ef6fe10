pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the answer means as it stands: each modifier by name, and the exact chances.
Column {
    id: root

    required property BattleViewModel desk
    property bool overrulable  // not in the past, nor once it is over
    property bool listed: true // each chance in a line
    signal glossaryAsked(string id)
    signal overruleAsked(string id)
    readonly property meaningShown it: root.desk.asked.meaning
    property chanceShown noChance

    spacing: Theme.gap2
    visible: root.it.modifiers.length > 0 || root.listed && root.it.chances.length > 0

    ModifierChips {
        width: root.width
        desk: root.desk
        modifiers: root.it.modifiers
        overrulable: root.overrulable
        onGlossaryAsked: id => root.glossaryAsked(id)
        onOverruleAsked: id => root.overruleAsked(id)
    }
    Repeater {
        model: root.listed ? root.it.chances.length : 0
        ChanceBar {
            required property int index
            readonly property chanceShown one: root.it.chances[index] ?? root.noChance
            width: root.width
            words: one.words
            part: one.part
        }
    }
}
