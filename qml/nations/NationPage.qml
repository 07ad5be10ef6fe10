pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One nation's list, to be read like the page of a book.
AppPage {
    id: root

    property string wanted  // the row to be shown
    readonly property int from: Math.round(150 * Theme.scale) + Theme.icon + Theme.gap2
    readonly property bool table: page.inner >= from + EntryMetrics.printedAll(columns) + Theme.touch

    readonly property list<string> under: [nation.group, nation.systemName, nation.place]
    readonly property list<columnShown> columns: nation.columns

    title: nation.name
    focus: true
    onArgsChanged: load()
    Component.onCompleted: { Session.focus = ""; load(); }
    Keys.onEscapePressed: root.go("nations", {search: args.search ?? ""})

    function load(): void {
        nation.open(args.system ?? "", args.list ?? "");
        root.wanted = args.row ?? "";
        if (root.wanted !== "") Qt.callLater(find);
    }
    // Goes to the row that was asked for.
    function find(): void {
        for (let s = 0; s < parts.count; ++s) {
            const part = parts.itemAt(s) as NationSection;
            const row = part ? part.rowOf(root.wanted, args.option ?? false) as NationRow : null;
            if (!row) continue;
            row.expanded = true;
            row.take();
            page.show(row);
            return;
        }
    }

    commands: [
        Command { label: qsTr("Back to nations"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("New army"); sequence: "Ctrl+N"; onActivated: making.open() },
        Command { label: qsTr("Print list"); sequence: "Ctrl+P"; onActivated: printing.open() },
        Command { label: qsTr("Copy to my own list"); sequence: "Ctrl+D"; onActivated: copying.open() },
        Command { label: qsTr("Edit list"); sequence: "F2"; enabled: nation.own; onActivated: root.go("ownlist", {system: nation.system, list: nation.list}) }
    ]

    NationBook { id: nation; objectName: "book" }

    Scroll {
        id: page
        objectName: "nationPage"
        readonly property int inner: Math.min(width - 2 * margin, Math.round(most * Theme.scale))
        anchors.fill: parent
        most: 1100
        spacing: Theme.gap4

        PageHead {
            width: parent.width
            title: nation.name
            subtitle: Array.from(root.under).filter(part => part !== "").join(" · ")
            backTo: qsTr("Back to nations (Escape)")
            onBack: root.go("nations", {search: root.args.search ?? ""})
            PushButton { objectName: "newArmy"; visible: nation.known; primary: true; iconName: "plus"; text: qsTr("New army"); onClicked: making.open() }
            PushButton { objectName: "print"; visible: nation.known; iconName: "print"; text: qsTr("Print"); onClicked: printing.open() }
            PushButton { objectName: "editList"; visible: nation.own; iconName: "edit"; text: qsTr("Edit"); onClicked: root.go("ownlist", {system: nation.system, list: nation.list}) }
            PushButton { objectName: "copyList"; visible: nation.known; iconName: "copy"; text: qsTr("Copy to my own list"); onClicked: copying.open() }
            PushButton { objectName: "prices"; visible: nation.priced; iconName: "list"; text: qsTr("Points values"); onClicked: root.go("prices", {system: nation.system, list: nation.list, search: root.args.search ?? ""}) }
        }
        SideNote {
            visible: !nation.known && nation.trouble !== ""
            width: parent.width
            severe: true
            iconName: "error"
            text: nation.trouble
        }
        Heading {
            visible: nation.about !== ""
            width: Math.min(parent.width, Math.round(760 * Theme.scale))
            text: nation.about
            font.italic: true
            font.pixelSize: Math.round(18 * Theme.scale)
            lineHeight: 1.15
            color: Theme.quiet
            Accessible.role: Accessible.StaticText
        }
        Column {
            visible: nation.facts.length > 0
            width: parent.width
            spacing: Theme.gap1
            Repeater {
                model: nation.facts
                Words {
                    required property labelledShown modelData
                    width: parent.width
                    text: qsTr("%1: %2").arg(modelData.label).arg(modelData.words)
                    color: Theme.quiet
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap4
            visible: nation.known
            Segments {
                objectName: "edition"
                visible: nation.editions.length > 1
                what: qsTr("Edition")
                options: nation.editionNames
                current: Math.max(0, Array.from(nation.editions).indexOf(nation.edition))
                onChosen: index => nation.edition = nation.editions[index]
            }
            Segments {
                objectName: "countSize"
                visible: nation.bounded
                readonly property list<int> sizes: Array.from(Settings.sizesOf(nation.system))
                what: qsTr("Count armies at this many points")
                options: Array.from(sizes).map(points => Theme.points(points))
                current: Array.from(sizes).indexOf(nation.points)
                onChosen: index => nation.points = sizes[index]
            }
            Words {
                objectName: "armies"
                visible: nation.bounded
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                color: Theme.quiet
                text: !nation.bounded ? qsTr("No limit: these rules have no points")
                    : nation.armies === "" ? qsTr("Counting legal armies …")
                    : qsTr("%1 legal armies, %2 on exactly this many points", "", nation.armiesMany).arg(nation.armies).arg(nation.exactly)
            }
        }
        Repeater {
            id: parts
            model: nation.sections
            NationSection {
                required property sectionShown modelData
                required property int index
                objectName: "section-" + index
                width: parent.width
                title: modelData.title
                rows: modelData.rows
                columns: root.columns
                table: root.table
            }
        }
        Column {
            visible: nation.footnotes.length > 0
            width: parent.width
            spacing: Theme.gap1
            Repeater {
                model: nation.footnotes
                Words {
                    required property labelledShown modelData
                    width: parent.width
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    text: qsTr("%1  %2", "footnote").arg(modelData.label).arg(modelData.words)
                }
            }
        }
        Heading {
            visible: nation.rules.length + nation.ties.length > 0
            topPadding: Theme.gap3
            text: qsTr("Army rules")
        }
        Grid {
            id: ownRules
            width: parent.width
            visible: nation.rules.length + nation.ties.length > 0
            columns: width >= Math.round(720 * Theme.scale) ? 2 : 1
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap4
            readonly property int wide: Math.floor((width - (columns - 1) * columnSpacing) / columns)
            Repeater {
                model: nation.rules
                Prose {
                    required property proseShown modelData
                    width: ownRules.wide
                    name: modelData.name
                    text: modelData.text
                    place: modelData.place
                }
            }
            Repeater {
                model: nation.ties
                Prose {
                    required property string modelData
                    width: ownRules.wide
                    text: modelData
                }
            }
        }
        Fold {
            objectName: "rulings"
            width: parent.width
            visible: nation.rulings.length > 0
            title: qsTr("How we read unclear rules")
            Repeater {
                model: nation.rulings
                Prose {
                    required property proseShown modelData
                    width: parent.width
                    text: modelData.text
                    place: modelData.place
                }
            }
        }
    }
    Lazy {
        id: making
        objectName: "making"
        sheet: Component { NationArmySheet { book: nation; onMade: id => root.go("builder", {armyId: id}) } }
    }
    Lazy {
        id: copying
        objectName: "copying"
        sheet: Component {
            NameSheet {
                title: qsTr("Copy to my own list")
                what: qsTr("Name of the list")
                words: qsTr("A copy of this list that is yours to change. The original stays as it is.")
                proposal: qsTr("My %1").arg(nation.name)
                action: qsTr("Create list")
                onNamed: (system, name) => {
                    const id = nation.copyTo(name);
                    if (id !== "") root.go("ownlist", {system: nation.system, list: id});
                }
            }
        }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            FileSheet {
                title: qsTr("Print list")
                ending: "pdf"
                named: nation.fileName()
                onTaken: (file, replace) => nation.print(file, Settings.paper, replace)
            }
        }
    }
}
