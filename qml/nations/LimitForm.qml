import QtQuick
import Strategikon.App

// The form of a limit: what is counted, how, and how many of it there may be.
Column {
    id: root

    required property OwnList own
    required property int row
    required property string name
    required property limitShown limit
    required property list<string> faults
    readonly property list<string> counts: ["units", "stands", "points", "upgrades"]
    readonly property list<string> sides: ["at-most", "at-least", "exactly"]
    readonly property list<namedShown> all: Array.from(own.entries).concat(Array.from(own.upgrades))
    readonly property list<namedShown> counted: limit.count === "upgrades" ? own.upgrades : own.entries
    signal dropped()

    function begin(): void { rowName.selectAll(); rowName.forceActiveFocus(); }
    function put(part: string, value: string): void { root.own.setLimit(root.row, part, value); }

    component Caption: Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; wrapMode: Text.NoWrap }

    spacing: Theme.gap3

    Field {
        id: rowName
        objectName: "limitName"
        width: Math.min(parent.width, Math.round(400 * Theme.scale))
        what: qsTr("Limit name")
        maximumLength: 80
        stored: root.name
        onTextEdited: root.own.setRowName(root.row, text)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap3
        Picker {
            objectName: "limitSide"
            what: qsTr("Limit of %1").arg(root.name)
            model: [qsTr("At most"), qsTr("At least"), qsTr("Exactly")]
            currentIndex: Array.from(root.sides).indexOf(root.limit.side)
            onActivated: index => root.put("side", root.sides[index])
        }
        Field {
            objectName: "limitNumber"
            visible: !root.limit.shared
            width: Math.round(92 * Theme.scale)
            what: qsTr("How many")
            maximumLength: 8
            stored: root.limit.number
            onTextEdited: root.put("number", text)
        }
        Picker {
            objectName: "limitCount"
            what: qsTr("Counting")
            model: [qsTr("Units"), qsTr("Stands"), qsTr("Points"), qsTr("Upgrades")]
            currentIndex: Array.from(root.counts).indexOf(root.limit.count)
            onActivated: index => root.put("count", root.counts[index])
        }
        Toggle {
            objectName: "limitThousand"
            text: qsTr("per full 1,000 points")
            checked: root.limit.thousand
            onToggled: root.put("thousand", checked ? "yes" : "")
        }
    }
    IdChips {
        objectName: "of"
        width: parent.width
        what: qsTr("Of these in total")
        choices: root.counted
        ids: root.limit.of
        onFlipped: id => root.own.toggleInLimit(root.row, "of", id)
    }
    Toggle {
        objectName: "limitShared"
        text: qsTr("A share of other troops, instead of a number")
        checked: root.limit.shared
        onToggled: root.put("shared", checked ? "yes" : "")
    }
    Flow {
        visible: root.limit.shared
        width: parent.width
        spacing: Theme.gap2
        Field { objectName: "limitNumerator"; width: Math.round(64 * Theme.scale); what: qsTr("Share: top"); maximumLength: 4; stored: root.limit.numerator; onTextEdited: root.put("numerator", text) }
        Caption { text: qsTr("of") }
        Field { objectName: "limitDenominator"; width: Math.round(64 * Theme.scale); what: qsTr("Share: bottom"); maximumLength: 4; stored: root.limit.denominator; onTextEdited: root.put("denominator", text) }
        Caption { text: qsTr("plus") }
        Field { objectName: "limitPlus"; width: Math.round(64 * Theme.scale); what: qsTr("Plus how many"); maximumLength: 6; stored: root.limit.plus; onTextEdited: root.put("plus", text) }
    }
    IdChips {
        objectName: "shareOf"
        visible: root.limit.shared
        width: parent.width
        what: qsTr("Share of")
        choices: root.limit.shared ? root.counted : []
        ids: root.limit.shareOf
        onFlipped: id => root.own.toggleInLimit(root.row, "shareOf", id)
    }
    Fold {
        objectName: "limitWhen"
        width: parent.width
        title: qsTr("Only if, or unless")
        open: root.limit.when.length + root.limit.unless.length > 0
        IdChips {
            objectName: "when"
            width: parent.width
            what: qsTr("Only if the army has one of these")
            choices: root.all
            ids: root.limit.when
            onFlipped: id => root.own.toggleInLimit(root.row, "when", id)
        }
        IdChips {
            objectName: "unless"
            width: parent.width
            what: qsTr("Not if the army has one of these")
            choices: root.all
            ids: root.limit.unless
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
