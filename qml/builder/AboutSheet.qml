pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// What the army is as a whole: name, tags, size, edition, nation, formats, partner.
Sheet {
    id: root

    required property Builder builder
    property bool moving: false  // picking another nation
    signal blocksAsked()
    signal allyAsked()

    title: moving ? qsTr("Change nation") : qsTr("Army settings")
    wish: 600
    onClosed: moving = false

    component Caption: Words { font.bold: true; width: parent.width }

    Column {
        visible: !root.moving
        width: parent.width
        spacing: Theme.gap3
        Caption { text: qsTr("Name") }
        Field {
            objectName: "nameField"
            width: parent.width
            what: qsTr("Name of the army")
            stored: root.builder.name
            onSaved: text => root.builder.name = text
        }
        Caption { visible: tags.visible; text: qsTr("Tags") }
        Field {
            id: tags
            objectName: "tagsField"
            visible: !root.builder.ally
            width: parent.width
            what: qsTr("Tags, comma separated")
            placeholderText: qsTr("club, campaign, painted")
            stored: root.builder.tags
            onSaved: text => root.builder.tags = text
        }
        Caption { visible: root.builder.bounded; text: qsTr("Points") }
        PointsField {
            visible: root.builder.bounded
            width: parent.width
            system: root.builder.system
            points: root.builder.limit
            onChosen: points => root.builder.limit = points
        }
        Caption { visible: year.visible; text: qsTr("Year") }
        Words {
            visible: year.visible
            width: parent.width
            color: Theme.quiet
            lineHeight: 1.3
            text: qsTr("This list covers %1. Set a year to get only troops of that time; without one, all your troops must share at least one year.").arg(root.builder.years)
        }
        NumberField {
            id: year
            objectName: "yearField"
            visible: root.builder.years !== ""
            width: Math.round(160 * Theme.scale)
            what: qsTr("Year (minus for BC)")
            placeholderText: qsTr("any")
            least: -9999
            most: 9999
            optional: true
            stored: root.builder.year === 0 ? "" : String(root.builder.year)
            onChosen: year => root.builder.year = year
        }
        Caption { visible: root.builder.editions.length > 1; text: qsTr("List edition") }
        Segments {
            objectName: "edition"
            visible: root.builder.editions.length > 1
            what: qsTr("Edition")
            options: root.builder.editionNames
            current: Math.max(0, Array.from(root.builder.editions).indexOf(root.builder.edition))
            onChosen: index => root.builder.edition = root.builder.editions[index]
        }
        Caption { text: qsTr("Nation") }
        Flow {
            width: parent.width
            spacing: Theme.gap3
            Heading { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: root.builder.nation }
            PushButton { objectName: "move"; text: qsTr("Another nation …"); onClicked: root.moving = true }
        }
        Words { width: parent.width; visible: text !== ""; color: Theme.quiet; lineHeight: 1.3; text: root.builder.about }
        Caption { visible: format.visible || divided.visible; text: qsTr("Fielding") }
        Column {
            id: format
            width: parent.width
            visible: root.builder.splittable.length > 0
            Repeater {
                model: root.builder.splittable
                Toggle {
                    required property namedShown modelData
                    objectName: "split-" + modelData.id
                    width: parent.width
                    text: qsTr("%1 as single stands").arg(modelData.name)
                    checked: Array.from(root.builder.split).includes(modelData.id)
                    onToggled: root.builder.setSplit(modelData.id, checked)
                }
            }
        }
        Toggle {
            id: divided
            objectName: "divided"
            visible: root.builder.blocks.length > 0 && !root.builder.parted
            width: parent.width
            text: qsTr("Check how the army is divided")
            checked: root.builder.divided
            onToggled: root.builder.divided = checked
        }
        PushButton {
            objectName: "askBlocks"
            visible: root.builder.divided && root.builder.blocks.length > 0
            text: qsTr("Divide the army …")
            onClicked: root.blocksAsked()
        }
        Caption { visible: partner.visible; text: qsTr("Doubles partner") }
        Words {
            visible: partner.visible
            width: parent.width
            color: Theme.quiet
            lineHeight: 1.3
            text: qsTr("Any other army of yours can be the partner. Its troops are copied, so each can be changed on its own.")
        }
        Picker {
            id: partner
            objectName: "partner"
            visible: !root.builder.ally
            width: parent.width
            what: qsTr("Doubles partner’s army")
            readonly property list<namedShown> armies: root.opened ? root.builder.partners() : []
            model: root.opened ? [root.builder.partner === "" ? qsTr("None") : qsTr("None (now %1)").arg(root.builder.partner), ...Array.from(armies).map(army => army.name)] : []
            currentIndex: 0
            displayText: root.builder.partner === "" ? qsTr("None") : root.builder.partner
            onActivated: index => root.builder.setPartner(index > 0 ? armies[index - 1].id : "")
        }
        PushButton {
            objectName: "editAlly"
            visible: !root.builder.ally && root.builder.partner !== ""
            iconName: "edit"
            text: qsTr("Edit the partner’s army")
            onClicked: root.allyAsked()
        }
    }
    Column {
        visible: root.moving
        width: parent.width
        spacing: Theme.gap3
        Words {
            width: parent.width
            color: Theme.quiet
            lineHeight: 1.3
            text: qsTr("Entries both nations have move across. The rest is kept and flagged until you remove it.")
        }
        NationPicker {
            id: picker
            objectName: "picker"
            width: parent.width
            height: Math.round(340 * Theme.scale)
        }
    }
    foot: [
        PushButton {
            objectName: "done"
            primary: true
            enabled: !root.moving || picker.list !== ""
            text: root.moving ? qsTr("Change nation") : qsTr("Done")
            onClicked: {
                if (root.moving) root.builder.setNation(picker.system, picker.list);
                if (root.moving) root.moving = false;
                else root.close();
            }
        },
        PushButton { visible: root.moving; plain: true; text: qsTr("Back"); onClicked: root.moving = false }
    ]
}
