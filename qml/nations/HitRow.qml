pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A row of some list that the search found.
T.ItemDelegate {
    id: root

    required property int index
    required property string system
    required property string list
    required property string nation
    required property string row
    required property bool option
    required property string name
    required property string type
    required property string points
    required property int amount  // of them
    required property string special
    readonly property list<string> detail: [root.type, root.special]
    readonly property bool current: ListView.isCurrentItem && ListView.view.activeFocus

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap3)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3 points, %4", "", amount).arg(name).arg(nation).arg(points).arg(special)
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Column {
            id: words
            x: Theme.gap2
            width: parent.width - cost.width - 2 * Theme.gap3
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Theme.name
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: Array.from(root.detail).filter(part => part !== "").join(" · ")
                color: Theme.quiet
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        PlainText {
            id: cost
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap2
            anchors.verticalCenter: parent.verticalCenter
            text: root.points
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        color: root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing { anchors.margins: 1; shown: root.current }
    }
}
