pragma ComponentBehavior: Bound
import QtQuick

// An item of the charts, chosen freely.
Column {
    id: root

    required property var items // chart, id, name
    readonly property var charts: Array.from(new Set(root.items.map(item => item.chart)))
    property int chart: 0
    readonly property var shown: root.items.filter(item => item.chart === root.charts[root.chart])
    signal picked(string id)

    spacing: Theme.gap2
    Picker {
        objectName: "chart"
        width: parent.width
        what: qsTr("Type of terrain")
        model: root.charts
        currentIndex: root.chart
        onActivated: index => root.chart = index
    }
    Repeater {
        model: root.shown
        PushButton {
            required property var modelData
            required property int index
            objectName: "item-" + index
            width: root.width
            iconName: "plus"
            text: modelData.name
            onClicked: root.picked(modelData.id)
        }
    }
}
