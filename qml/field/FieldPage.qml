pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One battlefield, from the bare table to the printed map: the map, and beside it the step at hand.
AppPage {
    id: root

    property string at: "terrain"
    property string was: "" // the step that was due before
    property bool wasLaid: false
    readonly property bool beside: width >= Math.round(880 * Theme.scale) && width > height
    readonly property list<string> order: battlefield.course.steps
    // Beside the map; while a side has the tablet its notes are in the place of deploying.
    readonly property string part: !battlefield.known ? "" : root.at === "deploy" && battlefield.handed.to >= 0 ? "notes" : root.at

    // Notices stand over the map's foot, where nothing is pressed, and over no button of the step at hand.
    footRoom: root.beside || !battlefield.known ? 0 : height - panel.y
    sideRoom: root.beside && battlefield.known ? width - panel.x : 0
    title: battlefield.name
    ownSteps: battlefield.handed.to >= 0
    canUndo: battlefield.handed.canUndo
    canRedo: battlefield.handed.canRedo
    onUndone: battlefield.handed.undo()
    onRedone: battlefield.handed.redo()
    onPartChanged: {
        view.refusal = ""; // what a side was told while it had the tablet is not for the other
        panel.setSource(root.fileOf(root.part), {desk: battlefield, map: view.map});
    }
    focus: true
    onArgsChanged: load()
    Component.onCompleted: load()
    Keys.onEscapePressed: root.go("fields", {back: true})
    // Dice thrown at the table are typed as they fell.
    Keys.onPressed: event => {
        if (event.key < Qt.Key_1 || event.key > Qt.Key_9 || event.modifiers !== Qt.NoModifier || !panel.item || !panel.item.typed) return;
        panel.item.typed(event.key - Qt.Key_0);
        event.accepted = true;
    }

    function load(): void {
        battlefield.fieldId = args.fieldId ?? "";
        Session.focus = battlefield.known ? "field/" + battlefield.fieldId : "";
        root.was = battlefield.course.step;
        root.wasLaid = battlefield.laying.laid;
        root.at = args.step ?? battlefield.course.step;
    }
    function fileOf(part: string): string {
        switch (part) {
        case "sides": return "SidesPart.qml";
        case "terrain": return "TerrainPart.qml";
        case "rearrange": return "RearrangePart.qml";
        case "armies": return "ArmiesPart.qml";
        case "deploy": return "DeployPart.qml";
        case "notes": return "NotesPart.qml";
        case "print": return "PlanPart.qml";
        default: return "";
        }
    }
    function numberOf(step: string): int { return Array.from(root.order).indexOf(step); }
    function next(): void { root.at = root.order[Math.min(root.order.length - 1, root.numberOf(root.at) + 1)]; }
    // An answer leads on by itself, and taking one back leads back; a step that was left unfinished does not.
    function follow(): void {
        const due = root.numberOf(battlefield.course.step), here = root.numberOf(root.at), before = root.numberOf(root.was);
        const bared = root.wasLaid && !battlefield.laying.laid;
        root.was = battlefield.course.step;
        root.wasLaid = battlefield.laying.laid;
        if (root.at === "rearrange" && bared) root.at = "terrain";
        else if (due < before && due < here && root.at !== "rearrange" && root.at !== "print" || root.at === "sides" && battlefield.course.step !== "sides") root.at = battlefield.course.step;
        else if (root.at === "terrain" && battlefield.laying.laid) root.at = "rearrange";
    }

    commands: [
        Command { label: qsTr("Back"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Next item on the map"); sequence: ""; shown: qsTr("Tab") },
        Command { label: qsTr("Move by 1 cm; with Shift by 1 mm"); sequence: ""; shown: qsTr("Arrows") },
        Command { label: qsTr("Turn; with Shift the other way"); sequence: ""; shown: "R" },
        Command { label: qsTr("Enter a die"); sequence: ""; shown: qsTr("1 to 6") },
        Command { label: qsTr("Zoom in"); sequences: ["Ctrl++", "Ctrl+="]; shown: "Ctrl++"; onActivated: view.zoom(1.25) },
        Command { label: qsTr("Zoom out"); sequence: "Ctrl+-"; onActivated: view.zoom(0.8) },
        Command { label: qsTr("Whole table"); sequence: "Ctrl+0"; onActivated: view.map.fit() },
        Command { label: qsTr("View from the other side"); sequence: "Ctrl+T"; onActivated: view.turn() },
        Command { label: qsTr("Grid"); sequence: "Ctrl+G"; onActivated: view.map.grid = !view.map.grid },
        Command { label: qsTr("Measuring tape"); sequence: "Ctrl+M"; onActivated: view.map.tape = !view.map.tape },
        Command { label: qsTr("Distances, zones and visibility"); sequence: "Ctrl+B"; onActivated: view.map.helps = !view.map.helps },
        Command { label: qsTr("Print"); sequence: "Ctrl+P"; onActivated: root.at = "print" }
    ]

    Battlefield {
        id: battlefield
        objectName: "desk"
        onStepChanged: root.follow()
        onRefused: words => view.refuse(words)
    }

    Item {
        id: head
        x: Theme.gap4
        y: Theme.gap3
        width: parent.width - 2 * Theme.gap4
        height: bar.y + bar.height
        readonly property bool oneRow: titles.width + bar.implicitWidth + Theme.gap4 <= width
        Row {
            id: titles
            IconButton { objectName: "back"; iconName: "back"; text: qsTr("Back (Escape)"); onClicked: root.go("fields", {back: true}) }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Heading {
                    objectName: "pageTitle"
                    width: Math.min(implicitWidth, head.width - Theme.touch)
                    text: battlefield.known ? battlefield.name : qsTr("Battlefield")
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                Words { visible: battlefield.known; width: Math.min(implicitWidth, head.width - Theme.touch); color: Theme.quiet; font.pixelSize: Theme.tiny; wrapMode: Text.NoWrap; elide: Text.ElideRight; text: qsTr("%1 · %2").arg(battlefield.tableWords).arg(battlefield.course.methodWords) }
            }
        }
        StepBar {
            id: bar
            visible: battlefield.known
            brief: whole > head.width || head.width < Math.round(640 * Theme.scale)
            x: head.oneRow ? head.width - width : 0
            y: head.oneRow ? Math.round((titles.height - height) / 2) : titles.height + Theme.gap1
            steps: root.order
            at: root.at
            due: battlefield.course.step
            onChosen: id => root.at = id
        }
    }
    EmptyState {
        visible: !battlefield.known
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "warning"
        title: qsTr("This battlefield cannot be shown")
        text: qsTr("It is no longer in the library; undo brings it back.")
        action: qsTr("Back to battlefields")
        onTaken: root.go("fields", {})
    }
    FieldView {
        id: view
        visible: battlefield.known
        desk: battlefield
        setting: root.at === "deploy"
        fixed: root.at === "deploy" || root.at === "armies" || root.at === "print"
        x: Theme.gap4
        y: head.y + head.height + Theme.gap2
        width: root.beside ? panel.x - x - Theme.gap3 : parent.width - 2 * Theme.gap4
        height: root.beside ? parent.height - y - Theme.gap4 : Math.round((parent.height - y) * 0.52)
    }
    Rectangle {
        visible: battlefield.known
        x: panel.x
        y: panel.y
        width: panel.width
        height: panel.height
        color: Theme.raised
        border.width: 1
        border.color: Theme.hairline
        radius: Theme.corner
    }
    Loader {
        id: panel
        objectName: "panel"
        x: root.beside ? parent.width - width - Theme.gap4 : Theme.gap4
        y: root.beside ? view.y : view.y + view.height + Theme.gap3
        width: root.beside ? Math.round(344 * Theme.scale) : parent.width - 2 * Theme.gap4
        height: parent.height - y - Theme.gap4
    }
    Connections {
        target: panel.item as PanelPart
        function onWent(): void { root.next(); }
        function onSaid(words: string): void { root.say(words, false); }
        function onBattleAsked(): void { root.go("battles", {field: battlefield.fieldId}); }
        function onMakeAsked(): void { root.go("armies", {}); }
        function onSceneryAsked(): void { root.go("scenery", {system: battlefield.system, fieldId: battlefield.fieldId}); }
    }
}
