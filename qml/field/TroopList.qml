pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The units of a side by their badges; those on the table have a tick. Where it is a command at a time they stand below
// its name, alike ones in one row, which opens.
Column {
    id: root

    required property Battlefield desk
    required property int side
    readonly property list<troopRowShown> troops: Array.from(root.desk.troops.rows).filter(troop => troop.side === root.side)
    property troopRowShown nobody

    Repeater {
        model: root.troops.length
        Column {
            id: entry
            required property int index
            readonly property troopRowShown it: root.troops[index] ?? root.nobody
            width: root.width
            Words { visible: text !== ""; width: parent.width; topPadding: Theme.gap2; font.bold: true; text: entry.it.heading }
            TroopRow { width: parent.width; desk: root.desk; it: entry.it }
        }
    }
}
