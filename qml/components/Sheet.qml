import QtQuick
import QtQuick.Templates as T

// A dialog: a card near the top of a wide window, at the foot of a tall one. Content scrolls, the foot stays. It does not
// move while one chooses: its top is fixed as it opens, and it grows downwards but never shrinks.
T.Popup {
    id: root

    required property string title
    default property alias content: column.data
    property alias foot: footRow.data
    property int wish: 560
    readonly property bool low: parent ? parent.height > parent.width : false
    readonly property int wanted: head.height + body.contentHeight + 2 * Theme.gap4 + footBar.height
    property int held: 0  // the height that it has had since it was opened
    // At the foot of a tall window half of it is reserved, for what comes while one chooses.
    readonly property int top: !parent ? 0
        : low ? Math.max(2 * Theme.gap6, parent.height - Math.max(first, Math.round(parent.height / 2)))
        : Math.max(Theme.gap6, Math.round(parent.height / 12))
    property int first: 0  // the height with which it was opened

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: !parent ? 0 : low ? parent.width : Math.min(parent.width - 2 * Theme.gap6, Math.round(wish * Theme.scale))
    height: !parent ? 0 : low ? parent.height - top : Math.min(parent.height - top - Theme.gap6, Math.max(wanted, held))
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: top
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onWantedChanged: if (visible) root.held = Math.max(root.held, root.wanted)
    onAboutToShow: { root.first = root.wanted; root.held = root.wanted; }
    onVisibleChanged: Sheets.open += visible ? 1 : -1
    Component.onDestruction: if (visible) Sheets.open -= 1

    T.Overlay.modal: Rectangle { color: Theme.shade }

    background: Rectangle {
        color: Theme.page
        border.width: 1
        border.color: Theme.edge
        radius: Theme.corner
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
    }
    contentItem: FocusScope {
        focus: true
        Item {
            id: head
            width: parent.width
            height: Math.max(Theme.touch, heading.implicitHeight) + Theme.gap4
            Heading {
                id: heading
                x: Theme.gap6
                width: parent.width - x - Theme.touch - Theme.gap4
                anchors.verticalCenter: parent.verticalCenter
                text: root.title
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            IconButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap2
                anchors.verticalCenter: parent.verticalCenter
                iconName: "close"
                text: qsTr("Close")
                onClicked: root.close()
            }
            Rule { width: parent.width; anchors.bottom: parent.bottom }
        }
        Flickable {
            id: body
            anchors.top: head.bottom
            anchors.bottom: footBar.top
            width: parent.width
            clip: true
            contentHeight: column.implicitHeight + 2 * Theme.gap4
            topMargin: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ThinScrollBar { }
            Column {
                id: column
                x: Theme.gap6
                y: Theme.gap4
                width: body.width - 2 * Theme.gap6
                spacing: Theme.gap4
            }
            Follow { view: body }
        }
        Item {
            id: footBar
            anchors.bottom: parent.bottom
            width: parent.width
            height: footRow.visibleChildren.length > 0 ? footRow.implicitHeight + 2 * Theme.gap3 : 0
            Rule { width: parent.width; visible: footBar.height > 0 }
            Flow {
                id: footRow
                x: Theme.gap6
                y: Theme.gap3
                width: parent.width - 2 * Theme.gap6
                spacing: Theme.gap3
                layoutDirection: Qt.RightToLeft
            }
        }
    }
}
