pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One line of what lies ahead: its figures, and what is taken for granted of the one it is about.
Column {
    id: root

    required property ForecastViewModel ahead
    required property int prospect
    required property int at
    required property aheadLineShown it
    property aheadFigureShown noFigure
    property assumptionShown nothing
    readonly property bool plain: !root.planned && root.it.figures.length === 1 && root.it.figures[0].label === ""
    property bool open: false // what is taken for granted can be changed
    readonly property bool planned: root.it.place >= 0 && root.ahead.length > 0

    signal flipped()

    objectName: "ahead-" + root.prospect + "-" + root.at
    spacing: Theme.gap1

    Row {
        visible: !root.plain
        width: parent.width
        Words {
            width: parent.width - (tools.visible ? tools.width : 0)
            anchors.verticalCenter: parent.verticalCenter
            font.bold: root.it.what === "" || root.it.place >= 0
            text: root.it.label
        }
        Row {
            id: tools
            visible: root.planned
            IconButton {
                objectName: "earlier-" + root.it.place
                enabled: root.it.place > 0
                iconName: "up"
                text: qsTr("Earlier: %1").arg(root.it.label)
                onClicked: root.ahead.earlier(root.it.place)
            }
            IconButton {
                objectName: "toCard-" + root.it.place
                iconName: "edit"
                text: qsTr("To the card: %1").arg(root.it.label)
                onClicked: root.ahead.toCard(root.it.place)
            }
            IconButton {
                objectName: "drop-" + root.it.place
                iconName: "close"
                text: qsTr("Remove from plan: %1").arg(root.it.label)
                onClicked: root.ahead.drop(root.it.place)
            }
        }
    }
    Grid {
        id: figures
        width: parent.width
        columns: root.it.figures.length > 2 ? 2 : Math.max(root.it.figures.length, 1)
        columnSpacing: Theme.gap2
        rowSpacing: Theme.gap1
        Repeater {
            model: root.it.figures.length
            ChanceBar {
                required property int index
                readonly property aheadFigureShown one: root.it.figures[index] ?? root.noFigure
                objectName: root.objectName + "-figure-" + index
                width: (root.width - (figures.columns - 1) * Theme.gap2) / figures.columns
                height: parent && root.it.figures.length <= 2 ? Math.max(implicitHeight, parent.implicitHeight) : implicitHeight
                words: root.plain ? root.it.label : one.label
                part: one.part
                figure: one.words
                Accessible.name: words === "" || root.plain ? qsTr("%1: %2").arg(root.it.label).arg(figure) : qsTr("%1, %2: %3").arg(root.it.label).arg(words).arg(figure)
            }
        }
    }
    Row {
        visible: root.it.assumptions.length > 0
        width: parent.width
        Words {
            objectName: "taken-" + root.prospect + "-" + root.at
            width: parent.width - change.width
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.quiet
            font.pixelSize: Theme.small
            text: Array.from(root.it.assumptions).map(one => one.said).filter(said => said !== "").join(" · ") || qsTr("As is usual")
        }
        IconButton {
            id: change
            objectName: "otherwise-" + root.prospect + "-" + root.at
            iconName: root.open ? "up" : "down"
            text: root.open ? qsTr("As it is: %1").arg(root.it.label) : qsTr("Otherwise: %1").arg(root.it.label)
            onClicked: root.flipped()
        }
    }
    Repeater {
        model: root.open ? root.it.assumptions.length : 0
        AheadAssumption {
            id: taken
            required property int index
            width: root.width
            ahead: root.ahead
            prospect: root.prospect
            it: root.it.assumptions[taken.index] ?? root.nothing
            where: "ahead-" + (root.it.place >= 0 ? root.it.place : root.it.label.split(" ")[0]) + "-"
        }
    }
}
