pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A battle on paper and in files: choose, look, print or save.
AppPage {
    id: root

    property string document: Settings.paperOf("battle") || "report"
    property string form: "pdf"
    readonly property list<paperShown> documents: paper.documents
    readonly property list<paperFormShown> everyForm: paper.forms
    readonly property list<paperFormShown> forms: Array.from(root.everyForm).filter(form => !form.ofReport || root.shown === "report")
    readonly property paperShown chosen: Array.from(root.documents).find(one => one.id === root.document) ?? root.documents[0]
    readonly property string shown: root.chosen.id  // not every game has every paper

    title: qsTr("Report and papers")
    focus: true
    onArgsChanged: take()
    Component.onCompleted: take()
    Keys.onEscapePressed: leave()

    function take(): void {
        Session.focus = "";
        paper.battleId = args.battleId ?? "";
        if (args.document !== undefined) root.document = args.document;
    }
    function leave(): void { root.go("battle", {battleId: paper.battleId, back: true}); }
    function save(form: string): void { root.form = form; saving.open(); }

    commands: [
        Command { label: qsTr("Back to the battle"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Print"); sequence: "Ctrl+P"; enabled: paper.name !== ""; onActivated: printing.open() },
        Command { label: qsTr("Save as PDF"); sequence: "Ctrl+S"; enabled: paper.name !== ""; onActivated: root.save("pdf") },
        Command { label: qsTr("Zoom in"); sequences: ["Ctrl++", "Ctrl+="]; shown: "Ctrl++"; onActivated: view.grow() },
        Command { label: qsTr("Zoom out"); sequence: "Ctrl+-"; onActivated: view.shrink() }
    ]

    BattlePaper { id: paper; objectName: "battlePaper" }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: paper.name === "" ? root.title : paper.name
        subtitle: root.chosen.about
        backTo: qsTr("Back to the battle (Escape)")
        onBack: root.leave()
    }
    Flow {
        id: choices
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap2
        Repeater {
            model: root.documents
            Chip {
                required property paperShown modelData
                objectName: "paper-" + modelData.id
                text: modelData.label
                checked: root.shown === modelData.id
                onFlipped: { root.document = modelData.id; Settings.setPaperOf("battle", modelData.id); }
            }
        }
    }
    Flow {
        id: tools
        anchors.top: choices.bottom
        anchors.topMargin: Theme.gap3
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        PushButton { objectName: "printPaper"; primary: true; iconName: "print"; text: qsTr("Print"); onClicked: printing.open() }
        Repeater {
            model: root.forms
            PushButton {
                required property paperFormShown modelData
                objectName: "savePaper-" + modelData.id
                text: modelData.label
                onClicked: root.save(modelData.id)
            }
        }
        PushButton {
            objectName: "askTogether"
            visible: root.shown === "battle-set"
            iconName: "list"
            text: qsTr("Choose what goes together …")
            onClicked: together.open()
        }
        PrintLetters { }
        Toggle {
            objectName: "withPlayers"
            visible: paper.hasPlayers && (root.shown === "report" || root.shown === "battle-set")
            text: qsTr("With the players’ names")
            checked: Settings.players
            onToggled: { Settings.players = checked; view.refresh(); }
        }
        Stepper {
            objectName: "paperPage"
            visible: view.pageCount > 1
            value: view.page + 1
            from: 1
            to: Math.max(1, view.pageCount)
            what: qsTr("Page of %1").arg(view.pageCount)
            onAsked: page => view.page = page - 1
        }
    }
    PaperView {
        id: view
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap4
        anchors.bottom: parent.bottom
        width: parent.width
        armyId: paper.battleId
        document: root.shown
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                property paperFormShown none
                readonly property paperFormShown chosen: Array.from(root.forms).find(form => form.id === root.form) ?? none
                title: chosen.label
                ending: chosen.ending
                named: paper.fileName(root.shown, root.form)
                onTaken: (file, replace) => paper.save(root.shown, root.form, file, replace)
            }
        }
    }
    Lazy {
        id: together
        objectName: "together"
        sheet: Component { TogetherSheet { of: "battle"; papers: root.documents } }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            PrintSheet { armyId: paper.battleId; document: root.shown; onDone: words => root.say(words, false) }
        }
    }
}
