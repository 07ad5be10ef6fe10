import QtQuick

// Every throw and what came of it, the last one first.
Fold {
    id: root

    required property var throws

    visible: root.throws.length > 0
    title: qsTr("Dice so far")
    Repeater {
        model: root.throws.length
        Words {
            required property int index
            width: root.width
            color: index === 0 ? Theme.ink : Theme.quiet
            text: root.throws[root.throws.length - 1 - index]
        }
    }
}
