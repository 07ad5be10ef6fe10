pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// The armies that ship with a nation, each a button that takes it.
Column {
    id: root

    required property LibraryModel library
    property string system
    property string list
    signal taken(string id)

    visible: armies.count > 0
    spacing: Theme.gap2
    Words { width: parent.width; text: qsTr("Or use a ready-made army"); font.bold: true }
    Repeater {
        id: armies
        model: root.list === "" ? [] : root.library.readyMade(root.system, root.list)
        Column {
            id: ready
            required property readyShown modelData
            required property int index
            width: root.width
            spacing: Theme.gap1
            PushButton {
                objectName: "ready-" + ready.index
                width: Math.min(implicitWidth, parent.width)
                iconName: "armies"
                text: qsTr("%1, %Ln points", "", ready.modelData.points).arg(ready.modelData.name)
                onClicked: {
                    const id = root.library.takeReady(root.system, root.list, ready.modelData.file);
                    if (id !== "") root.taken(id);
                }
            }
            Words { visible: text !== ""; width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; font.italic: true; text: ready.modelData.note }
        }
    }
}
