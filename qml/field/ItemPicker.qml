pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// An item of the charts, chosen freely.
Column {
    id: root

    required property list<chartItemShown> items
    readonly property list<string> charts: Array.from(new Set(Array.from(root.items).map(item => item.chart)))
    property int chart: 0
    readonly property list<chartItemShown> shown: Array.from(root.items).filter(item => item.chart === root.charts[root.chart])
    property chartItemShown none
    signal picked(string id)

    spacing: Theme.gap2
    Picker {
        objectName: "chart"
        width: parent.width
        what: qsTr("Terrain type")
        model: root.charts
        currentIndex: root.chart
        onActivated: index => root.chart = index
    }
    Repeater {
        model: root.shown.length
        PushButton {
            required property int index
            readonly property chartItemShown it: root.shown[index] ?? root.none
            objectName: "item-" + index
            width: root.width
            iconName: "plus"
            text: it.name
            onClicked: root.picked(it.id)
        }
    }
}
