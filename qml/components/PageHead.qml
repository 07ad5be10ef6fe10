import QtQuick

// The head of a page that one comes to from another: the way back, a title, a line below, actions.
Item {
    id: root

    required property string title
    property string subtitle
    property string backTo
    default property alias actions: row.data
    readonly property bool stacked: row.wish > 0 && width - row.wish < Math.round(300 * Theme.scale)
    signal back()

    implicitHeight: (stacked ? titles.height + row.implicitHeight + Theme.gap3 : Math.max(titles.height, row.implicitHeight))

    IconButton {
        id: arrow
        objectName: "back"
        visible: root.backTo !== ""
        x: -Theme.gap3
        iconName: "back"
        text: root.backTo
        onClicked: root.back()
    }
    Column {
        id: titles
        x: arrow.visible ? arrow.width - Theme.gap2 : 0
        width: root.width - x - (root.stacked || row.wish === 0 ? 0 : row.wish + Theme.gap4)
        Heading {
            objectName: "pageTitle"
            width: parent.width
            topPadding: 1
            text: root.title
            font.pixelSize: Theme.title
        }
        Words {
            width: parent.width
            visible: root.subtitle !== ""
            color: Theme.quiet
            text: root.subtitle
        }
    }
    Flow {
        id: row
        readonly property int wish: { let sum = 0; for (let i = 0; i < visibleChildren.length; ++i) sum += visibleChildren[i].implicitWidth + (i > 0 ? spacing : 0); return sum > 0 ? Math.ceil(sum) + 1 : 0; }
        x: root.stacked ? 0 : root.width - width
        y: root.stacked ? titles.height + Theme.gap3 : 0
        width: root.stacked ? root.width : wish
        spacing: Theme.gap3
    }
}
