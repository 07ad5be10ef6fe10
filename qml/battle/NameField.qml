pragma ComponentBehavior: Bound
import QtQuick

// A name, and beside it those that were written there before: one tap takes one.
Column {
    id: root

    required property string what
    property alias name: field.text
    property alias placeholderText: field.placeholderText
    property string inField  // what the field is found by
    property list<string> known
    property int most: 4
    readonly property list<string> offered: Array.from(root.known).filter(one => one !== field.text && one.toLowerCase().startsWith(field.text.trim().toLowerCase())).slice(0, root.most)
    signal accepted()

    spacing: Theme.gap1
    Field {
        id: field
        objectName: root.inField
        width: parent.width
        what: root.what
        placeholderText: root.what
        maximumLength: 80
        onAccepted: root.accepted()
    }
    Flow {
        visible: root.offered.length > 0
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.offered.length
            Chip {
                required property int index
                objectName: root.inField + "-" + index
                text: root.offered[index] ?? ""
                Accessible.name: qsTr("%1: %2", "a field: a name it may have").arg(root.what).arg(text)
                onFlipped: field.text = text
            }
        }
    }
}
