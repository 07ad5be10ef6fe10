import QtQuick
import Strategikon.App

// What hands can do to terrain besides dragging it: for keyboard, pen and eyes that want numbers.
Flow {
    id: root

    required property Battlefield desk
    required property FieldMap map
    required property string thing

    spacing: Theme.gap2
    IconButton { objectName: "thingLarger"; framed: true; iconName: "plus"; text: qsTr("Zoom in"); onClicked: root.desk.terrain.resize(root.thing, 1.1) }
    IconButton { objectName: "thingSmaller"; framed: true; iconName: "minus"; text: qsTr("Zoom out"); onClicked: root.desk.terrain.resize(root.thing, 1 / 1.1) }
    IconButton { objectName: "thingTurn"; framed: true; iconName: "turn"; text: qsTr("Turn by 15 degrees"); onClicked: root.desk.terrain.turn(root.thing, -15) }
    Chip { objectName: "thingShape"; text: qsTr("Reshape"); checked: root.map.shaping; onFlipped: root.map.shaping = !root.map.shaping }
}
