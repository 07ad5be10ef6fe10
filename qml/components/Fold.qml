import QtQuick
import QtQuick.Templates as T

// A heading that opens and closes what stands below it.
Column {
    id: root

    required property string title
    property bool open: false
    default property alias content: inner.data

    T.Button {
        id: head
        width: parent.width
        implicitHeight: Theme.touch
        focusPolicy: Qt.StrongFocus
        text: root.title
        onClicked: root.open = !root.open
        Keys.onReturnPressed: head.clicked()
        Accessible.role: Accessible.Button
        Accessible.name: root.title
        Accessible.description: root.open ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: head.clicked()
        contentItem: Item {
            Icon {
                id: arrow
                anchors.verticalCenter: parent.verticalCenter
                name: root.open ? "up" : "down"
                color: Theme.quiet
            }
            Heading {
                x: arrow.width + Theme.gap2
                width: parent.width - x
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: Theme.name
                text: root.title
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        background: Rectangle {
            color: head.hovered ? Theme.wash : "transparent"
            radius: Theme.corner
            FocusRing { shown: head.visualFocus }
        }
    }
    Column {
        id: inner
        visible: root.open
        width: parent.width
        topPadding: Theme.gap2
        bottomPadding: Theme.gap3
        spacing: Theme.gap3
    }
}
