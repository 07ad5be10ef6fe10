import QtQuick
import Strategikon.App

// Notes that a side sealed at deployment: its password opens them, and what they say is compared with what was played.
Column {
    id: root

    required property BattleViewModel desk

    spacing: Theme.gap2
    onVisibleChanged: { word.text = ""; trouble.text = ""; }

    function done(): void {
        trouble.text = root.desk.asked.openNotes(word.text);
        word.text = "";
    }

    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("From here on they say where a command comes from and where an ambush lies. What was told before is compared with them. Nothing of them is shown.")
    }
    WordField { id: word; objectName: "notesWord"; width: parent.width; what: qsTr("Password"); placeholderText: qsTr("Password"); onAccepted: root.done() }
    PushButton { objectName: "openNotes"; width: parent.width; primary: true; iconName: "unlocked"; enabled: word.text.trim() !== ""; text: qsTr("Open the notes"); onClicked: root.done() }
    SideNote { id: trouble; objectName: "notesWordTrouble"; visible: text !== ""; width: parent.width; severe: true; iconName: "error"; text: "" }
}
