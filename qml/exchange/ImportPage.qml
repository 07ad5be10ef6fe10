pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Armies and lists in: a file, pasted text, a link or a code. What was not understood is told.
AppPage {
    id: root

    readonly property bool twoSided: width >= Math.round(900 * Theme.scale)

    title: qsTr("Import")
    focus: true
    Component.onCompleted: { Session.focus = ""; take(); }
    Keys.onEscapePressed: root.go("armies", {})

    // What was let go over the window.
    function take(): void {
        if (args.file) reader.openFile(args.file);
        else if (args.text) reader.text = args.text;
    }
    function keep(): void {
        const list = reader.hasList;
        const system = reader.listSystem;
        const id = reader.keep();
        if (id === "") return;
        if (list) root.go("ownlist", {system: system, list: id});
        else root.go("builder", {armyId: id});
    }

    commands: [
        Command { label: qsTr("Back to armies"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Open a file"); sequence: "Ctrl+O"; onActivated: choosing.open() },
        Command { label: qsTr("Paste"); sequence: "Ctrl+Shift+V"; onActivated: reader.paste() },
        Command { label: qsTr("Save it"); sequence: "Ctrl+Return"; enabled: reader.hasArmy || reader.hasList; onActivated: root.keep() }
    ]

    Importer { id: reader; objectName: "importer" }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: root.title
        subtitle: qsTr("Army files, rosters, links, codes, other programs’ lists, or text such as “4 x Archers”")
        backTo: qsTr("Back to armies (Escape)")
        onBack: root.go("armies", {})
        PushButton { objectName: "openFile"; iconName: "import"; text: qsTr("Open a file"); onClicked: choosing.open() }
        PushButton { objectName: "paste"; iconName: "copy"; text: qsTr("Paste"); onClicked: reader.paste() }
    }
    Item {
        id: source
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        x: Theme.gap6
        width: root.twoSided ? Math.round((root.width - 3 * Theme.gap6) / 2) : root.width - 2 * Theme.gap6
        height: root.twoSided ? root.height - y - Theme.gap6 : Math.round(root.height * 0.3)
        Flickable {
            anchors.fill: parent
            visible: reader.textual
            clip: true
            contentHeight: field.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ThinScrollBar { }
            T.TextArea.flickable: NoteField {
                id: field
                objectName: "importText"
                focus: true
                what: qsTr("Text")
                placeholderText: qsTr("Paste or type here, or drop a file on the page")
                font.family: "DejaVu Sans Mono"
                font.pixelSize: Theme.small
                stored: reader.text
                onTextChanged: if (activeFocus) reader.text = text
            }
        }
        EmptyState {
            visible: !reader.textual
            anchors.centerIn: parent
            width: parent.width
            iconName: "import"
            title: reader.file
            text: reader.rosters.length > 0 ? qsTr("This file is packed.") : qsTr("This file is packed; its contents are shown beside it.")
            action: qsTr("Clear")
            onTaken: reader.clear()
        }
    }
    Scroll {
        id: result
        objectName: "importResult"
        anchors.top: root.twoSided ? head.bottom : source.bottom
        anchors.bottom: foot.top
        x: root.twoSided ? source.x + source.width : 0
        width: parent.width - x
        margin: Theme.gap6
        spacing: Theme.gap3

        Words {
            visible: reader.format === "" && reader.faults.length === 0 && reader.rosters.length === 0
            width: parent.width
            color: Theme.quiet
            lineHeight: 1.3
            text: qsTr("You see the army here before you save it. Anything we can’t match is listed with its line number.")
        }
        Words {
            visible: reader.format !== ""
            width: parent.width
            color: Theme.quiet
            text: reader.file !== "" ? qsTr("%1, read as %2").arg(reader.file).arg(reader.format) : qsTr("Read as %1").arg(reader.format)
        }
        Heading { objectName: "importTitle"; visible: reader.title !== ""; width: parent.width; text: reader.title; font.pixelSize: Math.round(28 * Theme.scale) }
        Words { objectName: "importSummary"; visible: reader.summary !== ""; width: parent.width; text: reader.summary }
        Column {
            visible: reader.rosters.length > 0
            width: parent.width
            spacing: Theme.gap2
            Words { width: parent.width; text: qsTr("This archive holds several armies. Which one?") }
            Repeater {
                model: reader.rosters
                PushButton {
                    required property string modelData
                    required property int index
                    objectName: "roster-" + index
                    text: modelData
                    onClicked: reader.chooseRoster(modelData)
                }
            }
        }
        Repeater {
            model: reader.faults
            SideNote {
                required property string modelData
                required property int index
                objectName: "importFault-" + index
                width: parent.width
                severe: true
                iconName: "error"
                text: modelData
            }
        }
        Repeater {
            model: reader.notes
            SideNote {
                id: note
                required property readNoteShown modelData
                required property int index
                objectName: "importNote-" + index
                width: parent.width
                text: modelData.line > 0 ? qsTr("Line %1: %2").arg(modelData.line).arg(modelData.words) : modelData.words
                Flow {
                    width: parent.width
                    visible: note.modelData.suggestions.length > 0
                    spacing: Theme.gap2
                    Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("Did you mean"); wrapMode: Text.NoWrap }
                    Repeater {
                        model: note.modelData.suggestions
                        PushButton {
                            required property string modelData
                            objectName: "suggestion"
                            text: modelData
                            onClicked: reader.pick(note.index, modelData)
                        }
                    }
                }
            }
        }
        Column {
            visible: reader.rows.length > 0
            width: parent.width
            Rule { width: parent.width; color: Theme.edge }
            Repeater {
                model: reader.rows
                Item {
                    id: row
                    required property readRowShown modelData
                    width: parent.width
                    height: Math.max(Math.round(34 * Theme.scale), line.implicitHeight + Theme.gap2)
                    Icon { visible: !row.modelData.known; name: "warning"; color: Theme.bad; anchors.verticalCenter: parent.verticalCenter }
                    Heading {
                        id: line
                        x: row.modelData.known ? Theme.gap2 : Theme.icon + Theme.gap2
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Math.round(17 * Theme.scale)
                        text: row.modelData.words
                        Accessible.role: Accessible.StaticText
                    }
                    Rule { anchors.bottom: parent.bottom; width: parent.width }
                }
            }
        }
        Fold {
            objectName: "aids"
            visible: reader.textual && reader.text !== "" && !reader.hasList
            width: parent.width
            open: reader.faults.length > 0
            title: qsTr("If the text doesn’t say: nation and points")
            Words { width: parent.width; color: Theme.quiet; text: qsTr("Nation") }
            NationPicker {
                objectName: "importNation"
                width: parent.width
                height: Math.round(260 * Theme.scale)
                onPicked: reader.setNation(system, list)
            }
            Words { width: parent.width; color: Theme.quiet; text: qsTr("Points") }
            PointsField {
                width: parent.width
                points: reader.points
                onChosen: points => reader.points = points
            }
        }
    }
    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        x: root.twoSided ? source.x + source.width + Theme.gap4 : 0
        width: parent.width - x
        visible: reader.hasArmy || reader.hasList
        height: visible ? Theme.touch + 2 * Theme.gap3 : 0
        color: Theme.page
        Rule { width: parent.width }
        PushButton {
            objectName: "keepImport"
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap6
            anchors.verticalCenter: parent.verticalCenter
            primary: true
            text: reader.hasList ? qsTr("Save as my own list") : qsTr("Save army")
            onClicked: root.keep()
        }
    }
    Lazy {
        id: choosing
        objectName: "choosing"
        sheet: Component {
            FileSheet {
                title: qsTr("Open a file")
                saving: false
                endings: ["yaml", "yml", "json", "ros", "rosz", "zip", "txt", "md", "csv", "html"]
                onTaken: file => reader.openFile(file)
            }
        }
    }
}
