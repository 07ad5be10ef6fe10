pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// An army out: on paper with a preview, as text, for other programs, as a code.
AppPage {
    id: root

    property int part: 0
    readonly property PaperPart paging: holder.item as PaperPart  // null on the other parts
    readonly property bool twoSided: width >= Math.round(820 * Theme.scale)

    title: qsTr("Print and share")
    focus: true
    onArgsChanged: exporter.armyId = args.armyId ?? ""
    Component.onCompleted: { Session.focus = ""; exporter.armyId = args.armyId ?? ""; }
    Keys.onEscapePressed: root.leave()

    function leave(): void {
        if (args.from === "armies") root.go("armies", {});
        else root.go("builder", {armyId: exporter.armyId, back: true});
    }

    commands: [
        Command { label: qsTr("Back"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("On paper"); sequence: "Alt+1"; onActivated: root.part = 0 },
        Command { label: qsTr("As text and files"); sequence: "Alt+2"; onActivated: { root.part = 1; holder.forceActiveFocus(); } },
        Command { label: qsTr("Code and link"); sequence: "Alt+3"; onActivated: root.part = 2 },
        Command { label: qsTr("Zoom in"); sequences: ["Ctrl++", "Ctrl+="]; shown: "Ctrl++"; enabled: root.paging !== null; onActivated: root.paging.grow() },
        Command { label: qsTr("Zoom out"); sequence: "Ctrl+-"; enabled: root.paging !== null; onActivated: root.paging.shrink() },
        Command { label: qsTr("Fit width"); sequence: "Ctrl+0"; enabled: root.paging !== null; onActivated: root.paging.fit(0) },
        Command { label: qsTr("Fit page"); sequence: "Ctrl+9"; enabled: root.paging !== null; onActivated: root.paging.fit(1) },
        Command { label: qsTr("Actual size"); sequence: "Ctrl+8"; enabled: root.paging !== null; onActivated: root.paging.fit(2) }
    ]

    Exporter { id: exporter; objectName: "exporter" }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: exporter.name === "" ? root.title : exporter.name
        subtitle: root.title
        backTo: qsTr("Back (Escape)")
        onBack: root.leave()
        Segments {
            objectName: "exportParts"
            focus: true
            what: qsTr("How")
            options: [qsTr("On paper"), qsTr("As text and files"), qsTr("Code and link")]
            current: root.part
            onChosen: index => root.part = index
        }
    }
    EmptyState {
        visible: !exporter.known
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "warning"
        title: qsTr("This army cannot be exported")
        text: qsTr("Its army list cannot be read, or the army is no longer in the library.")
    }
    Made {
        id: holder
        objectName: "part"
        visible: exporter.known
        active: exporter.known
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        anchors.bottom: parent.bottom
        width: parent.width
        filling: true
        what: [paper, texts, code][root.part]
    }
    Component {
        id: paper
        PaperPart { out: exporter; twoSided: root.twoSided; onSaid: words => root.say(words, false) }
    }
    Component {
        id: texts
        TextPart { out: exporter; twoSided: root.twoSided; onSaid: words => root.say(words, false) }
    }
    Component {
        id: code
        CodePart { out: exporter; onSaid: words => root.say(words, false) }
    }
}
