pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// What was counted, each by its name and figure. A tap opens the rule behind it, where that is written, and how to play
// it otherwise.
Column {
    id: root

    required property BattleViewModel desk
    required property list<modifierShown> modifiers
    property bool overrulable
    property modifierShown none
    property int opened: -1
    readonly property list<int> begins: Array.from(root.modifiers).map((one, at) => at === 0 || one.account !== "" ? at : -1).filter(at => at >= 0)
    readonly property modifierShown open: root.modifiers[root.opened] ?? root.none
    signal glossaryAsked(string id)
    signal overruleAsked(string id)

    function figure(value: int): string { return value > 0 ? "+" + value : value < 0 ? "−" + -value : "0"; }
    function calling(one: modifierShown): string { return one.of !== "" ? qsTr("%1 (%2)").arg(one.name).arg(one.of) : one.name; }

    visible: root.modifiers.length > 0
    spacing: Theme.gap1
    onModifiersChanged: if (root.opened >= root.modifiers.length) root.opened = -1

    // Each account in a Flow of its own, under its name.
    Repeater {
        model: root.begins.length
        Column {
            id: group
            required property int index
            readonly property int from: root.begins[group.index] ?? 0
            readonly property int to: root.begins[group.index + 1] ?? root.modifiers.length
            width: root.width
            spacing: Theme.gap1
            Words {
                visible: text !== ""
                width: parent.width
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: (root.modifiers[group.from] ?? root.none).account
            }
            Flow {
                id: flow
                width: parent.width
                spacing: 6
                Repeater {
                    model: group.to - group.from
                    T.AbstractButton {
                        id: chip
                        required property int index
                        readonly property int at: group.from + chip.index
                        readonly property modifierShown one: root.modifiers[chip.at] ?? root.none
                        objectName: "modifier-" + chip.at
                        width: Math.min(flow.width, words.implicitWidth + figure.implicitWidth + Theme.gap2 + 2 * Theme.gap3)
                        height: Math.max(Theme.touch, words.implicitHeight + Theme.gap2)
                        enabled: chip.one.rule.id !== ""
                        focusPolicy: Qt.StrongFocus
                        Accessible.role: Accessible.Button
                        Accessible.name: qsTr("%1 %2, and where the book has it").arg(figure.text).arg(words.text)
                        Accessible.onPressAction: chip.clicked()
                        Keys.onReturnPressed: event => { if (chip.visualFocus) chip.clicked(); else event.accepted = false; }
                        onClicked: root.opened = root.opened === chip.at ? -1 : chip.at
                        background: Rectangle {
                            radius: 4
                            color: chip.enabled && (chip.hovered || root.opened === chip.at) ? Theme.sunken : Theme.wash
                            border.width: 1
                            border.color: root.opened === chip.at ? Theme.ink : Theme.edge
                            FocusRing { shown: chip.visualFocus }
                        }
                        PlainText {
                            id: words
                            x: Theme.gap3
                            width: Math.min(implicitWidth, flow.width - figure.width - Theme.gap2 - 2 * Theme.gap3)
                            anchors.verticalCenter: parent.verticalCenter
                            text: root.calling(chip.one)
                            font.pixelSize: Theme.small
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        PlainText {
                            id: figure
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gap3
                            anchors.verticalCenter: parent.verticalCenter
                            text: root.figure(chip.one.value)
                            font.bold: true
                            font.pixelSize: Theme.body
                            color: chip.one.value < 0 ? Theme.bad : Theme.ink
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Column {
        visible: root.opened >= 0
        x: Theme.gap3
        width: parent.width - x
        spacing: Theme.gap1
        Glossed {
            objectName: "terms-" + root.opened
            desk: root.desk
            width: parent.width
            plain: root.opened >= 0 ? root.calling(root.open) : ""
            onAsked: id => root.glossaryAsked(id)
        }
        Words {
            objectName: "ruleText-" + root.opened
            visible: text !== "" && text !== root.open.name
            width: parent.width
            lineHeight: 1.2
            text: root.open.rule.text
        }
        Words {
            objectName: "place-" + root.opened
            width: parent.width
            color: Theme.quiet
            font.pixelSize: Theme.small
            text: root.open.rule.place
        }
        PushButton {
            objectName: "playOtherwise-" + root.opened
            visible: root.overrulable
            plain: true
            iconName: "edit"
            font.pixelSize: Theme.small
            text: qsTr("House-rule it")
            onClicked: root.overruleAsked(root.open.rule.id)
        }
    }
    Repeater {
        model: root.modifiers.length
        Words {
            required property int index
            readonly property modifierShown one: root.modifiers[index] ?? root.none
            objectName: "overruled-" + index
            visible: text !== ""
            width: root.width
            font.bold: true
            text: one.rule.overruled
        }
    }
}
