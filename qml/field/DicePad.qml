pragma ComponentBehavior: Bound
import QtQuick

// Dice thrown at the table are tapped or typed; or the program throws. The last die answers.
Column {
    id: root

    required property int dice
    required property int sides
    property list<int> faces // 0: none yet
    property list<string> names // whose or what each die is; none: they are alike
    signal thrown(var faces)
    signal rollAsked()

    spacing: Theme.gap3
    onDiceChanged: root.faces = []

    function set(die: int, face: int): void {
        const faces = Array.from(root.faces);
        faces[die] = face;
        root.faces = faces;
        for (let i = 0; i < root.dice; ++i) if (!faces[i]) return;
        root.faces = [];
        root.thrown(faces);
    }
    // A digit on the keyboard is the next die that has no face yet.
    function type(face: int): void {
        if (face < 1 || face > root.sides) return;
        for (let i = 0; i < root.dice; ++i) if (!root.faces[i]) { root.set(i, face); return; }
    }

    Words {
        width: parent.width
        color: Theme.quiet
        text: root.dice > 1 ? qsTr("Roll at the table and tap the results:") : qsTr("Roll at the table and tap the result:")
    }
    Repeater {
        model: root.dice
        Column {
            id: row
            required property int index
            spacing: 2
            Words { visible: text !== ""; text: root.names[row.index] ?? "" }
            Row {
                spacing: Theme.gap1
                Repeater {
                    model: root.sides
                    DieFace {
                        required property int index
                        objectName: "die-" + row.index + "-" + (index + 1)
                        face: index + 1
                        checked: root.faces[row.index] === face
                        onClicked: root.set(row.index, face)
                    }
                }
            }
        }
    }
    // Last: a second tap on what stood here before rolls nothing.
    PushButton {
        objectName: "roll"
        width: parent.width
        primary: true
        iconName: "dice"
        text: qsTr("Roll for us")
        onClicked: root.rollAsked()
    }
}
