pragma Singleton
import QtQuick

// The heads of sections of lists. Qt 6.4 makes none that a bound file declares, and in a file whose root is a list the
// head keeps its first words: a list has a property `section` of its own, which Qt then sets instead.
QtObject {
    readonly property Component entries: GroupHead {
        readonly property EntryList all: ListView.view as EntryList
        headings: all?.headings ?? []
        letters: all?.letters ?? []
        priced: all?.priced ?? true
        width: all?.width ?? 0
    }
    readonly property Component ruled: RuledHead { height: Math.round(44 * Theme.scale) }
    readonly property Component eras: Item {
        id: era
        required property string section
        width: ListView.view?.width ?? 0
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
    readonly property Component hits: RuledHead { height: Math.round(48 * Theme.scale) }
    readonly property Component prices: Heading {
        required property string section
        width: ListView.view?.width ?? 0
        topPadding: Theme.gap4
        bottomPadding: Theme.gap1
        text: section
        font.italic: true
        font.pixelSize: Math.round(20 * Theme.scale)
        color: Theme.accent
    }
}
