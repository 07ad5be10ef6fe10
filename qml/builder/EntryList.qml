import QtQuick

// The entries of a nation under the heads of their groups.
ListView {
    id: root

    property list<string> headings
    property list<int> letters
    property bool priced: true

    section.property: "group"
    section.delegate: GroupHead {
        readonly property EntryList all: ListView.view as EntryList
        headings: all?.headings ?? []
        letters: all?.letters ?? []
        priced: all?.priced ?? true
        width: all?.width ?? 0
    }
    footer: Item { width: 1; height: Theme.gap8 * 2 }
}
