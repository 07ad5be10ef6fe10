import QtQuick
import Strategikon.App

// A new army: nation, size, and what to begin with.
Sheet {
    id: root

    required property LibraryModel library
    property string system: Settings.system
    property int wished: Settings.pointsOf(system)
    readonly property int most: library.mostFor(system, picker.list)
    readonly property int points: Math.min(wished, most)
    property bool waits: false
    readonly property bool bounded: Array.from(Settings.sizesOf(system)).length > 0
    property int start: 1
    signal made(string id)
    signal listWanted()

    title: qsTr("New army")
    wish: 600
    onAboutToShow: picker.forceActiveFocus()

    function make(): void {
        if (picker.list === "") return;
        Settings.system = root.system;
        Settings.setPointsOf(root.system, root.wished);
        root.waits = true;
        root.library.create(picker.system, picker.list, root.points, root.start === 1 ? "filled" : "empty");
    }

    Connections {
        target: root.library
        function onCreated(id: string): void {
            if (!root.waits) return;
            root.waits = false;
            if (id === "") return;
            root.close();
            root.made(id);
        }
    }

    SystemPicker {
        objectName: "system"
        width: parent.width
        system: root.system
        onChosen: system => { root.system = system; root.wished = Settings.pointsOf(system); picker.clear(); }
    }
    NationPicker {
        id: picker
        only: root.system
        objectName: "picker"
        width: parent.width
        height: Math.round(260 * Theme.scale)
        focus: true
        onTaken: root.make()
    }
    Words { visible: root.bounded; text: qsTr("Points") ; font.bold: true }
    PointsField {
        visible: root.bounded
        width: parent.width
        system: root.system
        points: root.points
        most: root.most
        onChosen: points => root.wished = points
    }
    Words { visible: root.bounded; text: qsTr("Start with"); font.bold: true }
    Segments {
        objectName: "start"
        visible: root.bounded
        what: qsTr("Start with")
        options: [qsTr("Empty army"), qsTr("Build me a legal army")]
        current: root.start
        onChosen: index => root.start = index
    }
    ReadyMade {
        width: parent.width
        library: root.library
        system: picker.system
        list: picker.list
        onTaken: id => { root.close(); root.made(id); }
    }
    foot: [
        PushButton {
            objectName: "make"
            primary: true
            enabled: picker.bare || picker.list !== "" && !root.library.making
            text: picker.bare ? qsTr("Create a list") : picker.list === "" ? qsTr("Pick a nation") : qsTr("Create army")
            onClicked: {
                if (!picker.bare) { root.make(); return; }
                Settings.system = root.system;
                root.close();
                root.listWanted();
            }
        },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
