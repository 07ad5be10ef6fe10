pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What players cannot settle is given to a die: 1 to 3 is the first answer, 4 to 6 the second.
Flow {
    id: root

    required property AgreedDesk agreed
    required property string input
    readonly property bool may: root.agreed.disputable.indexOf(root.input) >= 0
    property bool asked: false

    visible: root.may
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
        height: Theme.touch
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.small
        text: qsTr("1–3 the first (yes), 4–6 the second (no):")
        wrapMode: Text.NoWrap
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
