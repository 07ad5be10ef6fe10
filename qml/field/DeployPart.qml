pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Setting down: whose turn it is, by hand or by the program.
PanelPart {
    id: root

    readonly property deployTurn turn: root.desk.deploying.due
    readonly property postedShown unit: root.desk.deploying.unit
    readonly property list<fieldFinding> misposted: root.desk.deploying.misposted
    readonly property list<marchShown> columns: root.desk.armies.columns
    readonly property list<arrivalShown> arrivals: root.desk.armies.arrivals
    property fieldFinding noFinding
    property marchShown noMarch
    property arrivalShown noArrival
    readonly property bool ready: root.desk.troops.rows.length > 0
    property int plan: 0
    property int handedSide: 0 // that the tablet goes to
    readonly property int dueSide: root.turn.side

    onDueSideChanged: if (root.desk.byBlocks && root.dueSide >= 0) root.side = root.dueSide
    readonly property string planId: root.plan === 0 ? "battle" : "random"
    property int side: root.turn.side >= 0 ? root.turn.side : 0

    Connections {
        target: root.desk
        function onSelectedChanged(): void { root.follow(root.desk.deploying.unit); }
    }

    title: !root.ready ? qsTr("Choose the armies first") : root.turn.done ? qsTr("Both armies are deployed") : root.desk.byBlocks ? blocks.title : root.turn.roll ? qsTr("Who deploys first?")
        : root.turn.side < 0 ? qsTr("Both deploy in secret") : root.turn.leaders ? qsTr("%1 deploys commanders").arg(root.turn.who)
        : root.turn.badge !== "" ? qsTr("%1: %2 is next in the column").arg(root.turn.who).arg(root.turn.badge) : root.turn.all ? qsTr("%1 deploys all the rest").arg(root.turn.who) : qsTr("%1 deploys %2").arg(root.turn.who).arg(qsTr("%n units", "", root.turn.bodies))
    words: !root.ready ? qsTr("Choose an army for each side first.") : root.desk.byBlocks ? blocks.words : root.turn.done ? qsTr("Drag units to adjust, then print the map.")
        : root.turn.roll ? (root.desk.firstIsNear ? qsTr("Roll one die: low is the near side, high the far side.") : qsTr("Roll one die: low is the far side, high the near side."))
        : qsTr("Tap a unit below, then its place on the map, or let the program deploy. You may leave units off the map.")

    still: troops
    function follow(chosen: postedShown): void { if (chosen.badge !== "") root.side = chosen.side; }
    function hand(side: int): void { root.handedSide = side; handing.open(); }
    function typed(face: int): void { if (root.turn.roll) root.desk.deploying.throwForBeginning(face, true); }

    DicePad {
        visible: root.turn.roll
        width: parent.width
        dice: root.turn.roll ? 1 : 0
        sides: 6
        onThrown: faces => root.desk.deploying.throwForBeginning(faces[0], true)
        onRollAsked: root.desk.deploying.throwForBeginning(0, false)
    }
    PushButton {
        objectName: "goOn"
        visible: root.turn.done
        width: parent.width
        primary: true
        iconName: "next"
        text: qsTr("To the table")
        onClicked: root.went()
    }
    UnitCard { visible: root.unit.badge !== ""; width: parent.width; desk: root.desk; helps: root.map.helps }
    BlockTurn { id: blocks; visible: root.ready && root.desk.byBlocks; width: parent.width; desk: root.desk; planId: root.planId; onHanded: side => root.hand(side) }
    PushButton {
        objectName: "deployAll"
        visible: root.ready && !root.turn.done && !root.turn.roll && (!blocks.shut || blocks.open >= 0)
        width: parent.width
        primary: !root.desk.byBlocks
        iconName: "fill"
        text: !blocks.shut ? qsTr("Deploy both for us") : (blocks.open === 0) === root.desk.firstIsNear ? qsTr("Deploy the rest of the near side for us") : qsTr("Deploy the rest of the far side for us")
        onClicked: root.desk.deploying.deploy(-1, root.planId)
    }
    Flow {
        visible: root.ready && !root.turn.done && !root.turn.roll && !root.desk.byBlocks
        width: parent.width
        spacing: Theme.gap2
        PushButton { objectName: "deployNext"; text: qsTr("Next unit only"); onClicked: root.desk.deploying.deployNext(root.planId) }
        PushButton { objectName: "deployNear"; text: qsTr("Near side"); onClicked: root.desk.deploying.deploy(root.desk.firstIsNear ? 0 : 1, root.planId) }
        PushButton { objectName: "deployFar"; text: qsTr("Far side"); onClicked: root.desk.deploying.deploy(root.desk.firstIsNear ? 1 : 0, root.planId) }
    }
    PushButton {
        objectName: "skip"
        visible: root.ready && !root.turn.done && !root.turn.roll
        width: parent.width
        plain: root.desk.byBlocks
        text: qsTr("Skip deployment")
        onClicked: root.went()
    }
    Segments {
        objectName: "plan"
        visible: root.ready && !root.turn.done
        what: qsTr("How the program deploys")
        options: [qsTr("Order of battle"), qsTr("Random")]
        current: root.plan
        onChosen: index => root.plan = index
    }
    Repeater {
        model: root.misposted.length
        SideNote {
            required property int index
            readonly property fieldFinding it: root.misposted[index] ?? root.noFinding
            width: parent.width
            severe: true
            iconName: "error"
            text: it.words
        }
    }
    Repeater {
        model: root.desk.deploying.remarks
        SideNote {
            required property string modelData
            objectName: "remark"
            width: parent.width
            text: modelData
        }
    }
    Repeater {
        model: root.ready ? root.columns.length : 0
        ColumnPart { required property int index; width: parent.width; desk: root.desk; march: root.columns[index] ?? root.noMarch }
    }
    Repeater {
        model: root.arrivals.length
        Arrival { required property int index; width: parent.width; arrival: root.arrivals[index] ?? root.noArrival; ready: root.turn.done; onBrought: root.desk.armies.bringOn(arrival.code) }
    }
    Segments {
        objectName: "sideShown"
        visible: root.ready
        what: root.desk.byBlocks ? qsTr("Whose elements") : qsTr("Whose units")
        options: root.desk.firstIsNear ? [qsTr("Near side"), qsTr("Far side")] : [qsTr("Far side"), qsTr("Near side")]
        current: root.side
        onChosen: index => root.side = index
    }
    TroopList { id: troops; visible: root.ready; width: parent.width; desk: root.desk; side: root.side }
    NotesLook { visible: root.ready && root.desk.byBlocks; width: parent.width; desk: root.desk; onHanded: side => root.hand(side) }
    SealPart { visible: root.ready && !root.desk.byBlocks; width: parent.width; desk: root.desk; onSaid: words => root.said(words) }
    Lazy {
        id: handing
        objectName: "handing"
        sheet: Component { HandSheet { desk: root.desk; side: root.handedSide } }
    }
}
