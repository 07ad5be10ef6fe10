import QtQuick

// Rows of a price list under the heads of its sections.
ListView {
    id: root

    section.property: "section"
    section.delegate: SectionHeads.prices
    footer: Item { width: 1; height: Theme.gap6 }
}
