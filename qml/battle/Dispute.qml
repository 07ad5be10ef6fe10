pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What players cannot settle is given to a die between two answers: 1 to 3 is yes or the first, 4 to 6 no or the second.
Flow {
    id: root

    required property AdjustmentViewModel agreed
    required property list<disputeShown> disputes
    required property string input
    property disputeShown none
    readonly property disputeShown it: Array.from(root.disputes).find(one => one.input === root.input) ?? root.none
    readonly property bool known: root.it.input !== ""
    readonly property list<answerShown> answers: root.it.answers
    property answerShown nothing
    property bool asked: false
    property int first: 0   // rows of answers
    property int second: 1

    visible: root.known && root.asked
    spacing: Theme.gap2
    onInputChanged: root.asked = false

    function ask(): void {
        root.first = root.it.first;
        root.second = root.it.second;
        root.asked = true;
    }
    function answer(row: int): answerShown { return root.answers[row] ?? root.nothing; }
    function decide(face: int): void {
        if (root.agreed.decide(root.input, root.answer(root.first).value, root.answer(root.second).value, face) > 0) root.asked = false;
    }

    Repeater {
        model: root.asked && root.answers.length > 2 ? 2 : 0
        Picker {
            required property int index
            objectName: "disputed-" + index
            what: index === 0 ? qsTr("The die shows 1 to 3") : qsTr("The die shows 4 to 6")
            textRole: "words"
            model: root.answers
            currentIndex: index === 0 ? root.first : root.second
            onActivated: row => { if (index === 0) root.first = row; else root.second = row; }
        }
    }
    Words {
        visible: root.asked
        width: root.width
        font.pixelSize: Theme.small
        text: root.first === root.second ? qsTr("Choose two different answers.")
            : qsTr("1–3: %1. 4–6: %2. The die shows:").arg(root.answer(root.first).words).arg(root.answer(root.second).words)
    }
    Repeater {
        model: root.asked ? 6 : 0
        PushButton {
            required property int index
            objectName: "decide-" + (index + 1)
            enabled: root.first !== root.second
            implicitWidth: Theme.touch
            leftPadding: 0
            text: String(index + 1)
            Accessible.name: qsTr("The die shows %1").arg(index + 1)
            onClicked: root.decide(index + 1)
        }
    }
    If { wanted: root.asked; PushButton { objectName: "decideRoll"; enabled: root.first !== root.second; plain: true; text: qsTr("Roll for us"); onClicked: root.decide(0) } }
}
