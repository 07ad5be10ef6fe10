pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The terrain by number; the one that is chosen shows all there is to it.
Column {
    id: root

    required property Battlefield desk
    required property FieldMap map

    Repeater {
        model: root.desk.features
        Column {
            id: entry
            required property var modelData
            readonly property bool on: root.desk.selected === modelData.id
            width: root.width
            T.Button {
                id: row
                objectName: "feature-" + entry.modelData.id
                width: parent.width
                implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.gap2)
                focusPolicy: Qt.StrongFocus
                text: entry.modelData.title
                onClicked: root.desk.selected = entry.on ? "" : entry.modelData.id
                Keys.onReturnPressed: row.clicked()
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1 (%2): %3").arg(entry.modelData.title).arg(entry.modelData.id).arg(entry.modelData.place)
                Accessible.selected: entry.on
                Accessible.onPressAction: row.clicked()
                contentItem: Item {
                    Rectangle {
                        id: number
                        width: Math.round(34 * Theme.scale)
                        height: Math.round(24 * Theme.scale)
                        anchors.verticalCenter: parent.verticalCenter
                        radius: height / 2
                        color: entry.on ? Theme.ink : "transparent"
                        border.width: 1
                        border.color: Theme.edge
                        PlainText {
                            anchors.centerIn: parent
                            text: entry.modelData.id
                            color: entry.on ? Theme.page : Theme.ink
                            font.pixelSize: Theme.tiny
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: words
                        x: number.width + Theme.gap3
                        width: parent.width - x - (wrong.visible ? wrong.width + Theme.gap2 : 0)
                        anchors.verticalCenter: parent.verticalCenter
                        PlainText { width: parent.width; text: entry.modelData.title; font.bold: entry.on; wrapMode: Text.Wrap; Accessible.ignored: true }
                        PlainText { width: parent.width; text: entry.modelData.kinds; color: Theme.quiet; font.pixelSize: Theme.tiny; wrapMode: Text.Wrap; Accessible.ignored: true }
                    }
                    Icon { id: wrong; visible: entry.modelData.faults.length > 0; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; name: "warning"; color: Theme.bad }
                }
                background: Rectangle {
                    color: row.hovered || entry.on ? Theme.wash : "transparent"
                    radius: Theme.corner
                    FocusRing { anchors.margins: 2; shown: row.visualFocus }
                }
            }
            Repeater { // made only for the one that is chosen
                model: entry.on ? 1 : 0
                FeatureCard { width: root.width; desk: root.desk; map: root.map; feature: entry.modelData }
            }
            Rule { width: parent.width }
        }
    }
}
