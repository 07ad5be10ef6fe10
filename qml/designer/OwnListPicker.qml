pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One of the player's own lists, or a new one.
Sheet {
    id: root

    required property string system
    readonly property list<eraShown> groups: shelf.groups
    signal taken(string list)
    signal named(string name)

    title: qsTr("Add to which list?")
    wish: 480

    NationShelf { id: shelf; ownOnly: true }
    Repeater {
        model: root.groups
        Column {
            id: group
            required property eraShown modelData
            width: parent.width
            Repeater {
                model: group.modelData.nations
                NationLine {
                    required property nationShown modelData
                    visible: modelData.system === root.system
                    width: group.width
                    name: modelData.name
                    onClicked: { root.close(); root.taken(modelData.list); }
                }
            }
        }
    }
    Words { width: parent.width; text: qsTr("A new list"); font.bold: true }
    Field {
        id: field
        objectName: "newListName"
        width: parent.width
        what: qsTr("Name of the new list")
        placeholderText: qsTr("Name of the new list")
        maximumLength: 80
        onAccepted: make.clicked()
    }
    foot: [
        PushButton {
            id: make
            objectName: "makeList"
            primary: true
            enabled: field.text.trim() !== ""
            text: qsTr("Create list")
            onClicked: { const name = field.text.trim(); if (name === "") return; root.close(); root.named(name); }
        },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
