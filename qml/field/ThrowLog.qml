pragma ComponentBehavior: Bound
import QtQuick

// Every throw and what came of it, the last one first.
Fold {
    id: root

    required property list<string> lines

    visible: root.lines.length > 0
    title: qsTr("Dice so far")
    Repeater {
        model: root.lines.length
        Words {
            required property int index
            width: root.width
            color: index === 0 ? Theme.ink : Theme.quiet
            text: root.lines[root.lines.length - 1 - index] ?? "" // none for a moment where the list grows shorter
        }
    }
}
