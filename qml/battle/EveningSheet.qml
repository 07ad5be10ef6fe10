import QtQuick
import Strategikon.App

// What is said of a battle beside its record.
Sheet {
    id: root

    required property Battles battles
    property string battleId
    property string name
    property string trouble

    title: qsTr("About %1").arg(root.name)
    wish: 640
    function show(id: string, name: string): void {
        root.battleId = id;
        root.name = name;
        root.trouble = "";
        fields.show(root.battles.about(id));
    }
    function keep(): void {
        if (!fields.check()) return;
        root.trouble = root.battles.describe(root.battleId, fields.written());
        if (root.trouble === "") root.close();
    }

    EveningFields { id: fields; width: parent ? parent.width : 0; battles: root.battles; noDay: qsTr("Date: when it began") }
    foot: [
        Words {
            objectName: "aboutTrouble"
            visible: text !== ""
            width: parent ? parent.width : 0
            color: Theme.bad
            text: root.trouble
            Accessible.role: Accessible.AlertMessage
        },
        PushButton { objectName: "keepAbout"; primary: true; text: qsTr("Save"); onClicked: root.keep() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
