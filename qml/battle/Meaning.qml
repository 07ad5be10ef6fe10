pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the answer means as it stands: each modifier by name, and the exact chances.
Column {
    id: root

    required property BattleDesk desk
    readonly property var it: root.desk.meaning
    readonly property var modifiers: root.it.modifiers ?? []
    readonly property var chances: root.it.chances ?? []

    spacing: Theme.gap2
    visible: root.modifiers.length + root.chances.length > 0

    Repeater {
        model: root.modifiers.length
        Item {
            id: line
            required property int index
            readonly property var one: root.modifiers[index] ?? ({value: 0, name: "", of: ""})
            width: root.width
            height: words.implicitHeight
            Text {
                id: figure
                width: Math.round(36 * Theme.scale)
                text: line.one.value > 0 ? "+" + line.one.value : line.one.value < 0 ? "−" + -line.one.value : "0"
                color: line.one.value < 0 ? Theme.bad : Theme.good
                font.family: Theme.sans
                font.pixelSize: Theme.body
                font.bold: true
                Accessible.ignored: true
            }
            Words {
                id: words
                x: figure.width
                width: parent.width - x
                text: line.one.of !== "" ? qsTr("%1 (%2)").arg(line.one.name).arg(line.one.of) : line.one.name
                Accessible.name: figure.text + " " + text
            }
        }
    }
    Repeater {
        model: root.chances.length
        Item {
            id: chance
            required property int index
            readonly property var one: root.chances[index] ?? ({words: "", part: 0})
            width: root.width
            height: Math.round(26 * Theme.scale)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(one.words).arg(part.text)
            Rectangle {
                width: parent.width
                height: parent.height
                radius: Theme.corner
                color: Theme.sunken
                Rectangle {
                    width: Math.round(parent.width * chance.one.part)
                    height: parent.height
                    radius: Theme.corner
                    color: Theme.wash
                    border.width: 1
                    border.color: Theme.hairline
                }
            }
            Text {
                x: Theme.gap2
                width: parent.width - part.width - 3 * Theme.gap2
                anchors.verticalCenter: parent.verticalCenter
                text: chance.one.words
                color: Theme.ink
                font.family: Theme.sans
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                id: part
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap2
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 %").arg((100 * chance.one.part).toLocaleString(Qt.locale(), "f", 1))
                color: Theme.ink
                font.family: Theme.sans
                font.pixelSize: Theme.small
                font.bold: true
                Accessible.ignored: true
            }
        }
    }
}
