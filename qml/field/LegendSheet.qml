pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The terrain that lies on the table: how it is drawn, and what it means in play.
Sheet {
    id: root

    required property Battlefield desk
    readonly property list<proseShown> kinds: root.desk.terrain.kinds
    property proseShown none

    title: qsTr("Key to symbols")
    wish: 640

    Words { visible: root.kinds.length === 0; color: Theme.quiet; text: qsTr("The table is empty.") }
    Repeater {
        model: root.kinds.length
        Row {
            id: row
            required property int index
            readonly property proseShown it: root.kinds[index] ?? root.none
            width: parent.width
            spacing: Theme.gap3
            KindSample {
                width: Math.round(72 * Theme.scale)
                height: Math.round(48 * Theme.scale)
                system: root.desk.system
                kind: row.it.id
                dark: Theme.dark
            }
            Prose {
                width: row.width - x
                name: row.it.name
                text: row.it.text
                place: row.it.place
            }
        }
    }
    foot: [PushButton { text: qsTr("Close"); plain: true; onClicked: root.close() }]
}
