import QtQuick
import QtQuick.Templates as T
import QtQuick.Window

// A page's content in one column that scrolls, and follows the keyboard.
Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property int margin: Theme.gap6
    property int most: 1200
    readonly property Item focused: Window.activeFocusItem

    clip: true
    contentHeight: column.implicitHeight + 2 * margin
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ThinScrollBar { }
    onFocusedChanged: show(focused)

    // Brings an item of the column into sight.
    function show(item: Item): void {
        if (!item || !holds(item)) return;
        const top = item.mapToItem(column, 0, 0).y + column.y;
        const bottom = top + Math.min(item.height, height - 2 * Theme.gap4);
        if (top < contentY + Theme.gap4) contentY = Math.max(0, top - Theme.gap4);
        else if (bottom > contentY + height - Theme.gap4) contentY = Math.min(Math.max(0, contentHeight - height), bottom - height + Theme.gap4);
    }
    function holds(item: Item): bool {
        for (let at = item; at; at = at.parent) if (at === column) return true;
        return false;
    }

    Column {
        id: column
        x: Math.max(root.margin, Math.round((root.width - width) / 2))
        y: root.margin
        width: Math.min(root.width - 2 * root.margin, Math.round(root.most * Theme.scale))
        spacing: Theme.gap4
    }
}
