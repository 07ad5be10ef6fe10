pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What may come of the throw, one button each: how the dice fell is not noted.
Flow {
    id: root

    required property AdjustmentViewModel agreed
    readonly property list<chanceShown> all: root.agreed.outcomes
    property chanceShown none

    visible: root.all.length > 0
    spacing: Theme.gap2

    Repeater {
        model: root.all.length
        PushButton {
            required property int index
            readonly property chanceShown outcome: root.all[index] ?? root.none
            objectName: "outcome-" + index
            implicitHeight: Math.round(52 * Theme.scale)
            text: outcome.words
            onClicked: root.agreed.take(index)
        }
    }
}
