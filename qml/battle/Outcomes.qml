pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What may come of the throw, one button each: how the dice fell is not noted.
Flow {
    id: root

    required property AgreedDesk agreed

    visible: root.agreed.outcomes.length > 0
    spacing: Theme.gap2

    Repeater {
        model: root.agreed.outcomes.length
        PushButton {
            required property int index
            readonly property var outcome: root.agreed.outcomes[index] ?? ({words: "", part: 0})
            objectName: "outcome-" + index
            implicitHeight: Math.round(52 * Theme.scale)
            text: outcome.words
            onClicked: root.agreed.take(index)
        }
    }
}
