pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the printer would give, page by page; to a PDF or to a printer.
Item {
    id: root

    required property Exporter out
    required property bool twoSided
    readonly property var documents: ["roster", "cards", "rules"]
    property int document: 0
    signal said(string words)

    Flow {
        id: tools
        x: Theme.gap6
        width: root.twoSided ? Math.round(300 * Theme.scale) : parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        Segments {
            objectName: "document"
            what: qsTr("Form")
            options: [qsTr("Roster"), qsTr("Cards"), qsTr("Rules")]
            current: root.document
            onChosen: index => { root.document = index; preview.page = 0; }
        }
        Segments {
            readonly property var ids: ["a4", "letter"]
            objectName: "exportPaper"
            what: qsTr("Paper")
            options: [qsTr("A4"), qsTr("Letter")]
            current: Math.max(0, ids.indexOf(Settings.paper))
            onChosen: index => Settings.paper = ids[index]
        }
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
        Row {
            visible: preview.pageCount > 1
            IconButton { objectName: "pageBack"; iconName: "back"; text: qsTr("The page before this"); enabled: preview.page > 0; onClicked: preview.page -= 1 }
            Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; text: qsTr("Page %1 of %2").arg(preview.page + 1).arg(preview.pageCount) }
            IconButton { objectName: "pageNext"; iconName: "next"; text: qsTr("The next page"); enabled: preview.page + 1 < preview.pageCount; onClicked: preview.page += 1 }
        }
    }
    Rectangle {
        x: root.twoSided ? tools.x + tools.width + Theme.gap6 : 0
        y: root.twoSided ? -Theme.gap4 : tools.height + Theme.gap4
        width: parent.width - x
        height: parent.height - y
        color: Theme.sunken
        RosterPreview {
            id: preview
            objectName: "preview"
            readonly property real room: Math.min(parent.width - 2 * Theme.gap6, (parent.height - 2 * Theme.gap4) / Math.max(0.1, ratio))
            anchors.centerIn: parent
            width: Math.round(room)
            height: Math.round(room * ratio)
            armyId: root.out.armyId
            document: root.documents[root.document]
            paper: Settings.paper
            Accessible.role: Accessible.StaticText
            Accessible.name: words
            Rectangle { anchors.fill: parent; color: "transparent"; border.width: 1; border.color: Theme.hairline }
        }
    }
    Lazy {
        id: saving
        objectName: "saving"
        sheet: Component {
            SaveFile {
                title: qsTr("Save as PDF")
                ending: "pdf"
                named: root.out.fileName("pdf")
                onTaken: file => { if (root.out.savePdf(root.documents[root.document], Settings.paper, file)) root.said(qsTr("The PDF was written.")); }
            }
        }
    }
    Lazy {
        id: printing
        objectName: "printing"
        sheet: Component {
            PrintSheet { armyId: root.out.armyId; document: root.documents[root.document]; onDone: words => root.said(words) }
        }
    }
}
