pragma ComponentBehavior: Bound
import QtQuick

// What the dice before terrain settled for the battle.
Column {
    id: root

    required property list<string> lines

    visible: root.lines.length > 0
    spacing: 2
    Words { text: qsTr("The battle"); font.bold: true }
    Repeater {
        model: root.lines.length
        Words { required property int index; width: root.width; color: Theme.quiet; text: root.lines[index] ?? "" }
    }
}
