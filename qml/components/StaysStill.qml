import QtQuick
import QtQuick.Window

// What was tapped, or has the keyboard, keeps its place on the screen while something opens or closes above it in the
// same column: the view goes along.
Item {
    id: root

    required property Flickable view
    required property Column column
    property Item within // of whom this is so; nothing: of nobody
    readonly property Item focused: Window.activeFocusItem
    property Item held
    property real place: 0 // of the held one in the view

    onFocusedChanged: root.take()
    onWithinChanged: root.take()

    function take(): void {
        root.held = null;
        for (let at = root.focused; at && root.within; at = at.parent) if (at === root.within) root.held = root.focused;
        root.note();
    }
    function note(): void { if (root.held) root.place = root.held.mapToItem(root.view, 0, 0).y; }
    function follow(): void {
        if (!root.held || !root.held.visible) return;
        const last = Math.max(root.view.originY, root.view.originY + root.view.contentHeight - root.view.height);
        const by = root.held.mapToItem(root.view, 0, 0).y - root.place;
        root.view.contentY = Math.max(root.view.originY, Math.min(last, root.view.contentY + by));
        root.note();
    }

    Connections { target: root.view; function onContentYChanged(): void { root.note(); } }
    Connections { target: root.column; function onPositioningComplete(): void { root.follow(); } }
}
