pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Strategikon.App

// The battle as a film: the table as it stood after each step.
RowLayout {
    id: root

    required property BattleViewModel desk
    readonly property int last: root.desk.film.steps
    readonly property int at: root.desk.film.looking < 0 ? root.last : root.desk.film.looking
    readonly property list<turnShown> turns: root.desk.film.turns
    property turnShown none

    spacing: Theme.gap3
    Timer {
        id: running
        interval: 700
        repeat: true
        onTriggered: { root.desk.film.look(root.at + 1); if (root.at >= root.last) stop(); }
    }
    IconButton {
        objectName: "filmPlay"
        framed: true
        enabled: root.last > 0
        iconName: running.running ? "pause" : "play"
        text: running.running ? qsTr("Pause") : qsTr("Play the battle from here")
        onClicked: { if (!running.running && root.at >= root.last) root.desk.film.look(0); running.running = !running.running; }
    }
    T.Slider {
        id: film
        objectName: "film"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.touch
        Layout.minimumWidth: Theme.touch
        from: 0
        to: Math.max(1, root.last)
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        enabled: root.last > 0
        focusPolicy: Qt.StrongFocus
        value: root.at
        onMoved: { running.stop(); root.desk.film.look(Math.round(value)); value = Qt.binding(() => root.at); }
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Home) root.desk.film.look(0);
            else if (event.key === Qt.Key_End) root.desk.film.look(root.last);
            else return;
            event.accepted = true;
        }
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("The battle step by step")
        Accessible.description: where.text
        background: Item {
            Rectangle { y: Math.round(parent.height / 2) - 2; width: parent.width; height: 3; radius: 2; color: Theme.edge }
            Repeater {
                model: root.turns.length
                Item {
                    id: tick
                    required property int index
                    readonly property turnShown turn: root.turns[tick.index] ?? root.none
                    readonly property turnShown next: root.turns[tick.index + 1] ?? root.none
                    readonly property real step: (film.width - handle.width) / film.to
                    x: Math.round(handle.width / 2 + step * tick.turn.at)
                    height: parent.height
                    Rectangle { y: Math.round(parent.height / 2) - 7; width: 2; height: 13; color: Theme.edge }
                    PlainText {
                        id: called
                        x: -4
                        y: parent.height - implicitHeight + 2
                        visible: (tick.index + 1 < root.turns.length ? tick.next.at - tick.turn.at : film.to - tick.turn.at) * tick.step > implicitWidth
                        text: tick.turn.words
                        color: Theme.quiet
                        font.pixelSize: Theme.tiny
                        Accessible.ignored: true
                    }
                }
            }
        }
        handle: Rectangle {
            id: handle
            x: Math.round(film.visualPosition * (film.width - width))
            y: Math.round((film.height - height) / 2)
            width: Math.round(24 * Theme.scale)
            height: width
            radius: width / 2
            color: film.enabled ? Theme.accent : Theme.edge
            border.width: 3
            border.color: Theme.raised
            FocusRing { shown: film.visualFocus }
        }
    }
    PlainText {
        id: where
        objectName: "filmWords"
        text: root.desk.film.looking < 0 ? qsTr("Now, step %1").arg(root.last) : qsTr("Step %1 of %2").arg(root.at).arg(root.last)
        color: Theme.quiet
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
