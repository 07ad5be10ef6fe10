pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One thing that players may agree on before a battle: whether, how much, and whose it is.
Column {
    id: root

    required property clauseShown clause
    readonly property bool points: root.clause.kind === ClauseKind.Points
    readonly property bool flag: root.clause.kind === ClauseKind.YesOrNo
    readonly property bool sided: root.clause.whose === ClauseKind.OneSide
    readonly property bool named: root.clause.whose === ClauseKind.Named
    property bool on: false
    property string figure: String(root.clause.usual)  // as it is agreed
    property int kept: root.clause.usual
    property string side
    property string names
    signal agreed(string value)  // empty: nothing

    function tell(): void {
        const whose = root.sided ? root.side : root.named ? root.names.trim() : "";
        root.agreed(!root.on ? "" : root.flag ? "1" : root.figure.trim() + (whose !== "" ? ":" + whose : ""));
    }

    spacing: Theme.gap1
    Chip {
        objectName: "clause-" + root.clause.id
        text: root.clause.label
        checked: root.on
        onFlipped: { root.on = !root.on; root.tell(); }
    }
    Flow {
        visible: root.on && !root.flag
        width: root.width
        leftPadding: Theme.gap3
        spacing: Theme.gap2
        NumberField {
            objectName: "clauseFigure-" + root.clause.id
            width: 110
            what: root.points ? qsTr("Points") : root.clause.label
            least: root.clause.least
            most: root.clause.most
            stored: String(root.kept)
            onChosen: number => root.kept = number
            onTextEdited: { root.figure = plain(); root.tell(); }
        }
        Words {
            visible: root.points
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: qsTr("points")
        }
        Repeater {
            model: root.sided ? ["A", "B"] : []
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
            visible: root.named
            width: 240
            what: qsTr("For")
            placeholderText: qsTr("Names or badges")
            onTextEdited: { root.names = text; root.tell(); }
        }
    }
}
