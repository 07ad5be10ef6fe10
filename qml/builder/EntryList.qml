import QtQuick

// The entries of a nation under the heads of their groups.
ListView {
    id: root

    property list<string> headings
    property list<int> letters
    property bool priced: true

    section.property: "group"
    section.delegate: SectionHeads.entries
    footer: Item { width: 1; height: Theme.gap8 * 2 }
}
