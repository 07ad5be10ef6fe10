pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// Some of many, each a chip with a tick; `ids` are those that are on.
Column {
    id: root

    required property string what
    required property list<namedShown> choices
    required property list<string> ids
    signal flipped(string id)

    spacing: 2
    Words { width: parent.width; text: root.what; color: Theme.quiet; font.pixelSize: Theme.tiny }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.choices
            Chip {
                required property namedShown modelData
                objectName: root.objectName + "-" + modelData.id
                text: modelData.name
                checked: Array.from(root.ids).includes(modelData.id)
                Accessible.name: root.what + ": " + text
                onFlipped: root.flipped(modelData.id)
            }
        }
    }
}
