import QtQuick

// Asks for a word that seals, twice, since nobody sees what is typed. `check` says why it is not taken, or nothing.
Sheet {
    id: root

    signal taken()

    wish: 480
    onOpened: word.forceActiveFocus()
    onClosed: { word.text = ""; again.text = ""; trouble.text = ""; }

    function check(one: string, other: string): string { return ""; }
    function done(): void {
        trouble.text = root.check(word.text, again.text);
        if (trouble.text !== "") return;
        root.close();
        root.taken();
    }

    Words { width: parent.width; color: Theme.quiet; lineHeight: 1.25; text: qsTr("Nothing sealed with it opens without it. It is not saved anywhere: you type it once while the program runs, and again after that.") }
    WordField { id: word; objectName: "sealWord"; width: parent.width; focus: true; what: qsTr("Password"); placeholderText: qsTr("Password"); onAccepted: again.forceActiveFocus() }
    WordField { id: again; objectName: "sealWordAgain"; width: parent.width; what: qsTr("Password again"); placeholderText: qsTr("Again"); onAccepted: root.done() }
    SideNote { id: trouble; objectName: "sealWordTrouble"; visible: text !== ""; width: parent.width; severe: true; iconName: "error"; text: "" }
    foot: [
        PushButton { objectName: "sealWordDone"; primary: true; enabled: word.text.trim() !== "" && again.text !== ""; text: qsTr("Seal with this password"); onClicked: root.done() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
