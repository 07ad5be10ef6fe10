pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// On paper and into files; and the list by which it is laid out for real.
PanelPart {
    id: root

    property string form: "pdf"
    readonly property list<mapFormShown> forms: paper.forms
    readonly property list<laidOutShown> laidOut: paper.list
    readonly property list<arrivalShown> arrivals: root.desk.armies.arrivals
    property mapFormShown noForm
    property laidOutShown noneLaidOut
    property arrivalShown noArrival
    readonly property mapFormShown chosen: Array.from(root.forms).find(form => form.id === root.form) ?? root.noForm

    title: qsTr("Take it to the table")
    words: qsTr("The sheet shows the map to scale, the terrain effects, and how far each piece is from two edges.")

    FieldPaper { id: paper; objectName: "paper"; field: root.desk }
    PushButton {
        objectName: "startBattle"
        width: parent.width
        visible: root.desk.course.played
        primary: true
        iconName: "battles"
        text: qsTr("Start the battle")
        onClicked: root.battleAsked()
    }
    PushButton {
        objectName: "printMap"
        width: parent.width
        primary: !root.desk.course.played
        iconName: "print"
        text: qsTr("Print the map")
        onClicked: printing.open()
    }
    Words { text: qsTr("Or save as"); font.bold: true }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.forms.length
            PushButton {
                required property int index
                readonly property mapFormShown it: root.forms[index] ?? root.noForm
                objectName: "save-" + it.id
                text: it.label
                onClicked: { root.form = it.id; saving.open(); }
            }
        }
    }
    Repeater {
        model: root.arrivals.length
        Arrival { required property int index; width: parent.width; arrival: root.arrivals[index] ?? root.noArrival }
    }
    Settled { width: parent.width; lines: root.desk.laying.settled }
    Heading { width: parent.width; visible: root.laidOut.length > 0; font.pixelSize: Theme.name; text: qsTr("Set it up in this order") }
    Repeater {
        model: root.laidOut.length
        Column {
            id: entry
            required property int index
            readonly property laidOutShown it: root.laidOut[index] ?? root.noneLaidOut
            width: parent.width
            spacing: 2
            Words { width: parent.width; font.bold: true; text: entry.it.heading }
            Repeater {
                model: entry.it.pieces
                Words { required property string modelData; width: entry.width; color: Theme.quiet; text: modelData }
            }
        }
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                title: root.chosen.label
                ending: root.chosen.ending
                named: paper.fileName(root.form)
                onTaken: (file, replace) => paper.save(root.form, file, replace)
            }
        }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            PrintSheet { field: root.desk; armyId: ""; document: "map"; onDone: words => root.said(words) }
        }
    }
}
