pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// All units of both sides in one table, as they are: what was played away from the program is caught up here, and what
// happened otherwise. Only what is changed goes into the record, marked as agreed.
Sheet {
    id: root

    required property AdjustmentViewModel agreed
    readonly property list<tallySideShown> sheet: root.agreed.sheet
    property tallySideShown noSide
    property tallyUnitShown nobody
    property bool otherwise: false // the phase goes on afterwards

    title: root.otherwise ? qsTr("Fix the table") : qsTr("Phase played without the program")
    wish: 820
    onAboutToShow: root.agreed.begin()

    onClosed: if (root.agreed.desk.past.correctingWhat === "units") root.agreed.desk.past.leaveAsItWas()

    function save(over: bool): void { if (root.agreed.save(over)) root.close(); }

    Words {
        width: parent.width
        color: Theme.quiet
        text: qsTr("Set the units as they are now. Your changes are recorded as agreed by both players.")
    }
    Repeater {
        model: root.sheet.length
        Column {
            id: side
            required property int index
            readonly property tallySideShown it: root.sheet[index] ?? root.noSide
            width: parent ? parent.width : 0
            Heading { width: parent.width; text: side.it.letter === "" ? side.it.name : qsTr("%1: %2").arg(side.it.letter).arg(side.it.name) }
            Repeater {
                model: side.it.rows.length
                TallyRow {
                    required property int index
                    width: side.width
                    agreed: root.agreed
                    unit: side.it.rows[index] ?? root.nobody
                }
            }
        }
    }
    foot: [
        PushButton {
            objectName: "tallyOver"
            visible: root.agreed.movable && root.agreed.phases.length > 0
            primary: !root.otherwise
            text: qsTr("End phase")
            onClicked: if (Endings.take()) root.save(true)
        },
        PushButton {
            objectName: "tallySave"
            primary: root.otherwise
            enabled: root.agreed.edits > 0
            text: root.agreed.correcting ? qsTr("Correct") : qsTr("Record")
            onClicked: root.save(false)
        },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
