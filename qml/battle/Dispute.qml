pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What players cannot settle is given to a die: 1 to 3 is yes or what is noted, 4 to 6 no or the next answer.
Flow {
    id: root

    required property AgreedDesk agreed
    required property string input
    readonly property var disputes: root.agreed.disputes
    readonly property var it: root.disputes.find(one => one.input === root.input) ?? null
    property bool asked: false

    visible: root.it !== null
    spacing: Theme.gap2
    onInputChanged: root.asked = false

    function decide(face: int): void { if (root.agreed.decide(root.input, face) > 0) root.asked = false; }

    PushButton {
        objectName: "dispute-" + root.input
        visible: !root.asked
        plain: true
        iconName: "dice"
        font.pixelSize: Theme.small
        text: qsTr("Let a die decide")
        onClicked: root.asked = true
    }
    Words {
        visible: root.asked
        width: root.width
        font.pixelSize: Theme.small
        text: root.it ? qsTr("1–3: %1. 4–6: %2. The die shows:").arg(root.it.first).arg(root.it.second) : ""
    }
    Repeater {
        model: root.asked ? 6 : 0
        PushButton {
            required property int index
            objectName: "decide-" + (index + 1)
            implicitWidth: Theme.touch
            leftPadding: 0
            text: String(index + 1)
            Accessible.name: qsTr("The die shows %1").arg(index + 1)
            onClicked: root.decide(index + 1)
        }
    }
    PushButton { objectName: "decideRoll"; visible: root.asked; plain: true; text: qsTr("Roll for me"); onClicked: root.decide(0) }
}
