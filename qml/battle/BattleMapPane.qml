pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The battlefield as it is known at the moment that is shown. A tap chooses a unit, also for the card; who has moved is
// dashed until he is set down: about where he likely went, or exactly where he is tapped or dragged to.
FocusScope {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    property alias chosen: map.chosen
    readonly property int trayed: tray.visible ? tray.height + Theme.gap1 : 0
    // Where there is little height the tools stand beside the map, and what is said above it has one line.
    readonly property bool flat: root.height < Math.round(400 * Theme.scale) && root.height - root.trayed >= 5 * Theme.touch + scaleBar.height + 3 * Theme.gap1

    function zoom(factor: real): void { map.zoomBy(factor, map.width / 2, map.height / 2); }

    Rectangle { anchors.fill: parent; color: Theme.sunken; radius: Theme.corner }
    BattleMap {
        id: map
        objectName: "battleMap"
        anchors.fill: parent
        anchors.leftMargin: root.flat ? toolbar.width + Theme.gap1 : 0
        anchors.topMargin: root.flat ? Math.round(28 * Theme.scale) : toolbar.height + Theme.gap1 // nobody stands behind the tools, nor behind the buttons where there is room
        anchors.bottomMargin: root.trayed + (root.height < Math.round(400 * Theme.scale) ? 0 : Theme.touch + Theme.gap1)
        desk: root.desk
        agreed: root.agreed
        dark: Theme.dark
        Accessible.role: Accessible.Graphic
        Accessible.name: map.words
        onTapped: thing => root.desk.picks.pickOnTable(thing)

        PinchHandler {
            target: null
            property real last: 1
            property point held
            onActiveChanged: { last = 1; held = centroid.position; }
            onUpdated: {
                map.pan(centroid.position.x - held.x, centroid.position.y - held.y);
                map.zoomBy(activeScale / last, centroid.position.x, centroid.position.y);
                held = centroid.position;
                last = activeScale;
            }
        }
        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => map.zoomBy(Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
        }
    }
    Rectangle {
        id: toolbar
        x: Theme.gap1
        y: Theme.gap1
        width: tools.width
        height: tools.height
        radius: Theme.corner
        color: Theme.page
        border.width: 1
        border.color: Theme.edge
        Grid {
            id: tools
            columns: root.flat ? 1 : 5
            IconButton { objectName: "mapLarger"; iconName: "plus"; text: qsTr("Larger"); onClicked: root.zoom(1.4) }
            IconButton { objectName: "mapSmaller"; iconName: "minus"; text: qsTr("Smaller"); enabled: !map.whole; onClicked: root.zoom(1 / 1.4) }
            IconButton { objectName: "mapWhole"; iconName: "whole"; text: qsTr("Whole table"); enabled: !map.whole; onClicked: map.fit() }
            IconButton { objectName: "mapTape"; iconName: "tape"; checkable: true; checked: map.tape; color: map.tape ? Theme.accent : Theme.ink; framed: map.tape; text: qsTr("Measuring tape"); onClicked: map.tape = checked }
            IconButton { objectName: "mapSave"; iconName: "print"; text: qsTr("The map as a picture or PDF"); onClicked: saving.open() }
        }
    }
    Rectangle {
        id: scaleBar
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gap1
        anchors.bottomMargin: root.trayed + Theme.gap1
        width: bar.width + 2 * Theme.gap2
        height: scaleWords.height + bar.height + Theme.gap2
        radius: Theme.corner
        color: Theme.page
        border.width: 1
        border.color: Theme.edge
        Words { id: scaleWords; x: Theme.gap2; y: 2; width: implicitWidth; font.pixelSize: Theme.tiny; text: map.barWords }
        Rectangle { id: bar; x: Theme.gap2; anchors.top: scaleWords.bottom; width: Math.round(map.barWidth); height: 4; color: Theme.ink }
    }
    BattlePaper { id: paper; battleId: root.desk.battleId }
    Lazy {
        id: saving
        sheet: Component {
            FileSheet {
                title: qsTr("The map as a picture or PDF")
                named: paper.fileName("map", "png")
                ending: "png"
                endings: ["png", "svg", "pdf"]
                onTaken: (file, replace) => paper.saveMap(root.desk.film.shownStep, file, replace)
            }
        }
    }
    // What can be done with who is chosen or has moved: over the map, so that nothing moves under the hand.
    Rectangle {
        id: hint
        readonly property string said: map.tape && map.measured === "" ? qsTr("Drag from point to point; between two units their nearest edges are measured.") : map.words
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap1
        width: Math.min(hintWords.implicitWidth + 2 * Theme.gap2, parent.width - toolbar.width - 3 * Theme.gap1)
        height: hintWords.height + Theme.gap2
        visible: hint.said !== ""
        radius: Theme.corner
        color: Theme.page
        border.width: 1
        border.color: Theme.edge
        Words { id: hintWords; objectName: "mapWords"; x: Theme.gap2; y: Theme.gap1; width: parent.width - 2 * Theme.gap2; font.pixelSize: Theme.small; text: hint.said }
    }
    Flow {
        id: doing
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap1
        anchors.bottomMargin: root.trayed + Theme.gap1
        width: parent.width - scaleBar.width - 3 * Theme.gap1
        layoutDirection: Qt.RightToLeft
        spacing: Theme.gap1
        PushButton { objectName: "mapAboutAll"; visible: map.mayPlace && map.movers > 0; text: map.movers > 1 ? qsTr("All about there") : qsTr("About there"); onClicked: map.aboutThere(0) }
        PushButton { objectName: "mapAbout"; visible: map.mayPlace && map.proposed && map.movers > 1; text: qsTr("About there"); onClicked: map.aboutThere(map.chosen) }
        PushButton { objectName: "mapConfirm"; visible: map.mayPlace && map.about; text: qsTr("Exactly there"); onClicked: map.confirm() }
        PushButton { objectName: "mapForget"; visible: map.mayPlace && map.stands; text: qsTr("Position unknown"); onClicked: map.forget() }
        PushButton { objectName: "mapForm"; visible: map.mayPlace && map.stands; text: map.column ? qsTr("In line") : qsTr("In column"); onClicked: map.form(!map.column) }
        IconButton { objectName: "mapRight"; framed: true; visible: map.mayPlace && map.stands; iconName: "clockwise"; text: qsTr("Turn right"); onClicked: map.turn(-45) }
        IconButton { objectName: "mapLeft"; framed: true; visible: map.mayPlace && map.stands; iconName: "anticlockwise"; text: qsTr("Turn left"); onClicked: map.turn(45) }
    }
    OffMap {
        id: tray
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap1
        visible: map.mayPlace && tray.missing + tray.movers > 0
        desk: root.desk
        untold: map.untold
        moved: map.moved
        missing: map.missing
        movers: map.waiting
        most: Math.round(root.height * 0.45)
        onChosen: thing => map.chosen = map.chosen === thing ? 0 : thing
    }
}
