pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The unit that is chosen: its formation, place and front, also in numbers.
Card {
    id: root

    required property Battlefield desk
    property bool helps: false  // what can be told of it among the others
    readonly property postedShown unit: root.desk.deploying.unit
    readonly property list<bearingShown> bearings: root.helps ? root.desk.deploying.bearings : []
    property bearingShown noBearing
    readonly property list<string> formations: ["line", "column", "irregular"]

    color: Theme.page
    padding: Theme.gap3
    Heading { width: parent.width; font.pixelSize: Theme.name; text: root.unit.title }
    Words { width: parent.width; color: Theme.quiet; text: root.unit.place }
    SideNote { objectName: "unitFault"; visible: root.unit.fault !== ""; width: parent.width; severe: true; iconName: "error"; text: root.unit.fault }
    Repeater {
        model: root.bearings.length
        Words { required property int index; readonly property bearingShown it: root.bearings[index] ?? root.noBearing; objectName: "bearing-" + it.key; width: parent.width; text: it.words }
    }
    Segments {
        objectName: "formation"
        visible: root.unit.onTable && root.unit.stands > 1
        what: qsTr("Formation")
        options: [qsTr("Line"), qsTr("Column"), qsTr("Irregular")]
        current: Math.max(0, Array.from(root.formations).indexOf(root.unit.formation))
        onChosen: index => root.desk.deploying.form(root.unit.badge, root.formations[index])
    }
    Row {
        visible: root.unit.onTable
        spacing: Theme.gap2
        Field { objectName: "unitX"; width: Math.round(84 * Theme.scale); what: qsTr("From the left edge"); stored: root.unit.x; inputMethodHints: Qt.ImhFormattedNumbersOnly; onSaved: text => root.desk.deploying.putUnit(root.unit.badge, text, root.unit.y) }
        Field { objectName: "unitY"; width: Math.round(84 * Theme.scale); what: qsTr("From the near edge"); stored: root.unit.y; inputMethodHints: Qt.ImhFormattedNumbersOnly; onSaved: text => root.desk.deploying.putUnit(root.unit.badge, root.unit.x, text) }
        IconButton { objectName: "unitTurn"; framed: true; iconName: "turn"; text: qsTr("Turn by %1 degrees").arg(root.unit.turn); onClicked: root.desk.deploying.turnUnit(root.unit.badge, -root.unit.turn) }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        PushButton { objectName: "undrawn"; visible: !root.unit.posted && root.desk.handed.to < 0; text: qsTr("Leave off the map"); onClicked: root.desk.deploying.leaveUndrawn(root.unit.badge) }
        PushButton { objectName: "lift"; visible: root.unit.posted && !root.unit.off && (root.desk.handed.to < 0 || root.unit.hides); text: root.unit.hides ? qsTr("Out of ambush") : qsTr("Off the table"); onClicked: root.desk.deploying.lift(root.unit.badge) }
    }
}
