import QtQuick

// Rows of a price list under the heads of its sections.
ListView {
    id: root

    section.property: "section"
    section.delegate: Heading {
        required property string section
        width: ListView.view?.width ?? 0
        topPadding: Theme.gap4
        bottomPadding: Theme.gap1
        text: section
        font.italic: true
        font.pixelSize: Math.round(20 * Theme.scale)
        color: Theme.accent
    }
    footer: Item { width: 1; height: Theme.gap6 }
}
