pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The battlefield as it is known now. Whoever has moved is not on it until the players say where: tap him, then the
// place. Cards fill in from it what they would ask for otherwise.
Sheet {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    property badgeShown nobody
    readonly property bool correcting: root.desk.correctingWhat === "place"

    title: root.correcting ? qsTr("What was agreed, once more") : qsTr("Where they stand")
    wish: 860
    onClosed: if (root.correcting) root.desk.leaveAsItWas()

    BattleMap {
        id: map
        objectName: "battleMap"
        width: parent ? parent.width : 0
        height: Math.round(width * ratio)
        desk: root.desk
        agreed: root.agreed
        dark: Theme.dark
        Accessible.role: Accessible.Graphic
        Accessible.name: words
    }
    Words { objectName: "mapWords"; width: parent ? parent.width : 0; text: map.words }
    Flow {
        visible: map.chosen > 0 && (root.agreed.possible || root.correcting)
        width: parent ? parent.width : 0
        spacing: Theme.gap2
        PushButton { objectName: "mapLeft"; enabled: map.stands; text: qsTr("Turn left"); onClicked: map.turn(45) }
        PushButton { objectName: "mapRight"; enabled: map.stands; text: qsTr("Turn right"); onClicked: map.turn(-45) }
        PushButton { objectName: "mapForm"; enabled: map.stands; text: map.column ? qsTr("In line") : qsTr("In column"); onClicked: map.form(!map.column) }
        PushButton { objectName: "mapForget"; enabled: map.stands; text: qsTr("Nobody knows"); onClicked: map.forget() }
    }
    Words {
        visible: map.untold.length > 0
        width: parent ? parent.width : 0
        color: Theme.quiet
        text: qsTr("Not on the map; choose one, then tap where it stands:")
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: Theme.gap2
        Repeater {
            model: map.untold.length
            Chip {
                required property int index
                readonly property badgeShown it: map.untold[index] ?? root.nobody
                objectName: "untold-" + it.badge
                text: it.badge
                checked: map.chosen === it.thing
                Accessible.name: it.name
                onFlipped: map.chosen = map.chosen === it.thing ? 0 : it.thing
            }
        }
    }
}
