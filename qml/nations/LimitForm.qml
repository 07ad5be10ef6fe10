import QtQuick
import Strategikon.App

// The form of a limit: what is counted, how, and how many of it there may be.
Column {
    id: root

    required property OwnList own
    required property int row
    required property string name
    required property var more
    required property var faults
    readonly property var counts: [{id: "units", name: qsTr("Units")}, {id: "stands", name: qsTr("Stands")}, {id: "points", name: qsTr("Points")}, {id: "upgrades", name: qsTr("Upgrades")}]
    readonly property var sides: [{id: "at-most", name: qsTr("At most")}, {id: "at-least", name: qsTr("At least")}, {id: "exactly", name: qsTr("Exactly")}]
    readonly property var all: Array.from(own.entries).concat(Array.from(own.upgrades))
    readonly property var counted: more.count === "upgrades" ? own.upgrades : own.entries
    signal dropped()

    function begin(): void { rowName.selectAll(); rowName.forceActiveFocus(); }
    function put(part: string, value: string): void { root.own.setLimit(root.row, part, value); }

    component Caption: Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; wrapMode: Text.NoWrap }

    spacing: Theme.gap3

    Field {
        id: rowName
        objectName: "limitName"
        width: Math.min(parent.width, Math.round(400 * Theme.scale))
        what: qsTr("Name of the limit")
        maximumLength: 80
        stored: root.name
        onTextEdited: root.own.setRowName(root.row, text)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap3
        Picker {
            objectName: "limitSide"
            what: qsTr("Bound of %1").arg(root.name)
            textRole: "name"
            model: root.sides
            currentIndex: root.sides.findIndex(side => side.id === root.more.side)
            onActivated: index => root.put("side", root.sides[index].id)
        }
        Field {
            objectName: "limitNumber"
            visible: !root.more.shared
            width: Math.round(92 * Theme.scale)
            what: qsTr("How many")
            maximumLength: 8
            stored: root.more.number
            onTextEdited: root.put("number", text)
        }
        Picker {
            objectName: "limitCount"
            what: qsTr("What is counted")
            textRole: "name"
            model: root.counts
            currentIndex: root.counts.findIndex(count => count.id === root.more.count)
            onActivated: index => root.put("count", root.counts[index].id)
        }
        Toggle {
            objectName: "limitThousand"
            text: qsTr("for each full 1,000 points")
            checked: root.more.thousand
            onToggled: root.put("thousand", checked ? "yes" : "")
        }
    }
    IdChips {
        objectName: "of"
        width: parent.width
        what: qsTr("Of these together")
        choices: root.counted
        ids: root.more.of
        onFlipped: id => root.own.toggleInLimit(root.row, "of", id)
    }
    Toggle {
        objectName: "limitShared"
        text: qsTr("A part of what there is of others, instead of a number")
        checked: root.more.shared
        onToggled: root.put("shared", checked ? "yes" : "")
    }
    Flow {
        visible: root.more.shared
        width: parent.width
        spacing: Theme.gap2
        Field { objectName: "limitNumerator"; width: Math.round(64 * Theme.scale); what: qsTr("Numerator"); maximumLength: 4; stored: root.more.numerator; onTextEdited: root.put("numerator", text) }
        Caption { text: qsTr("of") }
        Field { objectName: "limitDenominator"; width: Math.round(64 * Theme.scale); what: qsTr("Denominator"); maximumLength: 4; stored: root.more.denominator; onTextEdited: root.put("denominator", text) }
        Caption { text: qsTr("and besides") }
        Field { objectName: "limitPlus"; width: Math.round(64 * Theme.scale); what: qsTr("How many besides"); maximumLength: 6; stored: root.more.plus; onTextEdited: root.put("plus", text) }
    }
    IdChips {
        objectName: "shareOf"
        visible: root.more.shared
        width: parent.width
        what: qsTr("The part is of the count of these")
        choices: root.more.shared ? root.counted : []
        ids: root.more.shareOf
        onFlipped: id => root.own.toggleInLimit(root.row, "shareOf", id)
    }
    Fold {
        objectName: "limitWhen"
        width: parent.width
        title: qsTr("Only when, or unless")
        open: root.more.when.length + root.more.unless.length > 0
        IdChips {
            objectName: "when"
            width: parent.width
            what: qsTr("The limit holds only when the army has one of these")
            choices: root.all
            ids: root.more.when
            onFlipped: id => root.own.toggleInLimit(root.row, "when", id)
        }
        IdChips {
            objectName: "unless"
            width: parent.width
            what: qsTr("The limit does not hold when the army has one of these")
            choices: root.all
            ids: root.more.unless
            onFlipped: id => root.own.toggleInLimit(root.row, "unless", id)
        }
    }
    Repeater {
        model: root.faults
        SideNote {
            required property string modelData
            width: parent.width
            severe: true
            iconName: "error"
            text: modelData
        }
    }
    PushButton {
        objectName: "removeRow"
        iconName: "trash"
        text: qsTr("Remove the limit")
        onClicked: root.dropped()
    }
}
