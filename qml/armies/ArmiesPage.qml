pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The library of saved armies.
AppPage {
    id: root

    property string first  // the army to compare with, once one is chosen
    property string menuId
    property string menuName

    title: qsTr("Armies")
    focus: true
    Keys.onEscapePressed: event => {
        if (root.first === "") event.accepted = false;
        else root.first = "";
    }
    // Decided once: the first army must not take the page away from under the button that made it.
    property bool fresh: false
    Component.onCompleted: {
        Session.focus = "";
        root.fresh = armies.total + armies.archived === 0 && Session.writable;
    }

    function build(id: string): void { if (id !== "") root.go("builder", {armyId: id}); }
    function duplicate(id: string): void {
        if (armies.duplicate(id) !== "") root.say(qsTr("Copied."), true);
    }
    function archive(id: string, name: string): void {
        if (Endings.take() && armies.setArchived(id, !armies.archive))
            root.say(armies.archive ? qsTr("%1 restored.").arg(name) : qsTr("%1 archived.").arg(name), true);
    }
    function remove(id: string, name: string): void {
        if (Endings.take() && armies.remove(id)) root.say(qsTr("%1 deleted.").arg(name), true);
    }
    function rename(id: string, name: string): void {
        renaming.open();
        renaming.item.armyId = id;
        renaming.item.name = name;
    }
    function compare(id: string): void {
        if (root.first === "" || root.first === id) {
            root.first = id;
            root.say(qsTr("Now choose the army to compare it with (Escape cancels)."), false);
        } else {
            const first = root.first;
            root.first = "";
            root.go("compare", {first: first, second: id});
        }
    }
    function here(): string { return armies.idAt(view.currentIndex); }
    function hereName(): string { return armies.nameAt(view.currentIndex); }
    function showMenu(id: string, name: string, at: Item): void {
        root.menuId = id;
        root.menuName = name;
        menu.parent = at;
        menu.popup(at, at.width - menu.implicitWidth, at.height);
    }

    commands: [
        Command { label: qsTr("New army"); sequence: "Ctrl+N"; onActivated: making.open() },
        Command { label: qsTr("Import"); sequence: "Ctrl+I"; onActivated: root.go("import", {}) },
        Command { label: qsTr("Print and share"); sequence: "Ctrl+P"; enabled: view.count > 0; onActivated: root.go("export", {armyId: root.here(), from: "armies"}) },
        Command { label: qsTr("Print the list of armies"); sequence: "Ctrl+Shift+P"; enabled: view.count > 0; onActivated: root.go("listpaper", {of: "armies"}) },
        Command { label: qsTr("Search"); sequence: "Ctrl+F"; onActivated: search.forceActiveFocus() },
        Command { label: qsTr("Open army"); sequence: "Ctrl+O"; shown: qsTr("Return"); onActivated: root.build(root.here()) },
        Command { label: qsTr("Rename"); sequence: "F2"; enabled: view.count > 0; onActivated: root.rename(root.here(), root.hereName()) },
        Command { label: qsTr("Duplicate"); sequence: "Ctrl+D"; enabled: view.count > 0; onActivated: root.duplicate(root.here()) },
        Command { label: qsTr("Archive or restore"); sequence: "Ctrl+E"; enabled: view.count > 0; onActivated: root.archive(root.here(), root.hereName()) },
        Command { label: qsTr("Compare with …"); sequence: "Ctrl+M"; enabled: view.count > 1; onActivated: root.compare(root.here()) },
        Command { label: qsTr("Delete"); sequence: "Ctrl+Del"; enabled: view.count > 0; onActivated: root.remove(root.here(), root.hereName()) },
        Command { label: qsTr("Army menu"); sequence: "Ctrl+Return"; enabled: view.count > 0; onActivated: root.showMenu(root.here(), root.hereName(), view.currentItem ?? view) }
    ]

    LibraryModel {
        id: armies
        search: search.text
        onLoaded: if (root.fresh && total + archived > 0) settled.restart()
    }
    // An army that came by itself, as by redo: where one was made here, the page has gone by then.
    Timer {
        id: settled
        interval: 0
        onTriggered: {
            root.fresh = false;
            view.forceActiveFocus();
        }
    }
    Made {
        anchors.fill: parent
        filling: true
        active: root.fresh
        focus: active
        what: Welcome {
            objectName: "welcome"
            library: armies
            onMade: id => root.build(id)
            onListWanted: root.go("nations", {})
            onLearningWanted: root.go("battles", {learn: "lessons"})
            onExampleWanted: root.go("battles", {learn: "examples"})
        }
    }
    Item {
        id: head
        visible: !root.fresh
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        height: tags.y + (tags.visible ? tags.implicitHeight + Theme.gap3 : 0)
        Heading {
            id: caption
            height: Math.max(implicitHeight, newArmy.height)
            verticalAlignment: Text.AlignVCenter
            text: armies.archive ? qsTr("Archive") : qsTr("Armies")
            font.pixelSize: Theme.title
        }
        Words {
            anchors.left: caption.right
            anchors.leftMargin: Theme.gap3
            anchors.baseline: caption.baseline
            color: Theme.quiet
            text: armies.count === armies.total || armies.archive ? String(armies.count) : qsTr("%1 of %2").arg(armies.count).arg(armies.total)
        }
        PushButton {
            anchors.right: newArmy.left
            anchors.rightMargin: Theme.gap3
            objectName: "import"
            iconName: "import"
            text: qsTr("Import")
            onClicked: root.go("import", {})
        }
        PushButton {
            id: newArmy
            anchors.right: parent.right
            objectName: "newArmy"
            primary: true
            iconName: "plus"
            text: qsTr("New army")
            onClicked: making.open()
        }
        Flow {
            id: tools
            y: Math.max(caption.height, newArmy.height) + Theme.gap4
            width: parent.width
            spacing: Theme.gap3
            SearchField {
                id: search
                objectName: "search"
                width: Math.max(Math.round(220 * Theme.scale), Math.min(Math.round(420 * Theme.scale), head.width - sort.width - archive.width - printing.width - 3 * Theme.gap3))
                what: qsTr("Search armies")
                placeholderText: qsTr("Names, nations, troops, notes")
                Keys.onDownPressed: view.forceActiveFocus(Qt.TabFocusReason)
                onAccepted: view.forceActiveFocus(Qt.TabFocusReason)
            }
            Picker {
                id: sort
                objectName: "sort"
                width: Math.round(190 * Theme.scale)
                what: qsTr("Sort by")
                model: [qsTr("Last changed"), qsTr("By name"), qsTr("By nation"), qsTr("By points")]
                currentIndex: armies.sort
                onActivated: index => armies.sort = index
            }
            PushButton {
                id: archive
                objectName: "archive"
                iconName: armies.archive ? "back" : "archive"
                text: armies.archive ? qsTr("Back to armies") : qsTr("Archive (%1)").arg(armies.archived)
                onClicked: armies.archive = !armies.archive
            }
            IconButton {
                id: printing
                objectName: "printList"
                enabled: armies.total > 0
                iconName: "print"
                text: qsTr("Print the list of armies (Ctrl+Shift+P)")
                onClicked: root.go("listpaper", {of: "armies"})
            }
        }
        Flow {
            id: tags
            y: tools.y + tools.implicitHeight + Theme.gap3
            width: parent.width
            spacing: Theme.gap2
            visible: armies.tags.length > 0
            Repeater {
                model: armies.tags
                Chip {
                    required property string modelData
                    objectName: "tag-" + modelData
                    text: "#" + modelData
                    checked: armies.tag === modelData
                    onFlipped: armies.tag = armies.tag === modelData ? "" : modelData
                }
            }
        }
    }
    RuledList {
        id: view
        objectName: "armies"
        visible: head.visible
        focus: head.visible
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        model: armies
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.build(root.here())
        Keys.onEnterPressed: root.build(root.here())
        Keys.onDeletePressed: root.remove(root.here(), root.hereName())
        Keys.onMenuPressed: root.showMenu(root.here(), root.hereName(), view.currentItem ?? view)
        Keys.onPressed: event => {
            if (event.text.length !== 1 || event.text < "0" || event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return;
            search.forceActiveFocus();
            search.insert(search.length, event.text);
            event.accepted = true;
        }
        delegate: ArmyRow {
            objectName: "army-" + index
            marked: root.first === armyId
            onClicked: {
                view.currentIndex = index;
                if (root.first !== "") root.compare(armyId);
                else root.build(armyId);
            }
            onMenuAsked: button => { view.currentIndex = index; root.showMenu(armyId, name, button); }
        }
        EmptyState {
            visible: view.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            readonly property bool shut: !Session.writable && armies.total + armies.archived === 0
            iconName: shut ? "warning" : "search"
            title: shut ? qsTr("The library is not open") : armies.archive ? qsTr("The archive is empty") : armies.total === 0 ? qsTr("No armies yet") : qsTr("No matches")
            text: shut ? qsTr("Nothing can be saved right now; the reason is at the top of the window.")
                : armies.archive ? qsTr("Archived armies live here; nothing in them is lost.")
                : armies.total === 0 ? qsTr("Pick a nation and a points limit; we can fill in the rest.") : qsTr("No army matches these words or this tag.")
            action: shut || armies.archive ? "" : armies.total === 0 ? qsTr("New army") : qsTr("Show all armies")
            onTaken: {
                if (armies.total === 0) { making.open(); return; }
                search.clear();
                armies.tag = "";
            }
        }
    }
    DropMenu {
        id: menu
        objectName: "armyActions"
        title: root.menuName
        DropItem { iconName: "edit"; text: qsTr("Open"); keys: qsTr("Return"); onTriggered: root.build(root.menuId) }
        DropItem { iconName: "edit"; text: qsTr("Rename"); keys: "F2"; onTriggered: root.rename(root.menuId, root.menuName) }
        DropItem { objectName: "menuDuplicate"; iconName: "copy"; text: qsTr("Duplicate"); keys: "Ctrl+D"; onTriggered: root.duplicate(root.menuId) }
        DropItem { objectName: "menuCompare"; iconName: "compare"; text: qsTr("Compare with …"); keys: "Ctrl+M"; onTriggered: root.compare(root.menuId) }
        DropItem { iconName: "print"; text: qsTr("Print and share"); keys: "Ctrl+P"; onTriggered: root.go("export", {armyId: root.menuId, from: "armies"}) }
        DropItem { iconName: "collection"; text: qsTr("Set aside stands"); onTriggered: root.go("collection", {army: root.menuId}) }
        DropItem { objectName: "menuArchive"; iconName: "archive"; text: armies.archive ? qsTr("Restore") : qsTr("Archive"); keys: "Ctrl+E"; onTriggered: root.archive(root.menuId, root.menuName) }
        DropItem { objectName: "menuDelete"; iconName: "trash"; text: qsTr("Delete"); keys: "Del"; onTriggered: root.remove(root.menuId, root.menuName) }
    }
    Lazy {
        id: making
        objectName: "making"
        sheet: Component { NewArmySheet { library: armies; onMade: id => root.build(id); onListWanted: root.go("nations", {}) } }
    }
    Lazy {
        id: renaming
        objectName: "renaming"
        sheet: Component { RenameSheet { onRenamed: (id, name) => armies.rename(id, name) } }
    }
}
