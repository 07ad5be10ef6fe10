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

    If {
        wanted: root.things
        Flow {
            width: root.width
            spacing: badges.dense ? 0 : Theme.gap2
            Badges { id: badges; it: root.it; prefix: root.prefix; what: root.what; onPicked: thing => root.picked(thing) }
            Words { visible: root.it.things.length === 0; color: Theme.quiet; text: qsTr("Nobody") }
        }
    }
    If {
        wanted: root.inRow
        Segments {
            objectName: root.prefix + root.it.id
            what: root.what
            options: Array.from(root.it.options).map(one => one.label)
            current: root.it.chosen
            onChosen: index => root.put(index)
        }
    }
    If {
        wanted: root.choice && !root.inRow
        Flow {
            width: root.width
            Options { it: root.it; prefix: root.prefix; what: root.what; onPut: value => root.put(value) }
        }
    }
    Words { visible: root.unsaid; width: parent.width; bottomPadding: Theme.gap1; text: root.it.label }
    If {
        wanted: root.unsaid
        Segments {
            objectName: root.prefix + root.it.id + "-unsaid"
            what: root.what
            options: [qsTr("No"), qsTr("Yes")]
            current: -1
            onChosen: index => root.put(index)
        }
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
    If {
        wanted: root.it.kind === InputKind.Number
        Stepper {
            objectName: root.prefix + root.it.id
            what: root.what
            value: root.it.value
            unsaid: root.unanswered
            from: root.it.least
            to: root.it.most
            digits: 3
            onAsked: value => root.put(value)
        }
    }
}
