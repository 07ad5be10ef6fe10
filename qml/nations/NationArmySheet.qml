pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A new army of a nation: how large, and what to begin with.
Sheet {
    id: root

    required property NationBook book
    readonly property int most: saved.mostFor(book.system, book.list)
    property int points: Math.min(Settings.pointsOf(book.system), most)
    property int start: 1
    signal made(string id)

    title: qsTr("New army: %1").arg(root.book.name)
    wish: 560

    function make(): void {
        if (root.points < root.most) Settings.setPointsOf(root.book.system, root.points);
        saved.create(root.book.system, root.book.list, root.points, root.start === 1 ? "filled" : "empty");
    }
    function taken(id: string): void {
        if (id === "") return;
        root.close();
        root.made(id);
    }

    LibraryModel { id: saved; onCreated: id => root.taken(id) }
    Words { text: qsTr("Points"); font.bold: true }
    PointsField {
        width: parent.width
        system: root.book.system
        points: root.points
        most: root.most
        onChosen: points => root.points = points
    }
    Words { text: qsTr("Start with"); font.bold: true }
    Segments {
        objectName: "start"
        what: qsTr("Start with")
        options: [qsTr("Empty army"), qsTr("Build me a legal army")]
        current: root.start
        onChosen: index => root.start = index
    }
    ReadyMade {
        width: parent.width
        library: saved
        system: root.book.system
        list: root.book.list
        onTaken: id => root.taken(id)
    }
    foot: [
        PushButton { objectName: "make"; primary: true; enabled: !saved.making; text: qsTr("Create army"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
