import QtQuick

// Rows that a search found, nation by nation.
ListView {
    id: root

    property string summary

    header: Words {
        readonly property HitList all: ListView.view as HitList
        width: all?.width ?? 0
        bottomPadding: Theme.gap2
        color: Theme.quiet
        text: all?.summary ?? ""
    }
    section.property: "nation"
    section.delegate: SectionHeads.hits
}
