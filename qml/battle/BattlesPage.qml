pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The recorded battles.
AppPage {
    id: root

    property string menuId
    property string menuName

    // {field: id}: a new battle is to begin there; {learn: "lessons"}, {learn: "examples"}: what to learn by.
    title: qsTr("Battles")
    focus: true
    Component.onCompleted: { Session.focus = ""; later.restart(); }
    Timer { id: later; interval: 0; onTriggered: root.take() } // after the page has been shown

    function take(): void {
        if (root.args.field) root.make(root.args.field);
        else if (root.args.learn) root.learn(root.args.learn);
    }
    function learn(part: string): void {
        learning.open();
        learning.item.part = part === "examples" ? 1 : 0;
    }
    function make(field: string): void {
        making.open();
        making.item.begin(field);
    }
    function describe(id: string, name: string): void {
        describing.open();
        describing.item.show(id, name);
    }

    function show(id: string): void { if (id !== "") root.go("battle", {battleId: id}); }
    function archive(id: string, name: string): void {
        if (Endings.take() && saved.setArchived(id, !saved.archive))
            root.say(saved.archive ? qsTr("%1 restored.").arg(name) : qsTr("%1 archived.").arg(name), false);
    }
    function rename(id: string, name: string): void {
        renaming.open();
        renaming.item.armyId = id;
        renaming.item.name = name;
    }
    function here(): string { return saved.idAt(view.currentIndex); }
    function hereName(): string { return saved.nameAt(view.currentIndex); }
    function showMenu(id: string, name: string, at: Item): void {
        root.menuId = id;
        root.menuName = name;
        menu.parent = at;
        menu.popup(at, at.width - menu.implicitWidth, at.height);
    }

    commands: [
        Command { label: qsTr("New battle"); sequence: "Ctrl+N"; onActivated: root.make("") },
        Command { label: qsTr("Search"); sequence: "Ctrl+F"; onActivated: search.forceActiveFocus() },
        Command { label: qsTr("Open battle"); sequence: "Ctrl+O"; shown: qsTr("Return"); onActivated: root.show(root.here()) },
        Command { label: qsTr("History"); sequence: "Ctrl+H"; onActivated: root.go("history", {}) },
        Command { label: qsTr("Players, place, notes"); sequence: "Ctrl+I"; enabled: view.count > 0; onActivated: root.describe(root.here(), root.hereName()) },
        Command { label: qsTr("Rename"); sequence: "F2"; enabled: view.count > 0; onActivated: root.rename(root.here(), root.hereName()) },
        Command { label: qsTr("Archive or restore"); sequence: "Ctrl+E"; enabled: view.count > 0; onActivated: root.archive(root.here(), root.hereName()) }
    ]

    Battles { id: saved; objectName: "battles" }

    Item {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        height: filters.y + (filters.visible ? filters.implicitHeight + Theme.gap3 : 0)
        Heading {
            id: caption
            height: Math.max(implicitHeight, Theme.touch)
            verticalAlignment: Text.AlignVCenter
            text: saved.archive ? qsTr("Archive") : root.title
            font.pixelSize: Theme.title
        }
        Words {
            anchors.left: caption.right
            anchors.leftMargin: Theme.gap3
            anchors.baseline: caption.baseline
            visible: saved.total > 0 && !tools.below
            color: Theme.quiet
            text: saved.counted
        }
        Flow {
            id: tools
            readonly property int wish: { let sum = 0; for (let i = 0; i < visibleChildren.length; ++i) sum += visibleChildren[i].implicitWidth + (i > 0 ? spacing : 0); return Math.ceil(sum) + 1; }
            readonly property bool below: wish > parent.width - caption.width - Math.round(90 * Theme.scale)
            y: below ? caption.height + Theme.gap2 : 0
            x: below ? 0 : parent.width - width
            width: below ? parent.width : wish
            spacing: Theme.gap3
            PushButton {
                objectName: "archive"
                visible: saved.archived > 0 || saved.archive
                iconName: saved.archive ? "back" : "archive"
                text: saved.archive ? qsTr("Back to battles") : qsTr("Archive (%1)").arg(saved.archived)
                onClicked: saved.archive = !saved.archive
            }
            PushButton {
                objectName: "history"
                iconName: "list"
                text: qsTr("History")
                onClicked: root.go("history", {})
            }
            PushButton {
                objectName: "learn"
                iconName: "help"
                text: qsTr("Learn by playing")
                onClicked: root.learn("lessons")
            }
            PushButton {
                objectName: "newBattle"
                visible: saved.total > 0
                primary: true
                iconName: "plus"
                text: qsTr("New battle")
                onClicked: root.make("")
            }
        }
        BattleFilters {
            id: filters
            y: Math.max(caption.height, tools.y + tools.height) + Theme.gap4
            width: parent.width
            visible: saved.total > 1
            battles: saved
            SearchField {
                id: search
                objectName: "search"
                width: Math.max(Math.round(220 * Theme.scale), Math.min(Math.round(360 * Theme.scale), filters.width))
                what: qsTr("Search battles")
                placeholderText: qsTr("Search players, nations, places")
                onTextChanged: saved.search = text
                Keys.onDownPressed: view.forceActiveFocus(Qt.TabFocusReason)
                onAccepted: view.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    BattleColumns { id: grid; width: view.width }
    BattleHeads {
        id: heads
        x: view.x
        width: view.width
        anchors.top: head.bottom
        visible: grid.wide && view.count > 0
        columns: grid
    }
    ListView {
        id: view
        objectName: "battleList"
        focus: true
        anchors.top: heads.visible ? heads.bottom : head.bottom
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
        model: saved
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.show(root.here())
        Keys.onEnterPressed: root.show(root.here())
        Keys.onMenuPressed: root.showMenu(root.here(), root.hereName(), view.currentItem ?? view)
        Keys.onPressed: event => {
            if (!filters.visible || event.text.length !== 1 || event.text < "0" || event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return;
            search.forceActiveFocus();
            search.insert(search.length, event.text);
            event.accepted = true;
        }
        topMargin: edge.height
        Rule { id: edge; parent: view.contentItem; y: view.originY - height; width: view.width; color: Theme.edge }
        delegate: BattleEntry {
            objectName: "battle-" + index
            columns: grid
            onClicked: { view.currentIndex = index; root.show(battleId); }
            onMenuAsked: button => { view.currentIndex = index; root.showMenu(battleId, name, button); }
        }
        EmptyState {
            visible: view.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            readonly property bool none: saved.total === 0
            iconName: saved.archive ? "archive" : none ? "battles" : "search"
            title: none ? (saved.archive ? qsTr("The archive is empty") : qsTr("No battles yet")) : qsTr("No matches")
            text: !none ? qsTr("No battle matches these words, this player or this tag.")
                : saved.archive ? qsTr("Archived battles live here; nothing in them is lost.")
                : qsTr("Play with your miniatures and dice; every step is asked here, explained and recorded. All you need is two armies.")
            action: !none ? qsTr("Show all battles") : saved.archive ? "" : qsTr("New battle")
            onTaken: {
                if (none) { root.make(""); return; }
                search.clear();
                saved.showAll();
            }
        }
    }
    DropMenu {
        id: menu
        objectName: "battleActions"
        title: root.menuName
        DropItem { iconName: "edit"; text: qsTr("Open"); keys: qsTr("Return"); onTriggered: root.show(root.menuId) }
        DropItem { objectName: "menuAbout"; iconName: "edit"; text: qsTr("Players, place, notes"); keys: "Ctrl+I"; onTriggered: root.describe(root.menuId, root.menuName) }
        DropItem { objectName: "menuRename"; iconName: "edit"; text: qsTr("Rename"); keys: "F2"; onTriggered: root.rename(root.menuId, root.menuName) }
        DropItem { objectName: "menuArchive"; iconName: "archive"; text: saved.archive ? qsTr("Restore") : qsTr("Archive"); keys: "Ctrl+E"; onTriggered: root.archive(root.menuId, root.menuName) }
    }
    Lazy {
        id: making
        objectName: "making"
        sheet: Component { NewBattleSheet { battles: saved; onFieldWanted: root.go("fields", {make: true}); onMade: id => root.show(id) } }
    }
    Lazy {
        id: describing
        objectName: "describing"
        sheet: Component { EveningSheet { battles: saved } }
    }
    Lazy {
        id: learning
        objectName: "learning"
        sheet: Component { LearnSheet { battles: saved; onMade: id => root.show(id) } }
    }
    Lazy {
        id: renaming
        objectName: "renaming"
        sheet: Component {
            RenameSheet { title: qsTr("Rename battle"); what: qsTr("Battle name"); onRenamed: (id, name) => saved.rename(id, name) }
        }
    }
}
