pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The words of the game, to be searched; one of them where it was tapped.
Sheet {
    id: root

    required property BattleViewModel desk
    property list<termShown> words
    property termShown none
    readonly property string sought: search.text.trim().toLowerCase()
    readonly property list<termShown> shown: {
        const all = Array.from(root.words), named = one => one.name.toLowerCase().includes(root.sought);
        return all.filter(named).concat(all.filter(one => !named(one) && one.text.toLowerCase().includes(root.sought)));
    }

    title: qsTr("Glossary")
    wish: 620

    // id: a word; empty: all of them.
    function show(id: string): void {
        root.words = root.desk.learning.glossary();
        const found = Array.from(root.words).find(one => one.id === id);
        search.text = found ? found.name : "";
        root.open();
    }

    SearchField {
        id: search
        objectName: "glossarySearch"
        width: parent ? parent.width : 0
        what: qsTr("Search")
        placeholderText: what
    }
    Words { visible: root.shown.length === 0; width: parent ? parent.width : 0; color: Theme.quiet; text: qsTr("No matches.") }
    Repeater {
        model: root.shown.length
        Column {
            id: one
            required property int index
            readonly property termShown it: root.shown[one.index] ?? root.none
            objectName: "word-" + one.it.id
            width: parent ? parent.width : 0
            spacing: 2
            Heading { width: parent.width; font.pixelSize: Theme.name; text: one.it.name }
            Words { width: parent.width; lineHeight: 1.2; text: one.it.text }
            Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: one.it.place }
        }
    }
}
