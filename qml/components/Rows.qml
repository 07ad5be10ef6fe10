import QtQuick

// A Repeater of so many rows whose delegates are kept: with a number as its model it makes all of them anew when one is
// added. Delegates hide themselves beyond `rows`.
Repeater {
    id: root

    property int rows: 0
    readonly property ListModel places: ListModel {}

    model: root.places
    onRowsChanged: { while (root.places.count < root.rows) root.places.append({}); }
}
