pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// The battlefield as it is known now. Whoever has moved is not on it until the players say where: tap him, then the
// place. Cards fill in from it what they would ask for otherwise.
Rectangle {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    property badgeShown nobody
    readonly property bool correcting: root.desk.correctingWhat === "place"

    color: Theme.raised
    radius: Theme.corner
    border.width: 1
    border.color: Theme.hairline
    clip: true

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: Theme.gap1
        Item {
            id: room
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.touch
            BattleMap {
                id: map
                objectName: "battleMap"
                readonly property real fit: Math.min(room.width, room.height / Math.max(0.1, map.ratio))
                anchors.centerIn: parent
                width: fit
                height: Math.round(fit * ratio)
                desk: root.desk
                agreed: root.agreed
                dark: Theme.dark
                Accessible.role: Accessible.Graphic
                Accessible.name: words
            }
        }
        Words { objectName: "mapWords"; Layout.fillWidth: true; Layout.margins: Theme.gap1; font.pixelSize: Theme.small; text: map.words }
        Flow {
            visible: map.chosen > 0 && (root.agreed.possible || root.correcting)
            Layout.fillWidth: true
            spacing: Theme.gap2
            PushButton { objectName: "mapLeft"; enabled: map.stands; text: qsTr("Turn left"); onClicked: map.turn(45) }
            PushButton { objectName: "mapRight"; enabled: map.stands; text: qsTr("Turn right"); onClicked: map.turn(-45) }
            PushButton { objectName: "mapForm"; enabled: map.stands; text: map.column ? qsTr("In line") : qsTr("In column"); onClicked: map.form(!map.column) }
            PushButton { objectName: "mapForget"; enabled: map.stands; text: qsTr("Position unknown"); onClicked: map.forget() }
        }
        Flow {
            visible: map.untold.length > 0
            Layout.fillWidth: true
            Repeater {
                model: map.untold.length
                Chip {
                    required property int index
                    readonly property badgeShown it: map.untold[index] ?? root.nobody
                    objectName: "untold-" + it.badge
                    text: it.badge
                    solid: true
                    checked: map.chosen === it.thing
                    Accessible.name: it.name
                    onFlipped: map.chosen = map.chosen === it.thing ? 0 : it.thing
                }
            }
        }
    }
}
