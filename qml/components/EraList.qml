import QtQuick

// Nations below their eras. It stands in a file of its own because Qt 6.4 makes no heads of sections that a file with
// bound components declares.
ListView {
    section.property: "group"
    section.delegate: Item {
        id: era
        required property string section
        width: ListView.view.width
        height: Math.round(36 * Theme.scale)
        Words {
            x: Theme.gap3
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap1
            text: era.section
            color: Theme.accent
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Math.round(16 * Theme.scale)
        }
        Rule { anchors.bottom: parent.bottom; width: parent.width }
    }
}
