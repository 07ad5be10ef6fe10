import QtQuick

// How wide the columns of a list of battles are.
QtObject {
    required property real width
    readonly property bool wide: width >= Math.round(900 * Theme.scale)
    readonly property int day: Math.round(104 * Theme.scale)
    readonly property int points: Math.round(108 * Theme.scale)
    readonly property int result: Math.round(190 * Theme.scale)
    readonly property int menu: Theme.touch + Theme.gap2
    // What is left is shared by the battle's name and both sides.
    readonly property real rest: width - Theme.gap4 - day - points - result - menu - 5 * Theme.gap4
    readonly property int side: Math.floor(rest * 0.3)
    readonly property int name: Math.floor(rest - 2 * side)
}
