pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Before the battle goes on in another phase than the book's: it asks. Anchored below the header.
T.Popup {
    id: root

    required property AdjustmentViewModel agreed
    readonly property list<phaseShown> phases: root.agreed.phases
    property phaseShown none
    property int phase: -1 // -1: it is still to be chosen
    readonly property phaseShown it: root.phases[root.phase] ?? root.none
    signal went(int phase)

    function ask(phase: int): void {
        root.phase = phase;
        root.open();
    }
    function choose(): void { root.ask(-1); }

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: Theme.gap4
    width: parent ? Math.min(parent.width - 2 * Theme.gap4, Math.round(420 * Theme.scale)) : 0
    height: column.implicitHeight + topPadding + bottomPadding
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: Math.round(72 * Theme.scale)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onVisibleChanged: Sheets.open += visible ? 1 : -1
    Component.onDestruction: if (visible) Sheets.open -= 1
    T.Overlay.modal: Rectangle { color: Theme.shade }
    background: Rectangle {
        color: Theme.page
        border.width: 1
        border.color: Theme.edge
        radius: Theme.corner
        Accessible.role: Accessible.Dialog
        Accessible.name: question.text
    }
    contentItem: FocusScope {
        focus: true
        Keys.onEscapePressed: root.close()
        implicitHeight: column.implicitHeight
        Column {
            id: column
            width: parent.width
            spacing: Theme.gap3
            Heading {
                id: question
                width: parent.width
                text: root.phase < 0 ? qsTr("Jump to which phase?") : root.it.done ? qsTr("Go back to %1?").arg(root.it.words) : qsTr("Go on to %1?").arg(root.it.words)
            }
            Repeater {
                model: root.phase < 0 ? root.phases.length : 0
                PushButton {
                    required property int index
                    readonly property phaseShown it: root.phases[index] ?? root.none
                    objectName: "phase-" + index
                    visible: !it.here
                    width: column.width
                    text: it.words
                    onClicked: root.phase = index
                }
            }
            Words { visible: root.phase >= 0; width: parent.width; color: Theme.quiet; text: qsTr("The story will say that you agreed on it. Undo takes it back without a trace.") }
            Flow {
                width: parent.width
                spacing: Theme.gap2
                PushButton { objectName: "phaseGo"; visible: root.phase >= 0; focus: true; text: root.it.done ? qsTr("Go back") : qsTr("OK"); onClicked: { root.close(); if (Endings.take()) root.went(root.phase); } }
                PushButton { objectName: "phaseStay"; plain: true; text: qsTr("Stay here"); onClicked: root.close() }
            }
        }
    }
}
