pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The map with its tools, scale and warnings.
FocusScope {
    id: root

    required property Battlefield desk
    property alias map: map
    property alias setting: map.setting
    property alias fixed: map.fixed
    property string refusal

    function zoom(factor: real): void { map.zoomBy(factor, map.width / 2, map.height / 2); }
    // In a wide window the other player looks; a quarter is for tall ones.
    function turn(): void { map.quarter = map.quarter + (root.width >= root.height ? 2 : 1); }
    function refuse(words: string): void {
        root.refusal = words;
        fading.restart();
    }

    Timer { id: fading; interval: 8000; onTriggered: root.refusal = "" }
    Rectangle {
        anchors.fill: parent
        color: Theme.sunken
        radius: Theme.corner
        FocusRing { shown: map.activeFocus }
    }
    FieldMap {
        id: map
        objectName: "map"
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        field: root.desk
        dark: Theme.dark
        Accessible.role: Accessible.Graphic
        Accessible.name: map.words
        Accessible.focusable: true
        onTapped: place => {
            const badge = root.desk.selected;
            if (root.desk.deploying.unit.badge !== "" && !root.desk.deploying.unit.posted) root.desk.deploying.setDownAt(badge, place.x, place.y);
            else root.desk.selected = "";
        }

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
    Item {
        id: strip
        width: parent.width
        height: Theme.touch + Theme.gap1
        Row {
            id: tools
            x: Theme.gap1
            y: 2
            IconButton { objectName: "mapLarger"; iconName: "plus"; text: qsTr("Zoom in (Ctrl++)"); onClicked: root.zoom(1.4) }
            IconButton { objectName: "mapSmaller"; iconName: "minus"; text: qsTr("Zoom out (Ctrl+-)"); enabled: !map.whole; onClicked: root.zoom(1 / 1.4) }
            IconButton { objectName: "mapWhole"; visible: strip.width >= 8 * Theme.touch + 2 * Theme.gap1; iconName: "whole"; text: qsTr("Whole table (Ctrl+0)"); enabled: !map.whole; onClicked: map.fit() }
            IconButton { objectName: "mapTurn"; iconName: "turn"; text: qsTr("View from the other side (Ctrl+T)"); onClicked: root.turn() }
            IconButton { objectName: "mapGrid"; iconName: "grid"; checkable: true; checked: map.grid; text: qsTr("Grid (Ctrl+G)"); color: map.grid ? Theme.accent : Theme.ink; framed: map.grid; onClicked: map.grid = checked }
            IconButton { objectName: "mapTape"; iconName: "tape"; checkable: true; checked: map.tape; text: qsTr("Measuring tape (Ctrl+M)"); color: map.tape ? Theme.accent : Theme.ink; framed: map.tape; onClicked: map.tape = checked }
            IconButton { objectName: "mapHelps"; iconName: "eye"; checkable: true; checked: map.helps; text: qsTr("Distances, zones and visibility of the selected unit (Ctrl+B)"); color: map.helps ? Theme.accent : Theme.ink; framed: map.helps; onClicked: map.helps = checked }
            IconButton { objectName: "mapKey"; iconName: "key"; text: qsTr("Key to symbols"); onClicked: legend.open() }
        }
        Column {
            visible: strip.width > tools.x + tools.width + Math.max(bar.width, scaleWords.implicitWidth) + Theme.gap3 + Theme.gap1
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap3
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Words { id: scaleWords; anchors.horizontalCenter: bar.horizontalCenter; font.pixelSize: Theme.tiny; text: map.barWords }
            Rectangle {
                id: bar
                width: Math.round(map.barWidth)
                height: 5
                color: Theme.page
                border.width: 1
                border.color: Theme.ink
                Rectangle { width: parent.width / 2; height: parent.height; color: Theme.ink }
            }
        }
    }
    Rectangle {
        readonly property string words: map.warning !== "" ? map.warning : root.refusal !== "" ? root.refusal : map.tape && map.measured === "" ? qsTr("Drag from point to point; between two units it measures their nearest edges.") : ""
        readonly property bool severe: map.warning !== "" || root.refusal !== ""
        objectName: "mapWords"
        visible: words !== ""
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(said.implicitWidth + Theme.icon + Theme.gap2 + 2 * Theme.gap3, parent.width - 2 * Theme.gap2)
        height: Math.max(Theme.touch, said.height + 2 * Theme.gap2)
        radius: Theme.corner
        color: severe ? Theme.badWash : Theme.wash
        border.width: 1
        border.color: severe ? Theme.bad : Theme.edge
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words
        Icon { x: Theme.gap3; anchors.verticalCenter: parent.verticalCenter; name: parent.severe ? "error" : "tape"; color: parent.severe ? Theme.bad : Theme.ink }
        PlainText {
            id: said
            x: Theme.gap3 + Theme.icon + Theme.gap2
            width: Math.min(implicitWidth, parent.parent.width - 2 * Theme.gap2 - x - Theme.gap3)
            anchors.verticalCenter: parent.verticalCenter
            text: parent.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Lazy {
        id: legend
        objectName: "legend"
        sheet: Component { LegendSheet { desk: root.desk } }
    }
}
