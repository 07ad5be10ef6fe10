pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A list of the player's own: rows to add, change and remove, checked with every key.
AppPage {
    id: root

    property bool asFile: !mine.readable
    property int openRow: -1
    onOpenRowChanged: showing.restart()
    readonly property list<faultShown> faults: mine.faults

    title: mine.name === "" ? qsTr("Own list") : mine.name
    focus: true
    ownSteps: true
    canUndo: mine.canUndo
    canRedo: mine.canRedo
    onUndone: mine.undo()
    onRedone: mine.redo()
    onArgsChanged: load()
    Component.onCompleted: { Session.focus = ""; load(); }
    Keys.onEscapePressed: leave()

    function load(): void {
        mine.open(args.system ?? "", args.list ?? "");
        if (args.added >= 0) root.show(args.added);
    }
    function leave(): void {
        mine.save();
        if (mine.correct && mine.count > 0) root.go("nation", {system: mine.system, list: mine.list});
        else root.go("nations", {});
    }
    function show(row: int): void {
        root.openRow = row;
        rows.currentIndex = row;
        rows.positionViewAtIndex(row, ListView.Contain);
    }
    // A new row is opened and has the keyboard.
    function begin(row: int): void {
        if (row < 0) return;
        root.asFile = false;
        root.show(row);
        rows.forceActiveFocus();
        beginning.restart();
    }
    function showTies(): void {
        root.asFile = true;
        raw.forceActiveFocus();
        raw.cursorPosition = mine.placeOf("ties");
    }
    function drop(row: int, name: string): void {
        if (!Endings.take()) return;
        root.openRow = -1;
        mine.removeRow(row);
        root.say(qsTr("%1 removed.").arg(name), true);
    }

    commands: [
        Command { label: qsTr("Back to nation"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Add a row"); sequence: "Ctrl+N"; enabled: mine.readable; onActivated: root.begin(mine.addRow()) },
        Command { label: qsTr("Add an upgrade"); sequence: "Ctrl+U"; enabled: mine.readable; onActivated: root.begin(mine.addUpgrade()) },
        Command { label: qsTr("Add a limit"); sequence: "Ctrl+L"; enabled: mine.readable; onActivated: root.begin(mine.addLimit()) },
        Command { label: qsTr("Design troops"); sequence: "Ctrl+D"; onActivated: root.go("designer", {system: mine.system, list: mine.list}) },
        Command { label: qsTr("Open or close row"); shown: qsTr("Return") },
        Command { label: qsTr("Remove row"); sequence: "Ctrl+Del"; enabled: rows.currentIndex >= 0; onActivated: root.drop(rows.currentIndex, (rows.currentItem as OwnRow).name) },
        Command { label: qsTr("Rows or file"); sequence: "Ctrl+T"; enabled: mine.readable; onActivated: root.asFile = !root.asFile }
    ]

    OwnList { id: mine; objectName: "ownList" }
    Timer { id: beginning; interval: 0; onTriggered: if (rows.currentItem) (rows.currentItem as OwnRow).begin() }
    // The form of a row is made after the row was opened; then as much of it is shown as there is room for.
    Timer { id: showing; interval: 0; onTriggered: if (root.openRow >= 0) rows.positionViewAtIndex(root.openRow, ListView.Contain) }

    Column {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        PageHead {
            width: parent.width
            title: root.title
            subtitle: mine.file
            backTo: qsTr("Back to nation (Escape)")
            onBack: root.leave()
            PushButton { objectName: "addRow"; visible: mine.readable; iconName: "plus"; text: qsTr("Add a row"); onClicked: root.begin(mine.addRow()) }
            PushButton { objectName: "design"; visible: mine.readable; iconName: "edit"; text: qsTr("Design troops"); onClicked: root.go("designer", {system: mine.system, list: mine.list}) }
            PushButton { objectName: "listMenu"; iconName: "more"; text: qsTr("More"); onClicked: more.popup(this, 0, height) }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap3
            visible: mine.readable
            Field {
                objectName: "listName"
                width: Math.min(parent.width, Math.round(300 * Theme.scale))
                what: qsTr("Name of the list")
                maximumLength: 80
                stored: mine.name
                onSaved: text => mine.name = text
            }
            Field {
                objectName: "listAbout"
                width: Math.max(Math.round(240 * Theme.scale), Math.min(parent.width, parent.width - Math.round(300 * Theme.scale) - state.implicitWidth - 2 * parent.spacing))
                what: qsTr("About the list")
                placeholderText: qsTr("Who they are and how they fight")
                stored: mine.about
                onSaved: text => mine.about = text
            }
            Item {
                width: state.implicitWidth
                height: Theme.touch
                Badge {
                    id: state
                    objectName: "state"
                    anchors.verticalCenter: parent.verticalCenter
                    text: mine.count === 0 ? qsTr("Empty, saved as a draft") : mine.correct ? qsTr("No errors, saved") : qsTr("%n errors, saved as a draft", "", root.faults.length)
                    iconName: mine.count === 0 ? "edit" : mine.correct ? "legal" : "error"
                    ink: mine.count === 0 ? Theme.quiet : mine.correct ? Theme.good : Theme.bad
                    wash: mine.count === 0 ? "transparent" : mine.correct ? Theme.goodWash : Theme.badWash
                }
            }
        }
        // Faults that belong to no row.
        Repeater {
            model: mine.count === 0 && !root.asFile ? [] : Array.from(root.faults).filter(fault => fault.row < 0 || root.asFile)
            SideNote {
                required property faultShown modelData
                width: parent.width
                severe: true
                iconName: "error"
                text: modelData.line > 0 ? qsTr("Line %1: %2").arg(modelData.line).arg(modelData.words) : modelData.words
            }
        }
    }

    OwnRows {
        id: rows
        objectName: "rows"
        visible: mine.readable && !root.asFile
        focus: true
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap2
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        model: mine
        activeFocusOnTab: true
        keyNavigationEnabled: true
        cacheBuffer: 2000
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Follow { view: rows }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rows of %1").arg(mine.name)
        Keys.onReturnPressed: root.openRow = root.openRow === currentIndex ? -1 : currentIndex
        delegate: OwnRow {
            objectName: "ownRow-" + index
            width: rows.width
            own: mine
            expanded: root.openRow === index
            onFlipped: { rows.currentIndex = index; root.openRow = expanded ? -1 : index; }
            onDropped: root.drop(index, name)
            onSpecialsAsked: { special.open(); special.item.row = index; special.item.name = name; }
        }
        ties: mine.ties > 0 ? qsTr("%n rules tie upgrades together. Edit them in the file.", "", mine.ties)
            : qsTr("Upgrades that depend on each other (one before another, or several at one price) are written in the file, under “ties”.")
        onUpgradeAsked: root.begin(mine.addUpgrade())
        onLimitAsked: root.begin(mine.addLimit())
        onTiesAsked: root.showTies()
        EmptyState {
            visible: rows.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            iconName: "list"
            title: qsTr("No rows yet")
            text: qsTr("Design troops from the standard types, or add a row and enter its stats yourself.")
            action: qsTr("Design troops")
            onTaken: root.go("designer", {system: mine.system, list: mine.list})
        }
    }

    Flickable {
        id: fileView
        visible: root.asFile
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap4
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        contentHeight: raw.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        T.TextArea.flickable: NoteField {
            id: raw
            objectName: "fileText"
            what: qsTr("List file")
            stored: mine.text
            font.family: "DejaVu Sans Mono"
            wrapMode: TextEdit.NoWrap
            onTextChanged: if (activeFocus) mine.setText(text)
        }
    }
    DropMenu {
        id: more
        objectName: "listActions"
        title: qsTr("More")
        DropItem { objectName: "moreUpgrade"; iconName: "plus"; text: qsTr("Add an upgrade"); keys: "Ctrl+U"; enabled: mine.readable; onTriggered: root.begin(mine.addUpgrade()) }
        DropItem { objectName: "moreLimit"; iconName: "plus"; text: qsTr("Add a limit"); keys: "Ctrl+L"; enabled: mine.readable; onTriggered: root.begin(mine.addLimit()) }
        DropItem { iconName: "list"; text: root.asFile ? qsTr("Show rows") : qsTr("Show file"); keys: "Ctrl+T"; enabled: mine.readable; onTriggered: root.asFile = !root.asFile }
        DropItem { iconName: "nations"; text: qsTr("Open the list"); enabled: mine.correct; onTriggered: root.leave() }
        DropItem { iconName: "trash"; text: qsTr("Delete list"); onTriggered: if (Endings.take() && mine.removeList()) root.say(qsTr("%1 deleted.").arg(mine.name), true) }
    }
    Lazy {
        id: special
        objectName: "specials"
        sheet: Component { SpecialsSheet { own: mine } }
    }
}
