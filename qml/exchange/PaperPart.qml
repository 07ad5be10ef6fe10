pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the printer would give, page by page; to a PDF or to a printer.
Item {
    id: root

    required property Exporter out
    required property bool twoSided
    readonly property list<paperShown> documents: root.out.papers
    property int document: Math.max(0, Array.from(root.documents).findIndex(one => one.id === Settings.paperOf("army")))
    readonly property string chosen: root.documents[root.document].id
    signal said(string words)

    function grow(): void { paper.grow(); }
    function shrink(): void { paper.shrink(); }
    function fit(how: int): void { paper.fit = how; }

    Flow {
        id: tools
        x: Theme.gap6
        width: root.twoSided ? Math.round(340 * Theme.scale) : parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        Segments {
            objectName: "document"
            what: qsTr("Layout")
            room: tools.width
            options: Array.from(root.documents).map(one => one.label)
            current: root.document
            onChosen: index => { root.document = index; paper.page = 0; Settings.setPaperOf("army", root.chosen); }
        }
        PushButton {
            objectName: "askTogether"
            visible: root.chosen === "army-set"
            iconName: "list"
            text: qsTr("Choose what goes together …")
            onClicked: together.open()
        }
        PrintLetters { }
        Segments {
            readonly property list<string> ids: ["a4", "letter"]
            objectName: "exportPaper"
            what: qsTr("Paper")
            options: [qsTr("A4"), qsTr("Letter")]
            current: Math.max(0, Array.from(ids).indexOf(Settings.paper))
            onChosen: index => Settings.paper = ids[index]
        }
        Row {
            spacing: Theme.gap3
            PushButton {
                objectName: "savePdf"
                primary: true
                iconName: "share"
                text: qsTr("Save as PDF")
                onClicked: saving.open()
            }
            PushButton {
                objectName: "toPrinter"
                iconName: "print"
                text: qsTr("Print")
                onClicked: printing.open()
            }
        }
        Segments {
            objectName: "zoom"
            what: qsTr("Zoom")
            options: [qsTr("Width"), qsTr("Page"), qsTr("Actual size")]
            current: paper.fit
            onChosen: index => paper.fit = index
        }
        Row {
            IconButton { objectName: "zoomOut"; iconName: "minus"; text: qsTr("Zoom out (Ctrl+-)"); enabled: paper.canShrink; onClicked: paper.shrink() }
            Words { objectName: "zoomed"; height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; text: qsTr("%1 %").arg(Math.round(100 * paper.scaled)) }
            IconButton { objectName: "zoomIn"; iconName: "plus"; text: qsTr("Zoom in (Ctrl++)"); enabled: paper.canGrow; onClicked: paper.grow() }
        }
        Row {
            visible: paper.pageCount > 1
            IconButton { objectName: "pageBack"; iconName: "back"; text: qsTr("Previous page"); enabled: paper.page > 0; onClicked: paper.page -= 1 }
            Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; text: qsTr("Page %1 of %2").arg(paper.page + 1).arg(paper.pageCount) }
            IconButton { objectName: "pageNext"; iconName: "next"; text: qsTr("Next page"); enabled: paper.page + 1 < paper.pageCount; onClicked: paper.page += 1 }
        }
        SideNote {
            objectName: "missingLetters"
            visible: paper.missing !== ""
            width: parent.width
            text: paper.missing
        }
    }
    PaperView {
        id: paper
        x: root.twoSided ? tools.x + tools.width + Theme.gap6 : 0
        y: root.twoSided ? -Theme.gap4 : tools.height + Theme.gap4
        width: parent.width - x
        height: parent.height - y
        armyId: root.out.armyId
        document: root.chosen
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            FileSheet {
                title: qsTr("Save as PDF")
                ending: "pdf"
                named: root.out.pdfName(root.chosen)
                onTaken: (file, replace) => root.out.savePdf(root.chosen, Settings.paper, file, replace)
            }
        }
    }
    Lazy {
        id: together
        objectName: "together"
        sheet: Component { TogetherSheet { of: "army"; papers: root.documents } }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            PrintSheet { armyId: root.out.armyId; document: root.chosen; onDone: words => root.said(words) }
        }
    }
}
