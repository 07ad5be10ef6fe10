import QtQuick
import Strategikon.App

// Asks for a name, and where there is a choice for the system.
Sheet {
    id: root

    required property string what
    required property string action
    property string words
    property string proposal
    property bool systems: false
    readonly property list<namedShown> choices: Settings.systems
    property int chosen: 0
    signal named(string system, string name)

    wish: 480
    onOpened: { root.chosen = Math.max(0, Array.from(root.choices).findIndex(one => one.id === Settings.system)); field.text = root.proposal; field.selectAll(); field.forceActiveFocus(); }

    function done(): void {
        const name = field.text.trim();
        if (name === "") return;
        root.close();
        root.named(root.choices.length > 0 ? root.choices[root.chosen].id : "", name);
    }

    Words { width: parent.width; visible: root.words !== ""; color: Theme.quiet; text: root.words; lineHeight: 1.25 }
    Picker {
        visible: root.systems && root.choices.length > 1
        width: parent.width
        what: qsTr("Rule system")
        textRole: "name"
        model: root.choices
        currentIndex: root.chosen
        onActivated: index => root.chosen = index
    }
    Field {
        id: field
        objectName: "nameField"
        width: parent.width
        focus: true
        what: root.what
        placeholderText: root.what
        maximumLength: 80
        onAccepted: root.done()
    }
    foot: [
        PushButton { objectName: "nameDone"; primary: true; enabled: field.text.trim() !== ""; text: root.action; onClicked: root.done() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
