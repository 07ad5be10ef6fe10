pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// All there is to one piece of terrain.
Column {
    id: root

    required property Battlefield desk
    required property FieldMap map
    required property var feature
    readonly property var selection: desk.selection

    topPadding: Theme.gap2
    bottomPadding: Theme.gap3
    spacing: Theme.gap3
    Words { width: parent.width; text: root.feature.place }
    Repeater {
        model: root.feature.faults
        SideNote { required property var modelData; width: root.width; severe: modelData.severe; text: modelData.words }
    }
    HandTools { width: parent.width; desk: root.desk; map: root.map; thing: root.feature.id }
    Repeater {
        model: root.selection.kinds ?? []
        Prose { required property var modelData; width: root.width; name: modelData.name; text: modelData.effect; place: modelData.place }
    }
    Field {
        objectName: "featureName"
        width: parent.width
        what: qsTr("A name of your own for %1").arg(root.feature.title)
        placeholderText: qsTr("A name of your own")
        stored: root.feature.name
        maximumLength: 60
        onSaved: text => root.desk.nameFeature(root.feature.id, text)
    }
    PushButton {
        objectName: "takeAway"
        width: parent.width
        iconName: "trash"
        text: qsTr("Take it off the table")
        onClicked: root.desk.take(root.feature.id)
    }
}
