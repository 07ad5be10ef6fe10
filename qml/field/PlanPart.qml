pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// On paper and into files; and the list by which it is laid out for real.
PanelPart {
    id: root

    required property Battlefield desk
    property string form: "pdf"
    readonly property var forms: paper.forms
    signal said(string words)

    title: qsTr("Take it to the table")
    words: qsTr("The sheet has the map to scale, what the terrain means, and how far each piece lies from two edges.")

    FieldPaper { id: paper; objectName: "paper"; field: root.desk }
    PushButton {
        objectName: "printMap"
        width: parent.width
        primary: true
        iconName: "print"
        text: qsTr("Print the map")
        onClicked: printing.open()
    }
    Words { text: qsTr("Or save it as"); font.bold: true }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.forms
            PushButton {
                required property var modelData
                objectName: "save-" + modelData.id
                text: modelData.label
                onClicked: { root.form = modelData.id; saving.open(); }
            }
        }
    }
    Repeater {
        model: root.desk.arrivals
        Arrival { required property var modelData; width: parent.width; arrival: modelData }
    }
    Heading { width: parent.width; visible: paper.list.length > 0; font.pixelSize: Theme.name; text: qsTr("Lay it out in this order") }
    Repeater {
        model: paper.list
        Column {
            id: entry
            required property var modelData
            width: parent.width
            spacing: 2
            Words { width: parent.width; font.bold: true; text: entry.modelData.heading }
            Repeater {
                model: entry.modelData.pieces
                Words { required property string modelData; width: entry.width; color: Theme.quiet; text: modelData }
            }
        }
    }
    Lazy {
        id: saving
        objectName: "saving"
        // qmllint disable unqualified
        sheet: Component {
            FileSheet {
                readonly property var chosen: root.forms.find(form => form.id === root.form)
                title: chosen.label
                ending: chosen.ending
                named: paper.fileName(root.form)
                onTaken: (file, replace) => paper.save(root.form, file, replace)
            }
        }
        // qmllint enable unqualified
    }
    Lazy {
        id: printing
        objectName: "printing"
        // qmllint disable unqualified
        sheet: Component {
            PrintSheet { field: root.desk; armyId: ""; document: "map"; onDone: words => root.said(words) }
        }
        // qmllint enable unqualified
    }
}
