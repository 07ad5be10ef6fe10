pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The terrain that lies on the table: how it is drawn, and what it means in play.
Sheet {
    id: root

    required property Battlefield desk

    title: qsTr("What the signs mean")
    wish: 640

    Words { visible: root.desk.kindsShown.length === 0; color: Theme.quiet; text: qsTr("The table is bare.") }
    Repeater {
        model: root.desk.kindsShown
        Row {
            id: row
            required property var modelData
            width: parent.width
            spacing: Theme.gap3
            KindSample {
                width: Math.round(72 * Theme.scale)
                height: Math.round(48 * Theme.scale)
                system: root.desk.system
                kind: row.modelData.id
                dark: Theme.dark
            }
            Prose {
                width: row.width - x
                name: row.modelData.name
                text: row.modelData.effect
                place: row.modelData.place
            }
        }
    }
    foot: [PushButton { text: qsTr("Close"); plain: true; onClicked: root.close() }]
}
