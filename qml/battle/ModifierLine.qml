pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A modifier by its name; opened, the rule behind it, where that is written, and how to play it otherwise.
Column {
    id: root

    required property BattleViewModel desk
    required property int index
    required property modifierShown one
    property bool overrulable
    readonly property ruleShown rule: root.one.rule
    readonly property bool cited: root.rule.id !== ""
    signal glossaryAsked(string id)
    signal overruleAsked(string id)

    Words {
        visible: text !== ""
        width: root.width
        topPadding: Theme.gap1
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.one.account
    }
    T.AbstractButton {
        id: line
        objectName: "modifier-" + root.index
        checkable: true
        enabled: root.cited
        width: root.width
        height: Math.max(enabled ? Theme.touch : 0, words.implicitHeight)
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: words.text === "" ? "" : qsTr("%1 %2, where it is written").arg(figure.text).arg(words.text)
        Accessible.onPressAction: line.toggle()
        Keys.onReturnPressed: line.toggle()
        FocusRing { shown: line.visualFocus }
        PlainText {
            id: figure
            y: words.y
            width: Math.round(36 * Theme.scale)
            text: root.one.value > 0 ? "+" + root.one.value : root.one.value < 0 ? "−" + -root.one.value : "0"
            color: root.one.value < 0 ? Theme.bad : Theme.good
            font.bold: true
            Accessible.ignored: true
        }
        Words {
            id: words
            x: figure.width
            width: parent.width - x
            opacity: glossed.visible ? 0 : 1
            y: Math.round((line.height - implicitHeight) / 2)
            text: root.one.of !== "" ? qsTr("%1 (%2)").arg(root.one.name).arg(root.one.of) : root.one.name
            Accessible.ignored: true
        }
        // Opened, its words lead to the glossary; closed, a tap anywhere opens it.
        Glossed {
            id: glossed
            objectName: "terms-" + root.index
            visible: more.visible
            desk: root.desk
            x: words.x
            y: words.y
            width: words.width
            plain: words.text
            onAsked: id => root.glossaryAsked(id)
        }
    }
    Words {
        objectName: "overruled-" + root.index
        visible: text !== ""
        x: figure.width
        width: parent.width - x
        bottomPadding: Theme.gap1
        font.bold: true
        text: root.rule.overruled
    }
    Column {
        id: more
        visible: line.checked && line.enabled
        x: figure.width
        width: parent.width - x
        bottomPadding: Theme.gap1
        Words {
            objectName: "ruleText-" + root.index
            visible: text !== "" && text !== root.one.name
            width: parent.width
            lineHeight: 1.2
            text: root.rule.text
        }
        Words {
            objectName: "place-" + root.index
            width: parent.width
            color: Theme.quiet
            font.pixelSize: Theme.small
            text: root.rule.place
        }
        PushButton {
            objectName: "playOtherwise-" + root.index
            visible: root.overrulable
            plain: true
            iconName: "edit"
            font.pixelSize: Theme.small
            text: qsTr("Play it otherwise")
            onClicked: root.overruleAsked(root.rule.id)
        }
    }
}
