import QtQuick
import Strategikon.App

// A new army: nation, size, and what to begin with.
Sheet {
    id: root

    required property LibraryModel library
    property int points: Settings.points
    property int start: 1
    signal made(string id)

    title: qsTr("A new army")
    wish: 600
    onAboutToShow: picker.forceActiveFocus()

    function make(): void {
        if (picker.list === "") return;
        Settings.points = root.points;
        const id = root.library.create(picker.system, picker.list, root.points, root.start === 1 ? "filled" : "empty");
        if (id === "") return;
        root.close();
        root.made(id);
    }

    NationPicker {
        id: picker
        objectName: "picker"
        width: parent.width
        height: Math.round(260 * Theme.scale)
        focus: true
        onTaken: root.make()
    }
    Words { text: qsTr("Size in points") ; font.bold: true }
    PointsField {
        width: parent.width
        points: root.points
        onChosen: points => root.points = points
    }
    Words { text: qsTr("Begin with"); font.bold: true }
    Segments {
        objectName: "start"
        what: qsTr("Begin with")
        options: [qsTr("An empty army"), qsTr("A legal army, filled for me")]
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
            enabled: picker.list !== ""
            text: picker.list === "" ? qsTr("Pick a nation") : qsTr("Make the army")
            onClicked: root.make()
        },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
