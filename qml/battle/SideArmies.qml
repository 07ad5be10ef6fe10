pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The armies of one side: one, or several who fight as allies.
Column {
    id: root

    required property string title
    required property int side
    required property list<battleArmyShown> armies
    required property list<int> picked  // rows of `armies`, -1 where none is chosen yet
    property int most: 3
    signal changed(picked: var)

    spacing: Theme.gap1

    function put(at: int, row: int): void {
        const all = Array.from(root.picked);
        all[at] = row;
        root.changed(all);
    }
    function add(): void { root.changed(Array.from(root.picked).concat([-1])); }
    function leave(at: int): void {
        const all = Array.from(root.picked);
        all.splice(at, 1);
        root.changed(all);
    }

    Words { text: root.title; font.bold: true }
    Repeater {
        model: root.picked.length
        Item {
            id: one
            required property int index
            readonly property int row: root.picked[one.index] ?? -1
            width: root.width
            height: picker.height
            Picker {
                id: picker
                objectName: "battleArmy-" + root.side + (one.index > 0 ? "-" + one.index : "")
                width: parent.width - (away.visible ? away.width : 0)
                what: one.index === 0 ? qsTr("Army of this side: %1").arg(root.title) : qsTr("Ally of this side: %1").arg(root.title)
                textRole: "name"
                besideRole: "nation"
                model: root.armies
                currentIndex: one.row
                displayText: one.row >= 0 ? root.armies[one.row].name : one.index === 0 ? qsTr("Choose an army") : qsTr("Choose an ally")
                onActivated: index => root.put(one.index, index)
            }
            IconButton {
                id: away
                objectName: "leaveAlly-" + root.side + "-" + one.index
                visible: one.index > 0
                anchors.right: parent.right
                iconName: "close"
                text: qsTr("Remove ally")
                onClicked: if (Endings.take()) root.leave(one.index)
            }
        }
    }
    PushButton {
        objectName: "addAlly-" + root.side
        visible: root.picked.length < root.most
        plain: true
        iconName: "plus"
        text: qsTr("Add an ally")
        onClicked: root.add()
    }
}
