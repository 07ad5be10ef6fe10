pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Which two armies meet, and how they deploy.
PanelPart {
    id: root

    readonly property list<tableSideShown> sides: root.desk.armies.sides
    readonly property list<basingShown> basings: root.desk.armies.basings
    property tableSideShown noSide
    property basingShown noBasing
    readonly property bool both: root.sides.length === 2 && root.sides[0].units > 0 && root.sides[1].units > 0
    readonly property bool none: root.sides.length === 2 && root.sides[0].army === "" && root.sides[1].army === ""
    property list<battleArmyShown> armies

    title: qsTr("Which armies?")
    words: root.armies.length === 0 ? qsTr("No armies yet: make one for each side, then come back.")
        : root.desk.course.armiesFirst ? qsTr("Who is more aggressive, and what the land of each may have, decides the terrain.") : qsTr("Choose an army for each side, and the deployment.")

    Component.onCompleted: root.armies = root.desk.armies.able()

    PushButton {
        objectName: "makeArmy"
        visible: root.armies.length === 0
        width: parent.width
        primary: true
        iconName: "plus"
        text: qsTr("New army")
        onClicked: root.makeAsked()
    }
    Repeater {
        model: root.armies.length > 0 ? root.sides.length : 0
        Column {
            id: side
            required property int index
            readonly property tableSideShown it: root.sides[index] ?? root.noSide
            width: parent.width
            spacing: Theme.gap1
            Words { text: side.it.who; font.bold: true }
            Picker {
                objectName: "army-" + side.index
                width: parent.width
                what: qsTr("Army of this side: %1").arg(side.it.who)
                model: Array.from(root.armies).map(army => army.name)
                displayText: side.it.army !== "" ? side.it.army : qsTr("Choose an army")
                onActivated: index => root.desk.armies.setArmy(side.index, root.armies[index].id)
            }
        }
    }
    PushButton {
        objectName: "goOn"
        visible: root.armies.length > 0
        width: parent.width
        primary: true
        enabled: root.both
        iconName: "next"
        text: root.desk.course.armiesFirst ? qsTr("On to the terrain") : qsTr("Deploy")
        onClicked: root.went()
    }
    PushButton {
        objectName: "noArmies"
        visible: root.desk.course.armiesFirst && root.desk.course.step === "armies" && root.none
        width: parent.width
        text: qsTr("Without armies")
        onClicked: root.went()
    }
    Words {
        visible: root.desk.course.armiesFirst && root.desk.course.step === "armies" && root.none
        width: parent.width
        color: Theme.quiet
        text: qsTr("Then both are equally aggressive, and any terrain may be chosen.")
    }
    WayPicker { visible: root.both && !root.desk.course.armiesFirst; width: parent.width; desk: root.desk }
    Fold {
        visible: root.both && root.basings.length > 0
        width: parent.width
        objectName: "basings"
        title: qsTr("Basing")
        Words { width: root.width - 2 * Theme.gap4; color: Theme.quiet; text: qsTr("By the book these face the short edge; tick to base them on the long edge.") }
        Repeater {
            model: root.basings.length
            Toggle {
                required property int index
                readonly property basingShown it: root.basings[index] ?? root.noBasing
                objectName: "broad-" + it.side + "-" + it.entry
                width: root.width - 2 * Theme.gap4
                text: qsTr("%1, %2: long edge").arg(it.name).arg(it.who)
                checked: it.broad
                onToggled: root.desk.armies.setBasing(it.side, it.entry, checked)
            }
        }
    }
    // What is told of them stands below what is tapped, so that choosing one army leaves the other where it is.
    Repeater {
        model: root.sides.length
        Column {
            id: told
            required property int index
            readonly property tableSideShown it: root.sides[index] ?? root.noSide
            visible: told.it.units > 0
            width: parent.width
            spacing: Theme.gap1
            Words { text: told.it.who; font.bold: true }
            Words {
                width: parent.width
                color: Theme.quiet
                text: told.it.strength !== "" ? told.it.strength : told.it.leaders === 0 ? qsTr("%n units", "", told.it.units) : qsTr("%1, %2").arg(qsTr("%n units", "", told.it.units)).arg(qsTr("%n commanders", "", told.it.leaders))
            }
            Words { objectName: "brings-" + told.index; visible: text !== ""; width: parent.width; color: Theme.quiet; text: told.it.brings }
        }
    }
}
