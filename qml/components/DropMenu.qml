import QtQuick
import QtQuick.Templates as T

// The overflow menu of a row or page.
T.Menu {
    id: root

    implicitWidth: Math.round(300 * Theme.scale)
    implicitHeight: contentItem.implicitHeight + 2
    padding: 1
    margins: Theme.gap2
    focus: true
    onVisibleChanged: Sheets.menus += visible ? 1 : -1
    Component.onDestruction: if (visible) Sheets.menus -= 1
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: contentHeight > height
        clip: true
    }
    background: Rectangle {
        color: Theme.raised
        border.width: 1
        border.color: Theme.edge
        radius: Theme.corner
        Accessible.role: Accessible.PopupMenu
        Accessible.name: root.title
    }
}
