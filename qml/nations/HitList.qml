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
    section.delegate: Item {
        id: nation
        required property string section
        width: ListView.view?.width ?? 0
        height: Math.round(48 * Theme.scale)
        Heading {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap1
            text: nation.section
            font.italic: true
            font.pixelSize: Math.round(20 * Theme.scale)
            color: Theme.accent
        }
        Rule { anchors.bottom: parent.bottom; width: parent.width; color: Theme.edge }
    }
}
