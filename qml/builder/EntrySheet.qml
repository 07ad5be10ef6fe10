pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// An entry's rules, and the names, notes and contingents of the army's rows of it.
Sheet {
    id: root

    required property Builder builder
    property string entry
    property string name

    title: name
    wish: 600

    Repeater {
        model: root.opened || root.visible ? root.builder.rulesOf(root.entry) : []
        Column {
            id: rule
            required property proseShown modelData
            width: parent.width
            spacing: 2
            Heading { width: parent.width; text: rule.modelData.name; font.pixelSize: Theme.name; font.italic: true; color: Theme.accent }
            Words { width: parent.width; text: rule.modelData.text; lineHeight: 1.3 }
        }
    }
    Words {
        visible: units.count === 0
        width: parent.width
        color: Theme.quiet
        text: qsTr("None taken yet.")
    }
    Repeater {
        id: units
        model: root.builder.units
        Card {
            id: unit
            required property int index
            required property int row
            required property int bodies
            required property string name
            required property string note
            required property string block
            required property string upgrades
            required property list<int> sizes
            required property int size
            objectName: "unit-" + index
            width: parent.width
            Item {
                width: parent.width
                height: Math.max(Theme.touch, caption.implicitHeight)
                Heading {
                    id: caption
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - apart.width - Theme.gap3
                    font.pixelSize: Theme.name
                    text: unit.upgrades !== "" ? qsTr("%1 × %2, %3").arg(unit.bodies).arg(root.name).arg(unit.upgrades) : qsTr("%1 × %2").arg(unit.bodies).arg(root.name)
                }
                PushButton {
                    id: apart
                    objectName: "setApart"
                    anchors.right: parent.right
                    visible: unit.bodies > 1
                    width: visible ? implicitWidth : 0
                    iconName: "split"
                    text: qsTr("Split one off")
                    onClicked: root.builder.splitOff(unit.row)
                }
            }
            Field {
                objectName: "unitName"
                width: parent.width
                what: qsTr("Name of %1, row %2").arg(root.name).arg(unit.index + 1)
                placeholderText: qsTr("Own name")
                stored: unit.name
                onSaved: text => root.builder.nameUnit(unit.row, text)
            }
            Field {
                objectName: "unitNote"
                width: parent.width
                what: qsTr("Note on %1, row %2").arg(root.name).arg(unit.index + 1)
                placeholderText: qsTr("A note")
                stored: unit.note
                onSaved: text => root.builder.noteUnit(unit.row, text)
            }
            SizePicker {
                objectName: "unitSize"
                visible: unit.sizes.length > 0
                name: qsTr("%1, row %2").arg(root.name).arg(unit.index + 1)
                sizes: unit.sizes
                size: unit.size
                onAsked: size => root.builder.sizeUnit(unit.row, size)
            }
            Words {
                visible: blockPicker.visible
                width: parent.width
                color: Theme.quiet
                text: root.builder.blocksTitle
            }
            Picker {
                id: blockPicker
                objectName: "unitBlock"
                visible: root.builder.divided && root.builder.blocks.length > 0
                width: parent.width
                what: qsTr("Contingent of %1, row %2").arg(root.name).arg(unit.index + 1)
                readonly property list<namedShown> blocks: root.builder.blocks
                model: [qsTr("Unassigned"), ...Array.from(blocks).map(block => block.name)]
                currentIndex: 1 + Array.from(blocks).findIndex(block => block.id === unit.block)
                onActivated: index => root.builder.assignUnit(unit.row, index > 0 ? blocks[index - 1].id : "")
            }
        }
    }
}
