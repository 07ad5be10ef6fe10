import QtQuick

// The head of a section above a line.
Item {
    id: root

    required property string section

    width: ListView.view?.width ?? 0
    Heading {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap1
        text: root.section
        font.italic: true
        font.pixelSize: Math.round(20 * Theme.scale)
        color: Theme.accent
    }
    Rule { anchors.bottom: parent.bottom; width: parent.width; color: Theme.edge }
}
