pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// All there is to one piece of terrain.
Column {
    id: root

    required property Battlefield desk
    required property FieldMap map
    required property featureShown feature
    readonly property list<fieldFinding> faults: root.feature.faults
    readonly property list<proseShown> meanings: root.desk.terrain.meanings
    property fieldFinding noFault
    property proseShown noMeaning

    topPadding: Theme.gap2
    bottomPadding: Theme.gap3
    spacing: Theme.gap3
    Words { width: parent.width; text: root.feature.place }
    Repeater {
        model: root.faults.length
        SideNote { required property int index; readonly property fieldFinding it: root.faults[index] ?? root.noFault; width: root.width; severe: it.severe; text: it.words }
    }
    HandTools { width: parent.width; desk: root.desk; map: root.map; thing: root.feature.id }
    Repeater {
        model: root.meanings.length
        Prose { required property int index; readonly property proseShown it: root.meanings[index] ?? root.noMeaning; width: root.width; name: it.name; text: it.text; place: it.place }
    }
    Field {
        objectName: "featureName"
        width: parent.width
        what: qsTr("Your own name for %1").arg(root.feature.title)
        placeholderText: qsTr("Your own name")
        stored: root.feature.name
        maximumLength: 60
        onSaved: text => root.desk.terrain.nameFeature(root.feature.id, text)
    }
    PushButton {
        objectName: "takeAway"
        width: parent.width
        iconName: "trash"
        text: qsTr("Remove from table")
        onClicked: if (Endings.take()) root.desk.terrain.take(root.feature.id)
    }
}
