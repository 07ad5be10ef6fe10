pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What an input takes, without its heading: things as badges, a choice as words side by side, a flag as a switch, or as
// two words while it is asked and nobody has said either, a number with two buttons, as a dash until somebody says it.
Column {
    id: root

    required property inputShown it
    property string prefix // before the names of what stands in it
    property string what: root.it.label // what it is called where it is read aloud
    readonly property bool choice: root.it.kind === InputKind.Choice
    readonly property bool things: root.it.kind === InputKind.Things
    readonly property bool flag: root.it.kind === InputKind.Flag
    readonly property bool inRow: root.choice && root.it.options.length <= 5 && root.it.letters * Theme.body * 0.6 + root.it.options.length * 2 * Theme.gap4 <= root.width
    readonly property bool unanswered: root.it.fact && !root.it.noted
    readonly property bool unsaid: root.flag && root.unanswered
    signal put(int value)
    signal picked(int thing)

    Flow {
        visible: root.things
        width: parent.width
        spacing: badges.dense ? 0 : Theme.gap2
        Badges { id: badges; it: root.it; prefix: root.prefix; what: root.what; wanted: root.things; onPicked: thing => root.picked(thing) }
        Words { visible: root.it.things.length === 0; color: Theme.quiet; text: qsTr("Nobody") }
    }
    Segments {
        objectName: root.prefix + root.it.id
        visible: root.inRow
        what: root.what
        options: root.inRow ? Array.from(root.it.options).map(one => one.label) : []
        current: root.it.chosen
        onChosen: index => root.put(index)
    }
    Flow {
        visible: root.choice && !root.inRow
        width: parent.width
        Options { it: root.it; prefix: root.prefix; what: root.what; wanted: root.choice && !root.inRow; onPut: value => root.put(value) }
    }
    Words { visible: root.unsaid; width: parent.width; bottomPadding: Theme.gap1; text: root.it.label }
    Segments {
        objectName: root.prefix + root.it.id + "-unsaid"
        visible: root.unsaid
        what: root.what
        options: root.unsaid ? [qsTr("No"), qsTr("Yes")] : []
        current: -1
        onChosen: index => root.put(index)
    }
    Toggle {
        objectName: root.prefix + root.it.id
        visible: root.flag && !root.unsaid
        width: parent.width
        text: root.it.label
        Accessible.name: root.what
        checked: root.it.value === 1
        onToggled: root.put(checked ? 1 : 0)
    }
    Stepper {
        objectName: root.prefix + root.it.id
        visible: root.it.kind === InputKind.Number
        what: root.what
        value: root.it.value
        unsaid: root.unanswered
        from: root.it.least
        to: root.it.most
        digits: 3
        onAsked: value => root.put(value)
    }
}
