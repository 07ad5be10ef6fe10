import QtQuick
import Strategikon.App

// The agreed size: usual ones to tap, any other to type.
Flow {
    id: root

    property int points: Settings.pointsOf(system)
    property string system: Settings.system
    property int most: 100000  // what the list reaches
    readonly property list<int> usual: Array.from(Settings.sizesOf(system)).filter(points => points <= root.most)
    signal chosen(int points)

    spacing: Theme.gap3
    Segments {
        objectName: "sizes"
        visible: root.usual.length > 0
        what: qsTr("Points")
        options: Array.from(root.usual).map(points => Theme.points(points))
        current: Array.from(root.usual).indexOf(root.points)
        onChosen: index => root.chosen(root.usual[index])
    }
    NumberField {
        objectName: "pointsField"
        width: Math.round(110 * Theme.scale)
        what: qsTr("Other points limit")
        stored: String(root.points)
        least: 1
        most: root.most
        onChosen: points => root.chosen(points)
    }
}
