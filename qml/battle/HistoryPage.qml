pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// All battles there were: what came of each, army against army, and what units have done.
AppPage {
    id: root

    property int part: 0
    property string form: "pdf"
    readonly property list<paperFormShown> forms: past.forms
    readonly property list<pastRowShown> rows: root.part === 0 ? past.battles : root.part === 1 ? past.armies : root.part === 2 ? past.honours : past.fared

    title: qsTr("History")
    focus: true
    onArgsChanged: take()
    Component.onCompleted: { Session.focus = ""; take(); }
    onPartChanged: {
        if (root.part === 2) past.readHonours();
        if (root.part === 3) past.readLuck();
    }
    Keys.onEscapePressed: root.leave()

    function take(): void { root.part = args.part ?? 0; }
    function leave(): void { root.go("battles", {back: true}); }
    function save(form: string): void { root.form = form; saving.open(); }
    function show(row: int): void {
        const id = row >= 0 && row < root.rows.length ? root.rows[row].id : "";
        if (id !== "") root.go("battle", {battleId: id});
    }

    commands: [
        Command { label: qsTr("Back to battles"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Open battle"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("Save as PDF"); sequence: "Ctrl+S"; enabled: past.count > 0; onActivated: root.save("pdf") }
    ]

    BattleHistory { id: past; objectName: "past" }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: root.title
        subtitle: past.count > 0 ? qsTr("%n battles", "", past.count) : ""
        backTo: qsTr("Back to battles (Escape)")
        onBack: root.leave()
    }
    Flow {
        id: tools
        visible: past.count > 0
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        Segments {
            objectName: "historyParts"
            what: qsTr("View")
            options: [qsTr("Battles"), qsTr("Armies"), qsTr("Honours"), qsTr("Statistics")]
            current: root.part
            onChosen: index => root.part = index
        }
        PushButton { objectName: "printHistory"; iconName: "print"; text: qsTr("Print"); onClicked: root.go("listpaper", {of: "battles"}) }
        Toggle {
            objectName: "withPlayers"
            text: qsTr("Save players’ names too")
            checked: Settings.players
            onToggled: Settings.players = checked
        }
        Repeater {
            model: root.forms
            PushButton {
                required property paperFormShown modelData
                objectName: "saveHistory-" + modelData.id
                text: modelData.label
                onClicked: root.save(modelData.id)
            }
        }
    }
    Words {
        id: reading
        objectName: "historyReading"
        visible: root.part === 2 && past.unread > 0
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap3
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        color: Theme.quiet
        text: qsTr("Loading %n more battles", "", past.unread)
    }
    Fared {
        id: fared
        objectName: "fared"
        visible: root.part === 3 && past.count > 0
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap3
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        tall: root.height >= Math.round(700 * Theme.scale)
        history: past
    }
    ListView {
        id: view
        objectName: "historyList"
        focus: true
        anchors.top: fared.visible ? fared.bottom : reading.visible ? reading.bottom : tools.bottom
        anchors.topMargin: Theme.gap3
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
        model: root.rows
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.show(view.currentIndex)
        Keys.onEnterPressed: root.show(view.currentIndex)
        topMargin: edge.height
        Rule { id: edge; parent: view.contentItem; y: view.originY - height; width: view.width; color: Theme.edge }
        delegate: HistoryRow {
            objectName: "past-" + index
            onClicked: { view.currentIndex = index; root.show(index); }
        }
        EmptyState {
            objectName: "historyEmpty"
            visible: view.count === 0 && (root.part !== 2 || past.unread === 0)
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            iconName: past.trouble !== "" ? "warning" : "battles"
            title: past.trouble !== "" ? qsTr("The history cannot be shown") : past.count === 0 ? qsTr("No battles yet") : qsTr("No finished battles")
            text: past.trouble !== "" ? past.trouble
                : past.count === 0 ? qsTr("Every recorded battle appears here with its armies and result, then army against army, and what each unit has done over the years.")
                : root.part === 1 ? qsTr("Results by army and opponent appear once a battle is won or drawn.")
                : root.part === 3 ? qsTr("Results are counted once a battle is over; add the players’ names to count by player.")
                : qsTr("Battle honours appear once a unit’s battle is over.")
            action: past.count === 0 ? qsTr("Back to battles") : ""
            onTaken: root.leave()
        }
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                property paperFormShown none
                readonly property paperFormShown chosen: Array.from(root.forms).find(form => form.id === root.form) ?? none
                title: chosen.label
                ending: chosen.id
                named: past.fileName(chosen.id)
                onTaken: (file, replace) => past.save(root.form, file, replace)
            }
        }
    }
}
