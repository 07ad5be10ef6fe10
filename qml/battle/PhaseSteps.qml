pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The phases of a turn in their order: those behind have a tick, the one at hand is filled, those to come are numbered.
// A tap on another asks first.
Row {
    id: root

    required property AdjustmentViewModel agreed
    property bool named: true  // all of them; otherwise only the one at hand
    readonly property list<phaseShown> phases: root.agreed.phases
    property phaseShown none
    signal asked(int phase)

    objectName: "phases"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Phases of the turn")

    Repeater {
        model: root.phases.length
        T.Button {
            id: one
            required property int index
            readonly property phaseShown phase: root.phases[one.index] ?? root.none
            objectName: "phase-" + one.index
            visible: one.phase.words !== ""
            text: one.phase.words
            implicitHeight: Theme.touch
            implicitWidth: Math.max(Theme.touch, row.implicitWidth + (said.visible ? 2 * Theme.gap2 : 0))
            focusPolicy: Qt.StrongFocus
            onClicked: if (!one.phase.here && root.agreed.movable) root.asked(one.index)
            Keys.onReturnPressed: event => { if (one.visualFocus && !event.isAutoRepeat) one.clicked(); else event.accepted = false; }
            Keys.onEnterPressed: event => { if (one.visualFocus && !event.isAutoRepeat) one.clicked(); else event.accepted = false; }
            Accessible.role: Accessible.PageTab
            Accessible.name: one.text
            Accessible.description: one.phase.done ? qsTr("done") : one.phase.here ? qsTr("now") : ""
            Accessible.selected: one.phase.here
            Accessible.onPressAction: one.clicked()
            contentItem: Item {
                Row {
                    id: row
                    anchors.centerIn: parent
                    spacing: 6
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(22 * Theme.scale)
                        height: width
                        radius: width / 2
                        color: one.phase.here ? Theme.accent : one.phase.done ? Theme.goodWash : "transparent"
                        border.width: one.phase.here ? 0 : 1
                        border.color: one.phase.done ? Theme.good : Theme.edge
                        Icon { anchors.centerIn: parent; visible: one.phase.done; name: "check"; color: Theme.good; size: Math.round(14 * Theme.scale) }
                        PlainText {
                            anchors.centerIn: parent
                            visible: !one.phase.done
                            text: one.index + 1
                            color: one.phase.here ? Theme.accentInk : Theme.quiet
                            font.pixelSize: Math.round(11 * Theme.scale)
                            font.bold: true
                            Accessible.ignored: true
                        }
                    }
                    PlainText {
                        id: said
                        visible: root.named || one.phase.here
                        anchors.verticalCenter: parent.verticalCenter
                        text: one.text
                        color: one.phase.here ? Theme.ink : Theme.quiet
                        font.pixelSize: Theme.small
                        font.bold: one.phase.here
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.corner
                color: one.hovered && !one.phase.here ? Theme.wash : "transparent"
                FocusRing { shown: one.visualFocus }
            }
        }
    }
}
