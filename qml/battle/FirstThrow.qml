pragma ComponentBehavior: Bound
import QtQuick

// What fell first, while it is thrown again.
Flow {
    id: root

    required property list<int> faces

    objectName: "firstThrow"
    spacing: Theme.gap2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("First roll: %1").arg(Array.from(root.faces).join(", "))
    Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: root.faces.length === 1 ? qsTr("First roll: %1").arg(root.faces[0]) : qsTr("First roll") }
    Repeater {
        model: root.faces.length > 1 ? root.faces : []
        DieFace {
            required property int modelData
            implicitWidth: Theme.touch
            implicitHeight: implicitWidth
            face: modelData
            checked: true
            enabled: false
            Accessible.ignored: true
        }
    }
}
