pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One combat, or a plan: figures with what they rest on.
Column {
    id: root

    required property ForecastViewModel ahead
    required property int at
    required property prospectShown it
    required property var opened // lines whose assumptions lie open, by what they are about
    signal flipped(string line)
    property aheadLineShown noLine
    property assumptionShown nothing

    objectName: "prospect-" + root.at
    spacing: Theme.gap3

    Heading { width: parent.width; text: root.it.title }
    Words {
        objectName: "planEmpty"
        visible: root.it.planned && root.it.lines.length === 0 && root.it.refused === ""
        width: parent.width
        color: Theme.quiet
        text: qsTr("Fill in the card to see the odds; line up several to see how far they get.")
    }
    PushButton {
        objectName: "planAhead"
        visible: root.it.planned && root.ahead.mayPlan
        iconName: "edit"
        text: qsTr("Plan ahead")
        onClicked: root.ahead.plan()
    }
    SideNote {
        objectName: "aheadRefused"
        visible: root.it.refused !== ""
        width: parent.width
        severe: true
        text: root.it.refused
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    SideNote {
        visible: root.it.hint !== ""
        width: parent.width
        iconName: "help"
        text: root.it.hint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PushButton {
        objectName: "improve"
        visible: root.it.hint !== ""
        text: qsTr("Use that order")
        onClicked: root.ahead.improve(root.at)
    }
    Repeater {
        model: root.it.lines.length
        AheadLine {
            required property int index
            width: root.width
            ahead: root.ahead
            prospect: root.at
            at: index
            it: root.it.lines[index] ?? root.noLine
            open: root.opened[root.it.title + it.label] === true
            onFlipped: root.flipped(root.it.title + it.label)
        }
    }
    Repeater {
        model: root.it.loose.length
        AheadAssumption {
            id: taken
            required property int index
            width: root.width
            ahead: root.ahead
            prospect: root.at
            it: root.it.loose[taken.index] ?? root.nothing
            where: "ahead-" + taken.it.whose.split(" ")[0] + "-"
        }
    }
    PushButton {
        objectName: "addToPlan"
        visible: root.it.planned && root.ahead.mayAdd
        iconName: "plus"
        text: qsTr("Add the card to the plan")
        onClicked: root.ahead.add()
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.quiet
        font.pixelSize: Theme.small
        lineHeight: 1.2
        text: root.it.grantedWords
    }
}
