import QtQuick
import Strategikon.App

// Hands the tablet to one side, which then sees its notes.
Sheet {
    id: root

    required property Battlefield desk
    property int side: 0
    property notesShown noNotes
    readonly property notesShown it: Array.from(root.desk.handed.notes).find(one => one.side === root.side) ?? root.noNotes

    title: root.it.near ? qsTr("Hand the tablet to the near side") : qsTr("Hand the tablet to the far side")
    wish: 480
    onOpened: if (root.it.sealed) word.forceActiveFocus(); else takes.forceActiveFocus()
    onClosed: word.text = ""

    function taken(): void {
        const typed = word.text;
        word.text = "";
        if (notes.take(root.side, typed)) root.close();
    }

    FieldNotes { id: notes; field: root.desk }
    Words { width: parent.width; lineHeight: 1.25; text: root.it.written ? qsTr("What comes next is for this side’s eyes only.") : qsTr("What this side writes next is for its eyes only. The other looks away until it hands the tablet back.") }
    WordField { id: word; objectName: "handWord"; visible: root.it.sealed; width: parent.width; what: qsTr("Password"); placeholderText: qsTr("Password"); onAccepted: root.taken() }
    SideNote { objectName: "handTrouble"; visible: notes.trouble !== ""; width: parent.width; severe: true; iconName: "error"; text: notes.trouble }
    foot: [
        PushButton { id: takes; objectName: "handTaken"; primary: true; enabled: !root.it.sealed || word.text !== ""; text: root.it.near ? qsTr("I am the near side") : qsTr("I am the far side"); onClicked: root.taken() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
