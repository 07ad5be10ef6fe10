pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The rules that can be had either way, and how this battle has them.
Sheet {
    id: root

    required property AdjustmentViewModel agreed
    readonly property list<ruleShown> rules: root.opened ? root.agreed.switches : []
    property ruleShown noRule
    property optionShown noChoice
    property list<houseShown> houses
    property houseShown noHouse
    onAboutToShow: root.houses = root.agreed.houses()
    signal overruleAsked(string id, int choice)

    title: qsTr("Rules of this battle")
    wish: 680

    Column {
        visible: root.agreed.house.length > 0 || root.houses.length > 0
        width: parent ? parent.width : 0
        spacing: Theme.gap1
        Words { text: qsTr("House rules"); font.bold: true }
        Repeater {
            model: root.agreed.house.length
            Words {
                required property int index
                objectName: "house-" + index
                width: parent ? parent.width : 0
                lineHeight: 1.2
                text: root.agreed.house[index] ?? ""
            }
        }
        Words {
            visible: root.agreed.house.length === 0
            width: parent.width
            color: Theme.quiet
            text: qsTr("None: played by the book.")
        }
        Flow {
            width: parent.width
            spacing: Theme.gap2
            Repeater {
                model: root.houses.length
                PushButton {
                    required property int index
                    readonly property houseShown it: root.houses[index] ?? root.noHouse
                    objectName: "takeHouse-" + it.name
                    enabled: root.agreed.possible && it.trouble === ""
                    text: qsTr("From now on: %1").arg(it.name)
                    onClicked: root.agreed.takeHouse(it.name)
                }
            }
            PushButton {
                objectName: "takeNoHouse"
                visible: root.agreed.house.length > 0
                enabled: root.agreed.possible
                text: qsTr("By the book from now on")
                onClicked: root.agreed.takeHouse("")
            }
        }
    }
    SearchField {
        id: search
        objectName: "rulesSearch"
        width: parent ? parent.width : 0
        what: qsTr("Find a rule or reading")
        placeholderText: qsTr("Find a rule or reading")
    }
    Readings {
        id: readings
        objectName: "readings"
        width: parent ? parent.width : 0
        agreed: root.agreed
        wanted: search.text
    }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("The program follows these either way. Overrule any other rule where it comes up: at its question mark, or at the modifier’s line.")
    }
    Repeater {
        model: root.rules.length
        Column {
            id: one
            required property int index
            readonly property ruleShown it: root.rules[one.index] ?? root.noRule
            readonly property ruleShown before: root.rules[one.index - 1] ?? root.noRule
            width: parent ? parent.width : 0
            visible: root.agreed.isFound(one.it, search.text)
            spacing: Theme.gap1
            Words {
                visible: one.it.subject !== "" && (search.text !== "" || one.it.subject !== one.before.subject)
                width: parent.width
                topPadding: Theme.gap2
                font.bold: true
                text: one.it.subject
            }
            Words { width: parent.width; lineHeight: 1.2; text: one.it.text }
            Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: one.it.place }
            Words {
                objectName: "assumed-" + one.it.id
                visible: one.it.assumed
                width: parent.width
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: qsTr("Our reading: the rules are silent or ambiguous here.")
            }
            Flow {
                width: parent.width
                spacing: Theme.gap2
                Repeater {
                    model: one.it.choices.length
                    Chip {
                        required property int index
                        objectName: "rule-" + one.it.id + "-" + index
                        enabled: root.agreed.possible
                        readonly property optionShown option: one.it.choices[index] ?? root.noChoice
                        text: option.label
                        checked: one.it.now === index
                        Accessible.name: qsTr("%1: %2").arg(one.it.text).arg(text)
                        onFlipped: if (one.it.now !== index) root.overruleAsked(one.it.id, index)
                    }
                }
            }
        }
    }
}
