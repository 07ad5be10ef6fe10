pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// One line: the way back, the turn, whose it is, the phases, how near each side is to giving up, and a menu.
Item {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    readonly property list<sideShown> sides: root.desk.table.sides
    readonly property int turnOf: Array.from(root.sides).findIndex(one => one.turn)
    property sideShown nobody
    readonly property sideShown side: root.sides[root.turnOf] ?? root.nobody
    readonly property real broad: root.width / Theme.scale
    readonly property bool bar: root.broad < 600
    readonly property bool slim: root.broad < 300 // a phone in the largest letters: the menu comes first
    readonly property list<string> callings: [Array.of(root.side.nation, root.side.name).filter(one => one !== "").join(" · "), root.side.nation, ""]
    readonly property Item menuButton: more
    signal backAsked()
    signal menuAsked()
    signal phaseAsked(int phase)

    implicitHeight: Math.round(56 * Theme.scale) + (root.bar ? Theme.gap2 : 0)

    RowLayout {
        id: line
        width: parent.width
        height: Math.round(56 * Theme.scale)
        spacing: root.broad < 420 ? Theme.gap1 : root.bar ? Theme.gap2 : Theme.gap3
        IconButton { objectName: "back"; iconName: "back"; text: qsTr("Back to battles (Escape)"); onClicked: root.backAsked() }
        Heading { objectName: "turnWords"; text: root.desk.table.turnWords; font.pixelSize: Math.round((root.slim ? 18 : root.broad < 420 ? 24 : 28) * Theme.scale); wrapMode: Text.NoWrap }
        SideBadge { visible: root.turnOf >= 0 && !root.slim; side: root.turnOf }
        // Nation and army, or as much of it as there is room for: half a name says nothing.
        Item {
            objectName: "sideWords"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root.slim ? 0 : 200
            Layout.minimumWidth: 0
            Accessible.role: Accessible.StaticText
            Accessible.name: root.callings[0]
            Accessible.ignored: root.callings[0] === ""
            PlainText {
                id: who
                FontMetrics { id: letters; font: who.font }
                width: parent.width
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: Array.from(root.callings).find(one => letters.advanceWidth(one) + 2 <= who.width) ?? ""
                font.family: Theme.serif
                font.pixelSize: Math.round(22 * Theme.scale)
                Accessible.ignored: true
            }
        }
        PhaseSteps {
            visible: !root.bar
            agreed: root.agreed
            named: root.broad >= 1000
            onAsked: phase => root.phaseAsked(phase)
        }
        Item { visible: root.broad >= 1400; Layout.fillWidth: true; Layout.preferredWidth: 60; Layout.minimumWidth: 0 }
        GridLayout {
            columns: root.broad < 420 ? 1 : 2
            rowSpacing: 0
            columnSpacing: line.spacing
            Repeater {
                model: root.sides.length
                SideLosses {
                    id: losing
                    required property int index
                    visible: losing.losses !== "" && (root.broad >= 420 || root.turnOf >= 0) // words of the turn need the room
                    side: index
                    it: root.sides[index] ?? root.nobody
                    size: root.slim ? 14 : root.broad < 420 ? 18 : 22
                }
            }
        }
        RoundClock { battleId: root.desk.battleId; wanted: !root.bar }
        IconButton { id: more; objectName: "battleMenuButton"; iconName: "more"; text: qsTr("More"); onClicked: root.menuAsked() }
    }
    PhaseBar { visible: root.bar; y: line.height; width: parent.width; agreed: root.agreed }
    Rule { visible: !root.bar; anchors.bottom: parent.bottom; x: -Theme.gap3; width: parent.width + 2 * Theme.gap3 }
}
