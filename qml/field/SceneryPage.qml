pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The scenery a player can really lay out: kinds, measures and how many of each.
AppPage {
    id: root

    readonly property list<namedShown> kinds: owned.kinds
    readonly property list<namedShown> systems: owned.systems
    property namedShown noSystem

    title: qsTr("My terrain")
    focus: true
    Keys.onEscapePressed: root.leave()
    onArgsChanged: owned.system = args.system ?? owned.system
    Component.onCompleted: owned.system = args.system ?? owned.system

    commands: [
        Command { label: qsTr("Back"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Load from file"); sequence: "Ctrl+O"; onActivated: reading.open() },
        Command { label: qsTr("Save to file"); sequence: "Ctrl+S"; enabled: owned.count > 0; onActivated: saving.open() }
    ]

    function leave(): void { root.go(root.args.fieldId ? "field" : "fields", root.args.fieldId ? {fieldId: root.args.fieldId, step: "terrain"} : {back: true}); }
    function add(): void {
        note.text = "";
        if (owned.add(root.kinds[kindPicker.currentIndex].id, across.text, number.value, own.text)) {
            across.clear();
            own.clear();
            number.value = 1;
        }
        across.forceActiveFocus();
    }

    Scenery { id: owned; objectName: "scenery"; onRefused: words => note.text = words }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: root.title
        subtitle: qsTr("If you ask for it, the program uses only these pieces. Measure each at its widest.")
        backTo: qsTr("Back (Escape)")
        onBack: root.leave()
        PushButton { objectName: "readScenery"; iconName: "import"; text: qsTr("Load"); onClicked: reading.open() }
        PushButton { objectName: "saveScenery"; enabled: owned.count > 0; iconName: "share"; text: qsTr("Save as"); onClicked: saving.open() }
    }
    Column {
        id: form
        x: Theme.gap6
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        width: rows.width
        spacing: Theme.gap3
        Flow {
            visible: root.systems.length > 1
            width: parent.width
            spacing: Theme.gap2
            Repeater {
                model: root.systems.length
                Chip {
                    required property int index
                    readonly property namedShown it: root.systems[index] ?? root.noSystem
                    objectName: "scenery-" + it.id
                    text: it.name
                    checked: owned.system === it.id
                    onFlipped: { owned.system = it.id; kindPicker.currentIndex = 0; }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap3
            Picker { id: kindPicker; objectName: "sceneryKind"; what: qsTr("Terrain type"); textRole: "name"; model: root.kinds }
            Field { id: across; objectName: "sceneryAcross"; width: Math.round(132 * Theme.scale); what: qsTr("Greatest width (cm)"); placeholderText: qsTr("Width (cm)"); inputMethodHints: Qt.ImhFormattedNumbersOnly; maximumLength: 6; onAccepted: root.add() }
            Stepper { id: number; objectName: "sceneryNumber"; what: qsTr("How many"); value: 1; from: 1; to: 100; onAsked: count => number.value = count }
            Field { id: own; objectName: "sceneryName"; width: Math.round(220 * Theme.scale); what: qsTr("Your own name"); placeholderText: qsTr("A name, if you like"); maximumLength: 60; onAccepted: root.add() }
            PushButton { objectName: "addScenery"; primary: true; enabled: across.text !== ""; iconName: "plus"; text: qsTr("Add"); onClicked: root.add() }
        }
        SideNote { id: note; objectName: "sceneryNote"; visible: text !== ""; width: parent.width; severe: true; iconName: "error"; text: "" }
    }
    SceneryList {
        id: rows
        objectName: "sceneryRows"
        x: Theme.gap6
        anchors.top: form.bottom
        anchors.topMargin: Theme.gap4
        anchors.bottom: parent.bottom
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(760 * Theme.scale))
        model: owned
        Accessible.name: root.title
        delegate: SceneryRow {
            width: rows.width
            onAsked: count => owned.setPieces(index, count)
        }
    }
    Lazy {
        id: reading
        objectName: "reading"
        sheet: Component {
            FileSheet {
                title: qsTr("Load your terrain")
                saving: false
                endings: ["yaml", "yml", "json"]
                onTaken: file => { if (owned.importFrom(file)) root.say(qsTr("%n pieces loaded.", "", owned.pieces), false); }
            }
        }
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                title: qsTr("Save your terrain")
                ending: "yaml"
                named: "pieces.yaml"
                onTaken: (file, replace) => owned.exportTo(file, replace)
            }
        }
    }
}
