pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// Who stands in which contingent, by numbers.
Sheet {
    id: root

    required property Builder builder
    readonly property list<namedShown> blocks: builder.blocks

    title: builder.blocksTitle
    wish: 680

    Toggle {
        objectName: "dividedHere"
        visible: !root.builder.parted
        width: parent.width
        text: qsTr("Check how the army is divided")
        checked: root.builder.divided
        onToggled: root.builder.divided = checked
    }
    Flow {
        width: parent.width
        spacing: Theme.gap4
        Repeater {
            model: root.builder.divisions
            DivisionLine {
                required property divisionShown modelData
                width: Math.floor((parent.width - Theme.gap4) / 2)
                label: modelData.label
                size: modelData.size
                words: modelData.words
                figures: modelData.figures
            }
        }
    }
    Rule { width: parent.width }
    Repeater {
        model: root.opened || root.visible ? root.builder.placed : null
        Column {
            id: row
            required property string entry
            required property string name
            required property int bodies
            required property list<int> counts
            required property int nowhere
            objectName: "placed-" + row.entry
            width: parent.width
            spacing: Theme.gap1
            Heading {
                width: parent.width
                font.pixelSize: Theme.name
                text: row.nowhere > 0 ? qsTr("%1 × %2, %3 unassigned").arg(row.bodies).arg(row.name).arg(row.nowhere) : qsTr("%1 × %2").arg(row.bodies).arg(row.name)
            }
            Flow {
                width: parent.width
                spacing: Theme.gap4
                Repeater {
                    model: root.blocks
                    Column {
                        id: place
                        required property namedShown modelData
                        required property int index
                        Words {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            color: Theme.quiet
                            font.pixelSize: Theme.small
                            text: place.modelData.name
                            Accessible.ignored: true
                        }
                        Stepper {
                            objectName: "in-" + place.modelData.id
                            what: qsTr("%1: %2").arg(place.modelData.name).arg(row.name)
                            value: row.counts[place.index] ?? 0
                            to: row.bodies
                            emphasis: true
                            onAsked: value => root.builder.placeUnits(row.entry, place.modelData.id, value)
                        }
                    }
                }
            }
            Rule { width: parent.width }
        }
    }
    foot: [ PushButton { objectName: "blocksDone"; primary: true; text: qsTr("Done"); onClicked: root.close() } ]
}
