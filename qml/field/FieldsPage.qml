pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The saved battlefields.
AppPage {
    id: root

    property string menuId
    property string menuName

    // {make: true}: a new one is wanted.
    title: qsTr("Battlefields")
    focus: true
    Component.onCompleted: { Session.focus = ""; later.restart(); }
    Timer { id: later; interval: 0; onTriggered: root.take() } // after the page has been shown

    function take(): void { if (root.args.make) making.open(); }

    function show(id: string): void { if (id !== "") root.go("field", {fieldId: id}); }
    function duplicate(id: string): void {
        if (saved.duplicate(id) !== "") root.say(qsTr("Copied."), true);
    }
    function archive(id: string, name: string): void {
        if (Endings.take() && saved.setArchived(id, !saved.archive))
            root.say(saved.archive ? qsTr("%1 restored.").arg(name) : qsTr("%1 archived.").arg(name), true);
    }
    function remove(id: string, name: string): void {
        if (Endings.take() && saved.remove(id)) root.say(qsTr("%1 deleted.").arg(name), true);
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
        Command { label: qsTr("New battlefield"); sequence: "Ctrl+N"; onActivated: making.open() },
        Command { label: qsTr("Open battlefield"); sequence: "Ctrl+O"; shown: qsTr("Return"); onActivated: root.show(root.here()) },
        Command { label: qsTr("Rename"); sequence: "F2"; enabled: view.count > 0; onActivated: root.rename(root.here(), root.hereName()) },
        Command { label: qsTr("Duplicate"); sequence: "Ctrl+D"; enabled: view.count > 0; onActivated: root.duplicate(root.here()) },
        Command { label: qsTr("Archive or restore"); sequence: "Ctrl+E"; enabled: view.count > 0; onActivated: root.archive(root.here(), root.hereName()) },
        Command { label: qsTr("My terrain"); sequence: "Ctrl+T"; onActivated: root.go("scenery", {}) },
        Command { label: qsTr("Delete"); sequence: "Ctrl+Del"; enabled: view.count > 0; onActivated: root.remove(root.here(), root.hereName()) }
    ]

    Battlefields { id: saved; objectName: "battlefields" }

    Item {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        height: Math.max(caption.height, tools.height) + Theme.gap4
        Heading {
            id: caption
            height: Math.max(implicitHeight, Theme.touch)
            verticalAlignment: Text.AlignVCenter
            text: saved.archive ? qsTr("Archive") : root.title
            font.pixelSize: Theme.title
        }
        Row {
            id: tools
            anchors.right: parent.right
            spacing: Theme.gap3
            PushButton {
                objectName: "scenery"
                text: qsTr("My terrain")
                onClicked: root.go("scenery", {})
            }
            PushButton {
                objectName: "archive"
                visible: saved.archived > 0 || saved.archive
                iconName: saved.archive ? "back" : "archive"
                text: saved.archive ? qsTr("Back to battlefields") : qsTr("Archive (%1)").arg(saved.archived)
                onClicked: saved.archive = !saved.archive
            }
            PushButton {
                objectName: "newField"
                visible: view.count > 0
                primary: true
                iconName: "plus"
                text: qsTr("New battlefield")
                onClicked: making.open()
            }
        }
    }
    RuledList {
        id: view
        objectName: "fields"
        focus: true
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        model: saved
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.show(root.here())
        Keys.onEnterPressed: root.show(root.here())
        Keys.onDeletePressed: root.remove(root.here(), root.hereName())
        Keys.onMenuPressed: root.showMenu(root.here(), root.hereName(), view.currentItem ?? view)
        delegate: FieldEntry {
            objectName: "field-" + index
            onClicked: { view.currentIndex = index; root.show(fieldId); }
            onMenuAsked: button => { view.currentIndex = index; root.showMenu(fieldId, name, button); }
        }
        EmptyState {
            visible: view.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            iconName: saved.archive ? "archive" : "fields"
            title: saved.archive ? qsTr("The archive is empty") : qsTr("No battlefield yet")
            text: saved.archive ? qsTr("Archived battlefields live here; nothing in them is lost.")
                : qsTr("Set up the terrain by dice or agreement, deploy two armies, and print the map. It takes a few minutes.")
            action: saved.archive ? "" : qsTr("New battlefield")
            onTaken: making.open()
        }
    }
    DropMenu {
        id: menu
        objectName: "fieldActions"
        title: root.menuName
        DropItem { iconName: "edit"; text: qsTr("Open"); keys: qsTr("Return"); onTriggered: root.show(root.menuId) }
        DropItem { objectName: "menuRename"; iconName: "edit"; text: qsTr("Rename"); keys: "F2"; onTriggered: root.rename(root.menuId, root.menuName) }
        DropItem { objectName: "menuDuplicate"; iconName: "copy"; text: qsTr("Duplicate"); keys: "Ctrl+D"; onTriggered: root.duplicate(root.menuId) }
        DropItem { objectName: "menuArchive"; iconName: "archive"; text: saved.archive ? qsTr("Restore") : qsTr("Archive"); keys: "Ctrl+E"; onTriggered: root.archive(root.menuId, root.menuName) }
        DropItem { objectName: "menuDelete"; iconName: "trash"; text: qsTr("Delete"); keys: "Del"; onTriggered: root.remove(root.menuId, root.menuName) }
    }
    Lazy {
        id: making
        objectName: "making"
        sheet: Component { NewFieldSheet { fields: saved; onMade: id => root.show(id) } }
    }
    Lazy {
        id: renaming
        objectName: "renaming"
        sheet: Component {
            RenameSheet { title: qsTr("Rename battlefield"); what: qsTr("Battlefield name"); onRenamed: (id, name) => saved.rename(id, name) }
        }
    }
}
