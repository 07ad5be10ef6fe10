pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A nation and what the stands make of it: a sign and words.
T.ItemDelegate {
    id: root

    required property int index
    required property string system
    required property string list
    required property string name
    required property string words
    required property bool can
    property bool on: false

    height: Math.max(Math.round(52 * Theme.scale), column.implicitHeight + Theme.gap3)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ": " + words
    Accessible.selected: on
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Icon {
            id: sign
            x: Theme.gap2
            anchors.verticalCenter: parent.verticalCenter
            name: root.can ? "legal" : "minus"
            color: root.can ? Theme.good : Theme.quiet
        }
        Column {
            id: column
            x: sign.x + sign.width + Theme.gap3
            width: parent.width - x - Theme.gap2
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Theme.name
                font.bold: root.on
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: root.words
                color: Theme.quiet
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        color: root.on || root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing { anchors.margins: 1; shown: root.ListView.isCurrentItem && root.ListView.view.activeFocus }
    }
}
