pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One thing that players may agree on before a battle: whether, how much, and whose it is.
Column {
    id: root

    required property var clause // id, label, kind, least, most, usual, whose
    readonly property bool points: root.clause.kind === 2
    property bool on: false
    property string figure: String(root.clause.usual)
    property string side
    property string names
    signal agreed(string value)  // empty: nothing

    function tell(): void {
        const whose = root.clause.whose === 1 ? root.side : root.clause.whose === 2 ? root.names.trim() : "";
        root.agreed(!root.on ? "" : root.clause.kind === 0 ? "1" : root.figure.trim() + (whose !== "" ? ":" + whose : ""));
    }

    spacing: Theme.gap1
    Chip {
        objectName: "clause-" + root.clause.id
        text: root.clause.label
        checked: root.on
        onFlipped: { root.on = !root.on; root.tell(); }
    }
    Flow {
        visible: root.on && root.clause.kind > 0
        width: root.width
        leftPadding: Theme.gap3
        spacing: Theme.gap2
        Field {
            objectName: "clauseFigure-" + root.clause.id
            width: 110
            what: root.points ? qsTr("Points") : root.clause.label
            inputMethodHints: Qt.ImhDigitsOnly
            validator: IntValidator { bottom: root.clause.least; top: root.clause.most }
            stored: root.figure
            onTextEdited: { root.figure = text; root.tell(); }
        }
        Words {
            visible: root.points
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: qsTr("points")
        }
        Repeater {
            model: root.clause.whose === 1 ? ["A", "B"] : []
            Chip {
                required property string modelData
                objectName: "clauseSide-" + root.clause.id + "-" + modelData
                text: qsTr("Side %1").arg(modelData)
                checked: root.side === modelData
                onFlipped: { root.side = root.side === modelData ? "" : modelData; root.tell(); }
            }
        }
        Field {
            objectName: "clauseNames-" + root.clause.id
            visible: root.clause.whose === 2
            width: 240
            what: qsTr("Who or what")
            placeholderText: qsTr("Names or badges")
            onTextEdited: { root.names = text; root.tell(); }
        }
    }
}
