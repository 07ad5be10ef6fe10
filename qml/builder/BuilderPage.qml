pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The army on the table: what the nation has at the left, what the army is at the right.
AppPage {
    id: root

    readonly property bool wide: width >= Math.round(980 * Theme.scale)

    readonly property string called: desk.name !== "" ? desk.name : desk.nation
    // The edition, or the rules where they have but one.
    readonly property string playedBy: desk.editions.length > 1 ? desk.editionNames[Array.from(desk.editions).indexOf(desk.edition)] ?? desk.edition : desk.systemName

    title: called
    focus: true
    Keys.onEscapePressed: root.leave()
    onArgsChanged: desk.armyId = args.armyId ?? ""
    Component.onCompleted: if (desk.armyId === "") desk.armyId = args.armyId ?? ""

    // Where the list of entries is, so that the way back from the printer ends where it began.
    function place(): var {
        const top = rows.indexAt(1, rows.contentY + 1);
        return {armyId: desk.armyId, row: rows.currentIndex, top: top, over: top < 0 ? 0 : rows.contentY - rows.itemAtIndex(top).y,
            search: search.text, taken: desk.entries.takenOnly, panel: scroll.contentY};
    }
    function comeBack(place: var): void {
        if (place.armyId !== desk.armyId) return;
        search.text = place.search;
        desk.entries.takenOnly = place.taken;
        rows.currentIndex = place.row;
        rows.forceLayout();
        if (place.top >= 0) {
            rows.positionViewAtIndex(place.top, ListView.Beginning);
            // It goes no further than it thinks there are rows, and only guesses how high those below are.
            rows.contentY = rows.itemAtIndex(place.top).y + place.over;
        }
        scroll.contentY = place.panel;
    }
    // From the partner's side back to the army's own, from there to the armies.
    function leave(): void {
        if (desk.ally) desk.ally = false;
        else root.go("armies", {});
    }
    function turn(): void {
        sheet.close();
        about.close();
        desk.ally = !desk.ally;
        rows.forceActiveFocus(Qt.OtherFocusReason);
    }
    function showBlocks(): void {
        sheet.close();
        about.close();
        dividing.open();
    }

    function toPaper(): void { root.go("export", {armyId: desk.armyId}); }
    function here(): string { return desk.entries.entryAt(rows.currentIndex); }
    function step(by: int): void {
        const row = rows.currentItem as EntryRow;
        if (row) desk.setCount(row.entry, Math.max(0, row.taken + by));
    }
    function showDetails(entry: string, name: string): void {
        desk.showUnits(entry);
        details.open();
        details.item.entry = entry;
        details.item.name = name;
    }
    function propose(aim: string): void {
        proposing.open();
        proposing.item.aim = aim;
        proposing.item.keep = aim !== "random";
        proposing.item.ask();
    }
    function mendFirst(): void {
        const words = desk.mendWords(0);
        if (words === "") return;
        desk.mend(0);
        root.say(words, true);
    }

    commands: [
        Command { label: qsTr("Back to armies"); shown: qsTr("Escape") },
        Command { label: qsTr("Add one"); shown: qsTr("+ or →") },
        Command { label: qsTr("Remove one"); shown: qsTr("- or ←") },
        Command { label: qsTr("Names, notes and rules"); sequence: "Ctrl+Return"; shown: qsTr("Return"); onActivated: if (rows.currentItem) root.showDetails(root.here(), (rows.currentItem as EntryRow).name) },
        Command { label: qsTr("Lock for Fill and Best"); sequence: "Ctrl+L"; onActivated: desk.toggleLock(root.here()) },
        Command { label: qsTr("Find an entry (or start typing)"); sequence: "Ctrl+F"; onActivated: search.forceActiveFocus() },
        Command { label: qsTr("Only what I’ve taken"); sequence: "Ctrl+T"; onActivated: desk.entries.takenOnly = !desk.entries.takenOnly },
        Command { label: qsTr("Fill the army"); sequence: "Ctrl+G"; onActivated: root.propose("") },
        Command { label: qsTr("Best army"); sequence: "Ctrl+B"; onActivated: root.propose(desk.aims.length > 0 ? desk.aims[0].id : "") },
        Command { label: qsTr("Random army"); sequence: "Ctrl+Shift+G"; onActivated: root.propose("random") },
        Command { label: qsTr("Fix all"); sequence: "Ctrl+Shift+M"; enabled: desk.mendable; onActivated: root.propose("mend") },
        Command { label: qsTr("Fix the first problem"); sequence: "Ctrl+M"; onActivated: root.mendFirst() },
        Command { label: qsTr("Divide the army"); sequence: "Ctrl+K"; enabled: desk.blocks.length > 0; onActivated: root.showBlocks() },
        Command { label: qsTr("Doubles partner’s army and back"); sequence: "Ctrl+D"; enabled: desk.partner !== ""; onActivated: root.turn() },
        Command { label: qsTr("Print and share"); sequence: "Ctrl+P"; enabled: desk.known; onActivated: root.toPaper() },
        Command { label: qsTr("Name, nation, size"); sequence: "F2"; onActivated: about.open() }
    ]

    Builder {
        id: desk
        objectName: "builder"
        onGone: root.go("armies", {})
    }

    Item {
        id: head
        width: parent.width
        height: root.wide ? Math.round(92 * Theme.scale) : titles.implicitHeight + (desk.bounded ? points.implicitHeight + Theme.gap4 : 0) + Theme.gap6
        IconButton {
            id: back
            objectName: "back"
            x: Theme.gap2
            y: Theme.gap3
            iconName: "back"
            text: desk.ally ? qsTr("Back to this army (Escape)") : qsTr("Back to armies (Escape)")
            onClicked: root.leave()
        }
        Column {
            id: titles
            x: back.x + back.width + Theme.gap1
            y: Theme.gap3
            width: (root.wide && desk.bounded ? points.x : share.x) - x - Theme.gap4
            Heading {
                objectName: "armyName"
                width: parent.width
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                text: root.called
                font.pixelSize: Math.round(28 * Theme.scale)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Words {
                width: parent.width
                color: Theme.quiet
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                text: desk.ally ? qsTr("Partner of %1 · %2 · %Ln points", "", desk.limit).arg(desk.partnerName).arg(desk.nation)
                    : desk.bounded ? qsTr("%1 · %Ln points · %2", "", desk.limit).arg(desk.nation).arg(root.playedBy)
                    : qsTr("%1 · %2").arg(desk.nation).arg(root.playedBy)
            }
        }
        PointsBar {
            id: points
            objectName: "points"
            visible: desk.bounded
            x: root.wide ? share.x - width - Theme.gap6 : Theme.gap4
            y: root.wide ? Theme.gap4 : titles.y + titles.implicitHeight + Theme.gap2
            width: root.wide ? Math.round(360 * Theme.scale) : parent.width - 2 * Theme.gap4
            spent: desk.spent
            limit: desk.limit
        }
        IconButton {
            id: share
            objectName: "share"
            anchors.right: edit.left
            anchors.rightMargin: Theme.gap2
            y: Theme.gap3
            framed: true
            iconName: "print"
            text: qsTr("Print and share (Ctrl+P)")
            enabled: desk.known
            onClicked: root.toPaper()
        }
        PushButton {
            id: edit
            objectName: "about"
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap4
            y: Theme.gap3
            iconName: "edit"
            text: qsTr("Nation and size")
            onClicked: about.open()
        }
        Rule { anchors.bottom: parent.bottom; width: parent.width }
    }

    Item {
        id: main
        anchors.top: head.bottom
        anchors.bottom: root.wide ? parent.bottom : foot.top
        width: root.wide ? panel.x : parent.width
        Row {
            id: filters
            x: Theme.gap4
            y: Theme.gap3
            width: parent.width - 2 * Theme.gap4
            spacing: Theme.gap3
            SearchField {
                id: search
                objectName: "entrySearch"
                width: Math.min(Math.round(360 * Theme.scale), parent.width - only.width - parent.spacing)
                what: qsTr("Find an entry")
                placeholderText: qsTr("Troops, rules, names")
                onTextChanged: desk.entries.search = text
                Keys.onDownPressed: rows.forceActiveFocus(Qt.TabFocusReason)
                onAccepted: rows.forceActiveFocus(Qt.TabFocusReason)
            }
            Toggle {
                id: only
                objectName: "takenOnly"
                text: qsTr("Only mine")
                checked: desk.entries.takenOnly
                onToggled: desk.entries.takenOnly = checked
            }
        }
        EntryList {
            id: rows
            objectName: "entries"
            anchors.top: filters.bottom
            anchors.topMargin: Theme.gap2
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: Theme.quick
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 600
            // The row at work stays in sight where the page becomes lower.
            onHeightChanged: holding.restart()
            Timer { id: holding; interval: 0; onTriggered: if (rows.currentIndex >= 0) rows.positionViewAtIndex(rows.currentIndex, ListView.Contain) }
            model: desk.entries
            T.ScrollBar.vertical: ThinScrollBar { }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Entries of %1").arg(desk.nation)
            Keys.onReturnPressed: if (currentItem) root.showDetails(root.here(), (currentItem as EntryRow).name)
            Keys.onRightPressed: root.step(1)
            Keys.onLeftPressed: root.step(-1)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus) {
                    root.step(event.key === Qt.Key_Plus ? 1 : -1);
                    event.accepted = true;
                    return;
                }
                if (event.text.length !== 1 || event.text.toLowerCase() === event.text.toUpperCase()
                        || event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return;
                search.forceActiveFocus();
                search.insert(search.length, event.text);
                event.accepted = true;
            }
            headings: Array.from(desk.headings)
            letters: desk.letters
            priced: desk.bounded
            delegate: EntryRow {
                objectName: "entry-" + entry
                width: rows.width
                letters: rows.letters
                priced: rows.priced
                onAsked: count => { rows.currentIndex = index; desk.setCount(entry, count); }
                onOptionAsked: (option, count) => { rows.currentIndex = index; desk.setOption(entry, option, count); }
                onSizeAsked: size => { rows.currentIndex = index; desk.setSize(entry, size); }
                onLockAsked: { rows.currentIndex = index; desk.toggleLock(entry); }
                onDetailsAsked: { rows.currentIndex = index; root.showDetails(entry, name); }
            }
            EmptyState {
                visible: rows.count === 0
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
                iconName: desk.known ? "search" : "warning"
                title: !desk.known ? qsTr("This army list cannot be read")
                    : desk.entries.takenOnly && search.text === "" ? qsTr("The army is empty") : qsTr("No matches")
                text: !desk.known ? desk.trouble
                    : desk.entries.takenOnly && search.text === "" ? qsTr("Add troops with the plus next to them, or use Fill.")
                    : qsTr("No entry matches.")
                action: desk.known ? qsTr("Show all entries") : qsTr("Choose another nation")
                onTaken: {
                    if (!desk.known) { about.open(); return; }
                    search.clear();
                    desk.entries.takenOnly = false;
                }
            }
        }
    }

    Rectangle {
        id: panel
        visible: root.wide
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: parent.width - width
        width: Math.round(372 * Theme.scale)
        color: Theme.raised
        Rule { width: 1; height: parent.height }
        Flickable {
            id: scroll
            anchors.fill: parent
            clip: true
            contentHeight: panelHolder.height + 2 * Theme.gap4
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ThinScrollBar { }
            Follow { view: scroll }
            Made {
                id: panelHolder
                active: root.wide
                x: Theme.gap4
                y: Theme.gap4
                width: scroll.width - 2 * Theme.gap4
                what: panelContent
            }
        }
    }
    Component {
        id: panelContent
        ArmyPanel {
            builder: desk
            onProposed: aim => { sheet.close(); root.propose(aim); }
            onMended: words => root.say(words, true)
            onBlocksAsked: root.showBlocks()
            onAllyAsked: root.turn()
            onPrinted: root.toPaper()
        }
    }

    Rectangle {
        id: foot
        visible: !root.wide
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? Math.round(60 * Theme.scale) : 0
        color: Theme.raised
        Rule { width: parent.width }
        Row {
            x: Theme.gap4
            height: parent.height
            spacing: Theme.gap3
            StateBadge {
                anchors.verticalCenter: parent.verticalCenter
                legal: desk.legal
                findings: desk.findings.count
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, foot.width - openPanel.width - Math.round(150 * Theme.scale) - 5 * Theme.gap3)
                wrapMode: Text.Wrap  // between figures, never within one
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: Array.from(desk.figures).filter(figure => figure.headline).map(figure => (figure.label + " " + figure.value).replace(/ /g, "\u00a0")).join(" · ")
            }
        }
        PushButton {
            id: openPanel
            objectName: "openPanel"
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            iconName: "up"
            text: qsTr("The army")
            onClicked: sheet.open()
        }
    }
    Lazy {
        id: sheet
        objectName: "panelSheet"
        sheet: Component { Sheet { title: root.called; Made { width: parent.width; what: panelContent } } }
    }
    Lazy {
        id: details
        objectName: "details"
        sheet: Component { EntrySheet { builder: desk } }
    }
    Lazy {
        id: proposing
        objectName: "proposing"
        sheet: Component { ProposalSheet { builder: desk; onAccepted: words => root.say(words, true) } }
    }
    Lazy {
        id: about
        objectName: "aboutSheet"
        sheet: Component { AboutSheet { builder: desk; onBlocksAsked: root.showBlocks(); onAllyAsked: root.turn() } }
    }
    Lazy {
        id: dividing
        objectName: "dividing"
        sheet: Component { BlocksSheet { builder: desk } }
    }
}
