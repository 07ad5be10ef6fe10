pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// The phases where there is no room for their words.
RowLayout {
    id: root

    required property AdjustmentViewModel agreed
    readonly property list<phaseShown> phases: root.agreed.phases
    property phaseShown none
    readonly property int here: Array.from(root.phases).findIndex(one => one.here)

    objectName: "phaseBar"
    spacing: 3
    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.here >= 0 ? qsTr("%1, phase %2 of %3").arg(root.phases[root.here].words).arg(root.here + 1).arg(root.phases.length) : ""
    Repeater {
        model: root.phases.length
        Rectangle {
            required property int index
            readonly property phaseShown phase: root.phases[index] ?? root.none
            Layout.fillWidth: true
            implicitHeight: 4
            radius: 2
            color: phase.here ? Theme.accent : phase.done ? Theme.good : Theme.hairline
        }
    }
}
