pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One unit or commander of the tally: its figures, what has befallen it, and whether it is gone.
Item {
    id: root

    required property AdjustmentViewModel agreed
    required property tallyUnitShown unit
    property tallyFieldShown none
    readonly property string called: root.unit.several > 0 ? qsTr("%1 %2 × %3").arg(root.unit.badge).arg(root.unit.name).arg(root.unit.several) : root.unit.badge + " " + root.unit.name

    implicitHeight: Math.max(Theme.touch, flow.y + flow.implicitHeight, title.implicitHeight) + Theme.gap1

    PlainText {
        id: title
        readonly property int room: Math.round(270 * Theme.scale)
        readonly property bool above: root.width < title.room + Math.round(420 * Theme.scale)
        width: above ? root.width : room
        height: above ? implicitHeight + Theme.gap1 : Theme.touch
        verticalAlignment: Text.AlignVCenter
        text: root.called
        color: root.unit.gone ? Theme.quiet : Theme.ink
        font.bold: root.unit.changed
        font.strikeout: root.unit.gone
        elide: Text.ElideRight
    }
    Flow {
        id: flow
        x: title.above ? 0 : title.room + Theme.gap2
        y: title.above ? title.height : 0
        width: root.width - x
        spacing: Theme.gap2
        Repeater {
            model: root.unit.fields.length
            Item {
                id: cell
                required property int index
                readonly property tallyFieldShown field: root.unit.fields[index] ?? root.none
                readonly property bool counts: field.counts
                readonly property list<answerShown> choices: field.choices
                readonly property bool picked: choices.length > 0
                readonly property bool labelled: picked || counts && root.unit.unfolded // among many figures
                readonly property bool asked: picked || !field.ofThing || field.was !== 0
                visible: asked
                width: (labelled ? label.implicitWidth + Theme.gap2 : 0) + (counts ? stepper.implicitWidth : picked ? picker.width : chip.implicitWidth)
                height: Theme.touch
                Words {
                    id: label
                    visible: cell.labelled
                    height: Theme.touch
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                    color: Theme.quiet
                    text: cell.field.label
                }
                Picker {
                    id: picker
                    objectName: cell.field.id + "-" + root.unit.badge
                    visible: cell.picked
                    enabled: !root.unit.gone
                    x: label.implicitWidth + Theme.gap2
                    what: qsTr("%1: %2").arg(root.called).arg(cell.field.label)
                    textRole: "words"
                    model: cell.choices
                    currentIndex: Array.from(cell.choices).findIndex(one => one.value === cell.field.value)
                    displayText: currentIndex >= 0 ? cell.choices[currentIndex].words : ""
                    onActivated: index => root.agreed.put(root.unit.thing, cell.field.id, cell.choices[index].value)
                }
                Stepper {
                    id: stepper
                    objectName: cell.field.id + "-" + root.unit.badge
                    visible: cell.counts
                    enabled: !root.unit.gone
                    x: cell.labelled ? label.implicitWidth + Theme.gap2 : 0
                    what: qsTr("%1: %2").arg(root.called).arg(cell.field.label)
                    value: cell.field.value
                    from: 0
                    to: cell.field.most
                    digits: 2
                    onAsked: value => root.agreed.put(root.unit.thing, cell.field.id, value)
                }
                Chip {
                    id: chip
                    objectName: cell.field.id + "-" + root.unit.badge
                    visible: !cell.counts && !cell.picked
                    enabled: !root.unit.gone
                    text: cell.field.label
                    checked: cell.field.value !== 0
                    Accessible.name: qsTr("%1: %2").arg(root.called).arg(cell.field.label)
                    onFlipped: root.agreed.put(root.unit.thing, cell.field.id, cell.field.value !== 0 ? 0 : Math.max(1, cell.field.was))
                }
            }
        }
        Words { visible: root.unit.several > 0; height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; color: Theme.quiet; text: qsTr("Lost") }
        Stepper {
            objectName: "lost-" + root.unit.badge
            visible: root.unit.several > 0
            what: qsTr("%1: lost").arg(root.called)
            value: root.unit.lost
            from: 0
            to: root.unit.several
            digits: 2
            onAsked: value => root.agreed.putLost(root.unit.thing, value)
        }
        PushButton {
            objectName: "each-" + root.unit.badge
            plain: true
            visible: root.unit.several > 0
            text: root.unit.unfolded ? qsTr("Close the row") : qsTr("One by one")
            onClicked: root.agreed.openRow(root.unit.thing)
        }
        Chip {
            objectName: "gone-" + root.unit.badge
            visible: root.unit.badge !== "" && root.unit.several === 0 // what lies on the field stays there
            text: qsTr("Lost")
            checked: root.unit.gone
            Accessible.name: qsTr("%1: lost").arg(root.called)
            onFlipped: root.agreed.put(root.unit.thing, "gone", root.unit.gone ? 0 : 1)
        }
        PushButton {
            objectName: "more-" + root.unit.badge
            plain: true
            visible: !root.unit.gone && root.unit.several === 0
            text: root.unit.unfolded ? qsTr("Less") : qsTr("More")
            Accessible.name: root.unit.unfolded ? qsTr("%1: less").arg(root.called) : qsTr("%1: all details").arg(root.called)
            onClicked: root.agreed.unfold(root.unit.thing)
        }
    }
}
