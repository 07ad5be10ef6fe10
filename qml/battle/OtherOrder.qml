pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Play in another order than the book's: one tap goes to another phase, or leaves the step out that waits.
Flow {
    id: root

    required property AdjustmentViewModel agreed
    property bool wanted: true
    readonly property list<phaseShown> phases: root.agreed.phases
    property phaseShown none
    signal leftOut()
    signal went(int phase)

    visible: root.wanted && root.agreed.movable && (root.agreed.waits || root.phases.length > 0)
    spacing: Theme.gap2

    PushButton {
        objectName: "leaveOut"
        visible: root.agreed.waits && root.phases.length > 0
        plain: true
        text: qsTr("Leave this out")
        onClicked: root.leftOut()
    }
    Words {
        visible: !root.agreed.waits
        height: Theme.touch
        verticalAlignment: Text.AlignVCenter
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: qsTr("In another order:")
        wrapMode: Text.NoWrap
    }
    Repeater {
        model: root.agreed.waits ? 0 : root.phases.length
        PushButton {
            required property int index
            readonly property phaseShown phase: root.phases[index] ?? root.none
            objectName: "phase-" + index
            visible: !phase.here && phase.words !== ""
            plain: true
            text: phase.words
            Accessible.name: qsTr("Go to the phase %1").arg(phase.words)
            onClicked: root.went(index)
        }
    }
}
