import QtQuick
import QtQuick.Window

// Keeps what has the keyboard in sight: scrolls a view to it.
Item {
    id: root

    required property Flickable view
    required property Item content  // what is in the view
    property int margin: Theme.gap4
    readonly property Item focused: Window.activeFocusItem

    onFocusedChanged: show(focused)

    function show(item: Item): void {
        if (!item || !holds(item)) return;
        const top = item.mapToItem(content, 0, 0).y + content.y;
        const bottom = top + Math.min(item.height, view.height - 2 * margin);
        if (top < view.contentY + margin) view.contentY = Math.max(0, top - margin);
        else if (bottom > view.contentY + view.height - margin) view.contentY = Math.min(Math.max(0, view.contentHeight - view.height), bottom - view.height + margin);
    }
    function holds(item: Item): bool {
        for (let at = item; at; at = at.parent) if (at === content) return true;
        return false;
    }
}
