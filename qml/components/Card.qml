import QtQuick

// A sheet of lighter paper; what is put inside stands in a column.
Rectangle {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property int padding: Theme.gap4

    implicitHeight: column.implicitHeight + 2 * padding
    implicitWidth: 320
    color: Theme.raised
    radius: Theme.corner
    border.width: 1
    border.color: Theme.hairline

    Column {
        id: column
        x: root.padding
        y: root.padding
        width: root.width - 2 * root.padding
        spacing: Theme.gap3
    }
}
