pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// What the answer means as it stands: each modifier by name, and the exact chances.
Column {
    id: root

    required property BattleDesk desk
    signal glossaryAsked(string id)
    readonly property var it: root.desk.meaning
    readonly property var modifiers: root.it.modifiers ?? []
    readonly property var chances: root.it.chances ?? []

    spacing: Theme.gap2
    visible: root.modifiers.length + root.chances.length > 0

    Repeater {
        model: root.modifiers.length
        T.AbstractButton {
            id: line
            required property int index
            readonly property var one: root.modifiers[index] ?? ({value: 0, name: "", of: "", place: ""})
            objectName: "modifier-" + index
            checkable: true
            enabled: (line.one.place ?? "") !== ""
            width: root.width
            height: Math.max(enabled ? Theme.touch : 0, words.implicitHeight + (place.visible ? place.implicitHeight : 0))
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: words.text === "" ? "" : qsTr("%1 %2, where it is written").arg(figure.text).arg(words.text)
            Accessible.onPressAction: line.toggle()
            Keys.onReturnPressed: line.toggle()
            FocusRing { shown: line.visualFocus }
            Text {
                id: figure
                y: words.y
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
                opacity: glossed.visible ? 0 : 1
                y: place.visible || !line.enabled ? 0 : Math.round((line.height - implicitHeight) / 2)
                text: line.one.of !== "" ? qsTr("%1 (%2)").arg(line.one.name).arg(line.one.of) : line.one.name
                Accessible.ignored: true
            }
            // Opened, its words lead to the glossary; closed, a tap anywhere opens it.
            Glossed {
                id: glossed
                objectName: "terms-" + line.index
                visible: place.visible
                desk: root.desk
                x: words.x
                y: words.y
                width: words.width
                plain: words.text
                onAsked: id => root.glossaryAsked(id)
            }
            Words {
                id: place
                objectName: "place-" + line.index
                visible: line.checked && line.enabled
                x: figure.width
                y: words.implicitHeight
                width: parent.width - x
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: line.one.place ?? ""
            }
        }
    }
    Repeater {
        model: root.chances.length
        ChanceBar {
            required property int index
            readonly property var one: root.chances[index] ?? ({words: "", part: 0})
            width: root.width
            words: one.words
            part: one.part
        }
    }
}
