pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What a file of everything holds, told before it is read in.
Sheet {
    id: root

    required property Archive file

    title: qsTr("Import everything")
    wish: 520

    Repeater {
        model: root.file.holds
        Words {
            required property labelledShown modelData
            required property int index
            objectName: "holds-" + index
            width: parent.width
            text: qsTr("%1: %2", "a kind, and how much of it").arg(modelData.label).arg(modelData.words)
        }
    }
    SideNote {
        objectName: "holdsOthers"
        visible: root.file.left !== ""
        width: parent.width
        text: root.file.left
    }
    Words {
        width: parent.width
        color: Theme.quiet
        text: root.file.fresh
              ? qsTr("New items are added. Yours stay as they are; if an army or battle differs, both are kept.")
              : qsTr("You already have everything in this file.")
    }
    foot: [
        PushButton {
            objectName: "readIn"
            primary: true
            enabled: root.file.fresh
            text: qsTr("Import")
            onClicked: if (Endings.take()) { root.close(); root.file.readIn(); }
        },
        PushButton { objectName: "readInCancel"; text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
