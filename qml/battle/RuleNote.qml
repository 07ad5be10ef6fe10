pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The rule a card follows: in our words, where it stands in the book, a plan of it, and the words it uses.
SideNote {
    id: root

    required property BattleViewModel desk
    readonly property cardShown card: root.desk.asked.card
    readonly property ruleShown rule: root.card.rule
    readonly property drawingShown plan: root.desk.learning.drawing
    readonly property list<termShown> terms: root.visible ? root.desk.learning.termsIn(Array.of(root.card.title, root.rule.text).concat(Array.from(root.desk.asked.inputs).map(one => one.label)).join(". ")) : []
    property bool overrulable  // not in the past, nor once it is over
    signal glossaryAsked(string id)
    signal overruleAsked(string id)

    objectName: "ruleNote"
    iconName: "help"
    text: root.rule.id !== "" ? qsTr("%1\n%2").arg(root.rule.text).arg(root.rule.place) : ""

    Words {
        objectName: "overruled"
        visible: text !== ""
        width: parent ? parent.width : 0
        font.bold: true
        text: root.rule.overruled
    }
    Column {
        visible: root.plan.name !== ""
        width: parent ? parent.width : 0
        spacing: Theme.gap1
        Words { objectName: "planName"; width: parent.width; font.bold: true; text: root.plan.name }
        RulePlan {
            objectName: "plan"
            width: Math.min(parent.width, Math.round(300 * Theme.scale))
            height: Math.round(width * root.plan.high / root.plan.wide)
            drawing: root.plan
            ink: Theme.ink
            paper: Theme.raised
            acting: Theme.accent
            font.family: Theme.sans
            font.pixelSize: Theme.tiny
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Plan: %1").arg(root.plan.name)
        }
    }
    Flow {
        visible: root.terms.length > 0
        width: parent ? parent.width : 0
        spacing: Theme.gap2
        Repeater {
            model: root.terms
            Chip {
                required property termShown modelData
                objectName: "term-" + modelData.id
                checkable: false
                text: modelData.name
                Accessible.name: qsTr("What is: %1").arg(text)
                onFlipped: root.glossaryAsked(modelData.id)
            }
        }
    }
    PushButton {
        objectName: "playOtherwise"
        visible: root.overrulable && root.rule.id !== ""
        plain: true
        iconName: "edit"
        font.pixelSize: Theme.small
        text: qsTr("Overrule")
        onClicked: root.overruleAsked(root.rule.id)
    }
}
