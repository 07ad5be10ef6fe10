import QtQuick
import QtQuick.Templates as T
import QtQuick.Window

// Keeps what has the keyboard in sight: scrolls a view to it.
Item {
    id: root

    required property Flickable view
    property int margin: Theme.gap4
    readonly property Item focused: Window.activeFocusItem

    onFocusedChanged: show(focused)

    function show(item: Item): void {
        if (!item || item === view || !holds(item)) return;
        const button = item as T.AbstractButton;
        if (button && button.focusReason === Qt.MouseFocusReason) return;  // it would slip away under the finger
        const top = item.mapToItem(view.contentItem, 0, 0).y;
        const bottom = top + Math.min(item.height, view.height - 2 * margin);
        const last = Math.max(view.originY, view.originY + view.contentHeight - view.height);
        if (top < view.contentY + margin) view.contentY = Math.max(view.originY, top - margin);
        else if (bottom > view.contentY + view.height - margin) view.contentY = Math.min(last, bottom - view.height + margin);
    }
    function holds(item: Item): bool {
        for (let at = item; at; at = at.parent) if (at === view.contentItem) return true;
        return false;
    }
}
