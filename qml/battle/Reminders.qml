pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Rules that matter in this phase to the units that are there; read only where somebody opens it.
Fold {
    id: root

    required property BattleViewModel desk
    property list<reminderShown> rules
    property reminderShown none
    signal glossaryAsked(string id)

    function look(): void { root.rules = root.open ? root.desk.learning.reminders() : []; }

    objectName: "reminders"
    visible: root.desk.table.phaseWords !== ""
    title: qsTr("Reminders")
    onOpenChanged: look()
    Connections { target: root.desk; function onChanged(): void { root.look(); } }

    Words { visible: root.open && root.rules.length === 0; width: parent ? parent.width : 0; color: Theme.quiet; text: qsTr("Nothing special.") }
    Repeater {
        model: root.rules.length
        Column {
            id: one
            required property int index
            readonly property reminderShown it: root.rules[one.index] ?? root.none
            objectName: "reminder-" + one.index
            width: parent ? parent.width : 0
            spacing: 2
            Words {
                visible: text !== ""
                width: parent.width
                font.bold: true
                text: Array.of(one.it.name, one.it.of).filter(part => part !== "").join(" · ")
            }
            Glossed { objectName: "reminderText-" + one.index; desk: root.desk; width: parent.width; lineHeight: 1.2; onAsked: id => root.glossaryAsked(id); plain: one.it.figure !== "" ? qsTr("%1  %2").arg(one.it.figure).arg(one.it.text) : one.it.text }
            Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: one.it.place }
        }
    }
    PushButton {
        objectName: "openGlossary"
        plain: true
        iconName: "list"
        text: qsTr("Glossary")
        onClicked: root.glossaryAsked("")
    }
}
