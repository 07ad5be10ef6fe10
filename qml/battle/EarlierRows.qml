pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Strategikon.App

// What was rolled for the same event before, as rows of one card; a tap corrects one.
Column {
    id: root

    required property BattleViewModel desk
    // With the largest letters the last of them alone, so that what is asked is in sight.
    readonly property list<earlierShown> rows: Array.from(root.desk.story.earlier).slice(Theme.scale > 1.5 ? -3 : 0)
    property earlierShown none

    Repeater {
        model: root.rows.length
        T.AbstractButton {
            id: one
            required property int index
            readonly property earlierShown row: root.rows[one.index] ?? root.none
            objectName: "earlier-" + one.row.step
            width: root.width
            height: Math.max(Theme.touch, line.implicitHeight + Theme.gap1)
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Correct step %1: %2").arg(one.row.number).arg(one.row.words)
            Accessible.onPressAction: one.clicked()
            Keys.onReturnPressed: event => { if (one.visualFocus) one.clicked(); else event.accepted = false; }
            onClicked: root.desk.past.correct(one.row.step)
            contentItem: RowLayout {
                id: line
                spacing: Theme.gap2
                PlainText {
                    Layout.preferredWidth: Math.round(26 * Theme.scale)
                    horizontalAlignment: Text.AlignRight
                    text: one.row.number
                    color: Theme.quiet
                    font.pixelSize: Theme.tiny
                    Accessible.ignored: true
                }
                Words {
                    Layout.fillWidth: true
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    text: one.row.words
                    Accessible.ignored: true
                }
                PlainText {
                    visible: text !== ""
                    text: Array.from(one.row.faces).slice(0, 12).join(" ")
                    font.bold: true
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
                Icon { name: "edit"; color: Theme.quiet; size: Math.round(16 * Theme.scale) }
            }
            background: Rectangle {
                color: one.hovered ? Theme.wash : "transparent"
                Rule { anchors.bottom: parent.bottom; width: parent.width }
                FocusRing { shown: one.visualFocus }
            }
        }
    }
}
