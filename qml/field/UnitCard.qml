import QtQuick
import Strategikon.App

// The unit that is chosen: its formation, place and front, also in numbers.
Card {
    id: root

    required property Battlefield desk
    property bool helps: false  // what can be told of it among the others
    readonly property var unit: desk.selection
    // What there is to tell, in order: key and words.
    readonly property var bearings: {
        const known = helps ? desk.bearings : ({})
        const told = []
        for (const key of ["nearest", "seen", "hidden", "under"])
            if (known[key])
                told.push({key: key, words: known[key]})
        return told
    }
    readonly property var formations: ["line", "column", "irregular"]

    color: Theme.page
    padding: Theme.gap3
    Heading { width: parent.width; font.pixelSize: Theme.name; text: root.unit.title ?? "" }
    Words { width: parent.width; color: Theme.quiet; text: root.unit.place ?? "" }
    SideNote { objectName: "unitFault"; visible: (root.unit.fault ?? "") !== ""; width: parent.width; severe: true; iconName: "error"; text: root.unit.fault ?? "" }
    Repeater {
        model: root.bearings
        Words { required property var modelData; objectName: "bearing-" + modelData.key; width: parent.width; text: modelData.words }
    }
    Segments {
        objectName: "formation"
        visible: root.unit.onTable === true && root.unit.stands > 1
        what: qsTr("Formation")
        options: [qsTr("Line"), qsTr("Column"), qsTr("Irregular")]
        current: Math.max(0, root.formations.indexOf(root.unit.formation))
        onChosen: index => root.desk.form(root.unit.id, root.formations[index])
    }
    Row {
        visible: root.unit.onTable === true
        spacing: Theme.gap2
        Field { objectName: "unitX"; width: Math.round(84 * Theme.scale); what: qsTr("From the left edge"); stored: root.unit.x ?? ""; inputMethodHints: Qt.ImhFormattedNumbersOnly; onSaved: text => root.desk.putUnit(root.unit.id, text, root.unit.y) }
        Field { objectName: "unitY"; width: Math.round(84 * Theme.scale); what: qsTr("From the near edge"); stored: root.unit.y ?? ""; inputMethodHints: Qt.ImhFormattedNumbersOnly; onSaved: text => root.desk.putUnit(root.unit.id, root.unit.x, text) }
        IconButton { objectName: "unitTurn"; framed: true; iconName: "turn"; text: qsTr("Turn by 15 degrees"); onClicked: root.desk.turnUnit(root.unit.id, -15) }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        PushButton { objectName: "undrawn"; visible: root.unit.posted !== true; text: qsTr("Leave it undrawn"); onClicked: root.desk.leaveUndrawn(root.unit.id) }
        PushButton { objectName: "lift"; visible: root.unit.posted === true; text: qsTr("Off the table"); onClicked: root.desk.lift(root.unit.id) }
    }
}
