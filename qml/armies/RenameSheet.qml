import QtQuick

Sheet {
    id: root

    property string armyId
    property string name
    property string what: qsTr("Name of the army")
    signal renamed(string id, string name)

    title: qsTr("Rename the army")
    wish: 440
    onOpened: { field.text = root.name; field.selectAll(); field.forceActiveFocus(); }

    function done(): void {
        const name = field.text;
        root.close();
        if (name.trim() !== "") root.renamed(root.armyId, name);
    }

    Field {
        id: field
        objectName: "renameField"
        width: parent.width
        focus: true
        what: root.what
        onAccepted: root.done()
    }
    foot: [
        PushButton { primary: true; text: qsTr("Rename"); onClicked: root.done() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
