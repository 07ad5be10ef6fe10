import QtQuick

// What players cannot settle is left to a die.
IconButton {
    required property string input

    objectName: "dispute-" + input
    iconName: "dice"
    color: Theme.quiet
    text: qsTr("Dice for it")
}
