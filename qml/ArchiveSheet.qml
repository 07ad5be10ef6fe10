pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What a file of everything holds, told before it is read in.
Sheet {
    id: root

    required property Archive file

    title: qsTr("Read everything in")
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
              ? qsTr("What is new is added. What is here already stays as it is; of an army or a battle that differs both are kept.")
              : qsTr("Nothing in this file is new here.")
    }
    foot: [
        PushButton {
            objectName: "readIn"
            primary: true
            enabled: root.file.fresh
            text: qsTr("Read it in")
            onClicked: { root.close(); root.file.readIn(); }
        },
        PushButton { objectName: "readInCancel"; text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
