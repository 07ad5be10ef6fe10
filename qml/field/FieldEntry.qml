import QtQuick
import QtQuick.Templates as T

// A saved battlefield in the list.
T.ItemDelegate {
    id: root

    required property int index
    required property string fieldId
    required property string name
    required property string table
    required property string method
    required property string progress
    required property string changed
    readonly property bool current: ListView.isCurrentItem
    readonly property bool roomy: width >= Math.round(720 * Theme.scale)
    signal menuAsked(Item button)

    width: ListView.view ? ListView.view.width : 0
    height: Math.max(Math.round(76 * Theme.scale), left.implicitHeight + 2 * Theme.gap3)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3, %4").arg(name).arg(table).arg(method).arg(root.progress)
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Icon {
            id: picture
            x: Theme.gap4
            name: "fields"
            size: Math.round(32 * Theme.scale)
            color: Theme.edge
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: left
            anchors.left: picture.right
            anchors.leftMargin: Theme.gap4
            anchors.right: right.left
            anchors.rightMargin: Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            PlainText {
                width: parent.width
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Math.round(Theme.name * 1.12)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: qsTr("%1 · %2").arg(root.table).arg(root.roomy ? root.method : root.progress)
                color: Theme.quiet
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Row {
            id: right
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap2
            height: parent.height
            spacing: Theme.gap4
            Column {
                visible: root.roomy
                anchors.verticalCenter: parent.verticalCenter
                PlainText { text: root.progress; Accessible.ignored: true }
                PlainText { text: root.changed; color: Theme.quiet; font.pixelSize: Theme.small; Accessible.ignored: true }
            }
            IconButton {
                id: menuButton
                objectName: "fieldMenu"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "more"
                text: qsTr("Menu for %1").arg(root.name)
                focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                activeFocusOnTab: root.current || activeFocus
                onClicked: root.menuAsked(menuButton)
            }
        }
    }
    background: Rectangle {
        color: root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing {
            anchors.margins: 2
            shown: root.current && root.ListView.view !== null && root.ListView.view.activeFocus
        }
    }
}
