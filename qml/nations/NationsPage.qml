pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Every nation by era like a table of contents, and one search across all their lists.
AppPage {
    id: root

    title: qsTr("Nations")
    focus: true
    Component.onCompleted: {
        Session.focus = "";
        if (args.search) search.text = args.search;
    }

    function show(system: string, list: string, row: string, option: bool): void {
        root.go("nation", {system: system, list: list, row: row, option: option, search: search.text});
    }

    function toHits(): void {
        if (hits.count === 0) return;
        hits.currentIndex = 0;
        hits.forceActiveFocus(Qt.TabFocusReason);
    }

    commands: [
        Command { label: qsTr("Search all lists"); sequence: "Ctrl+F"; onActivated: search.forceActiveFocus() },
        Command { label: qsTr("Only nations I can field"); sequence: "Ctrl+T"; onActivated: shelf.mine = !shelf.mine },
        Command { label: qsTr("Own list"); sequence: "Ctrl+N"; onActivated: making.open() },
        Command { label: qsTr("Design troops"); sequence: "Ctrl+D"; onActivated: root.go("designer", {system: Settings.system}) }
    ]

    NationShelf { id: shelf; system: Settings.system }
    TroopSearch { id: troops; query: search.text; first: Settings.system }
    OwnList { id: own }

    Column {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap4
        PageHead {
            width: parent.width
            title: root.title
            PushButton { objectName: "newList"; iconName: "plus"; text: qsTr("Own list"); onClicked: making.open() }
            PushButton { objectName: "designer"; iconName: "edit"; text: qsTr("Design troops"); onClicked: root.go("designer", {system: Settings.system}) }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap4
            SearchField {
                id: search
                objectName: "search"
                focus: true
                width: Math.min(parent.width, Math.round(520 * Theme.scale))
                what: qsTr("Search all lists")
                placeholderText: qsTr("Troop, type, special rule, character, or points<=60")
                Keys.onDownPressed: root.toHits()
                onAccepted: root.toHits()
            }
            SystemPicker {
                objectName: "system"
                visible: search.text === "" && all.length > 1
                width: Math.round(240 * Theme.scale)
                onChosen: system => Settings.system = system
            }
            Toggle {
                id: mine
                objectName: "mine"
                visible: search.text === ""
                text: qsTr("Only nations I can field")
                checked: shelf.mine
                onToggled: shelf.mine = checked
            }
            Segments {
                objectName: "mineSize"
                visible: mine.visible && shelf.mine && sizes.length > 0
                readonly property list<int> sizes: Array.from(Settings.sizesOf(Settings.system))
                what: qsTr("Points")
                options: Array.from(sizes).map(points => Theme.points(points))
                current: Array.from(sizes).indexOf(shelf.fielding.points)
                onChosen: index => shelf.fielding.points = sizes[index]
            }
        }
    }

    Scroll {
        id: contents
        objectName: "contents"
        visible: search.text === ""
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        most: 1400
        Repeater {
            model: shelf.refused
            SideNote {
                id: note
                required property refusedShown modelData
                width: parent.width
                severe: true
                iconName: "error"
                text: qsTr("%1: %2").arg(modelData.file).arg(modelData.words)
                PushButton {
                    text: qsTr("Fix the list")
                    iconName: "mend"
                    onClicked: root.go("ownlist", {system: note.modelData.system, list: note.modelData.list})
                }
            }
        }
        Words {
            visible: shelf.mine && (shelf.fielding.busy || shelf.fielding.known)
            width: parent.width
            color: Theme.quiet
            text: shelf.fielding.busy ? qsTr("Working it out …")
                : shelf.fielding.possible > 0 ? qsTr("Your stands can field %n nations at these points.", "", shelf.fielding.possible)
                : qsTr("Your stands cannot field any nation at these points yet. The collection shows which is closest.")
        }
        EmptyState {
            objectName: "noLists"
            visible: shelf.count === 0 && shelf.refused.length === 0 && !shelf.mine && !shelf.ownOnly
            width: parent.width
            topPadding: Theme.gap8
            iconName: "list"
            title: qsTr("These rules come without army lists")
            text: qsTr("Create your own list and design its troops; the rules say what troops there can be.")
            action: qsTr("Create a list")
            onTaken: making.open()
        }
        Grid {
            id: eras
            objectName: "eras"
            width: parent.width
            columns: width >= Math.round(1000 * Theme.scale) ? 4 : width >= Math.round(560 * Theme.scale) ? 2 : 1
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap6
            Repeater {
                model: shelf.groups
                Column {
                    id: era
                    required property eraShown modelData
                    width: Math.floor((eras.width - (eras.columns - 1) * eras.columnSpacing) / eras.columns)
                    Heading {
                        width: parent.width
                        bottomPadding: Theme.gap2
                        text: era.modelData.title
                        font.italic: true
                        font.pixelSize: Math.round(20 * Theme.scale)
                        color: Theme.accent
                    }
                    Rule { width: parent.width; color: Theme.edge }
                    Repeater {
                        model: era.modelData.nations
                        NationLine {
                            required property nationShown modelData
                            objectName: "nation-" + modelData.list
                            width: era.width
                            name: modelData.name
                            note: modelData.note
                            onClicked: root.show(modelData.system, modelData.list, "", false)
                        }
                    }
                }
            }
        }
    }

    HitList {
        id: hits
        objectName: "hits"
        visible: search.text !== ""
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap3
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        model: troops
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Troops found")
        Keys.onReturnPressed: if (currentItem) (currentItem as HitRow).clicked()
        summary: troops.count > 0 ? qsTr("%n rows", "", troops.count) + " · " + qsTr("%n nations", "", troops.nations) : ""
        delegate: HitRow {
            objectName: "hit-" + index
            width: hits.width
            onClicked: root.show(system, list, row, option)
        }
        EmptyState {
            visible: hits.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            iconName: "search"
            title: qsTr("No matches in any list")
            text: qsTr("Every word must match. A plain number is the points value; compare columns like this: points<=60, attack>=4.")
            action: qsTr("Clear search")
            onTaken: { search.clear(); search.forceActiveFocus(); }
        }
    }
    Lazy {
        id: making
        objectName: "makingList"
        sheet: Component {
            NameSheet {
                title: qsTr("Own list")
                what: qsTr("Name of the list")
                words: qsTr("It starts empty: add rows, or design troops. To start from a printed list, open the nation and choose “Copy to my own list”.")
                action: qsTr("Create list")
                systems: true
                onNamed: (system, name) => {
                    const id = own.create(system, name);
                    if (id !== "") root.go("ownlist", {system: system, list: id});
                }
            }
        }
    }
}
