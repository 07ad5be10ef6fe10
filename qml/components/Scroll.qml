import QtQuick
import QtQuick.Templates as T

// A page's content in one column that scrolls, and follows the keyboard.
Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property int margin: Theme.gap6
    property int most: 1200

    clip: true
    contentHeight: column.implicitHeight + 2 * margin
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ThinScrollBar { }

    // Brings an item of the column into sight.
    function show(item: Item): void { follow.show(item); }

    Follow { id: follow; view: root }
    Column {
        id: column
        x: Math.max(root.margin, Math.round((root.width - width) / 2))
        y: root.margin
        width: Math.min(root.width - 2 * root.margin, Math.round(root.most * Theme.scale))
        spacing: Theme.gap4
    }
}
