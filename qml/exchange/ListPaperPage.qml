pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The list of the armies, or of the battles, on paper.
AppPage {
    id: root

    readonly property string of: args.of ?? "armies"  // armies, battles

    title: root.of === "armies" ? qsTr("The armies on paper") : qsTr("The battles on paper")
    focus: true
    Component.onCompleted: Session.focus = ""
    Keys.onEscapePressed: root.leave()

    function leave(): void { root.go(root.of === "armies" ? "armies" : "history", {back: true}); }

    commands: [
        Command { label: qsTr("Back"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Print"); sequence: "Ctrl+P"; onActivated: printing.open() },
        Command { label: qsTr("Save as PDF"); sequence: "Ctrl+S"; onActivated: saving.open() },
        Command { label: qsTr("Zoom in"); sequences: ["Ctrl++", "Ctrl+="]; shown: "Ctrl++"; onActivated: view.grow() },
        Command { label: qsTr("Zoom out"); sequence: "Ctrl+-"; onActivated: view.shrink() }
    ]

    PrintService { id: paper }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: root.title
        backTo: qsTr("Back (Escape)")
        onBack: root.leave()
    }
    Flow {
        id: tools
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        PushButton { objectName: "printPaper"; primary: true; focus: true; iconName: "print"; text: qsTr("Print"); onClicked: printing.open() }
        PushButton { objectName: "saveListPdf"; iconName: "share"; text: qsTr("Save as PDF"); onClicked: saving.open() }
        PrintLetters { }
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
        armyId: ""
        document: root.of
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                title: qsTr("Save as PDF")
                ending: "pdf"
                named: paper.fileName(root.title)
                onTaken: (file, replace) => paper.savePdf("", root.of, Settings.paper, root.title, file, replace)
            }
        }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            PrintSheet { armyId: ""; document: root.of; onDone: words => root.say(words, false) }
        }
    }
}
