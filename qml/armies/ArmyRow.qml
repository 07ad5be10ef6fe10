import QtQuick
import QtQuick.Templates as T

// A saved army in the library.
T.ItemDelegate {
    id: root

    required property int index
    required property string armyId
    required property string name
    required property string nation
    required property string systemName
    required property int limit
    required property real spent
    required property bool legal
    required property int findings
    required property string unjudged
    required property list<string> tags
    required property string changed
    readonly property bool current: ListView.isCurrentItem
    readonly property bool roomy: width >= Math.round(720 * Theme.scale)
    property bool marked: false
    signal menuAsked(Item button)

    width: ListView.view ? ListView.view.width : 0
    height: Math.max(Math.round(76 * Theme.scale), left.implicitHeight + 2 * Theme.gap3)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3 of %4 points, %5", "", limit).arg(name).arg(nation + ", " + systemName).arg(unjudged === "" ? Theme.points(spent) : "?").arg(Theme.points(limit)).arg(state.text)
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Column {
            id: left
            x: Theme.gap4
            width: right.x - x - Theme.gap4
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
            Row {
                width: parent.width
                spacing: Theme.gap2
                PlainText {
                    id: second
                    text: Array.from(root.roomy ? [root.nation, root.systemName] : [root.nation, root.systemName, root.changed]).join(" · ")
                    width: Math.min(implicitWidth, parent.width)
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                PlainText {
                    visible: root.tags.length > 0
                    width: Math.min(implicitWidth, parent.width - second.width - Theme.gap2)
                    text: "#" + Array.from(root.tags).join(" #")
                    color: Theme.quiet
                    font.family: Theme.serif
                    font.italic: true
                    font.pixelSize: Math.round(Theme.small * 1.15)
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Row {
            id: right
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap2
            height: parent.height
            spacing: Theme.gap4
            PlainText {
                visible: root.roomy
                width: Math.round(130 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
                text: root.changed
                color: Theme.quiet
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Column {
                opacity: root.limit > 1 ? 1 : 0  // rules without points
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(112 * Theme.scale)
                PlainText {
                    anchors.right: parent.right
                    text: root.unjudged === "" ? Theme.points(root.spent) : "?"
                    font.pixelSize: Math.round(Theme.body * 1.2)
                    Accessible.ignored: true
                }
                PlainText {
                    anchors.right: parent.right
                    text: qsTr("of %1").arg(Theme.points(root.limit))
                    color: Theme.quiet
                    font.pixelSize: Theme.tiny
                    Accessible.ignored: true
                }
            }
            Item {
                width: Math.round(118 * Theme.scale)
                height: parent.height
                StateBadge {
                    id: state
                    anchors.verticalCenter: parent.verticalCenter
                    legal: root.legal
                    findings: root.findings
                    unjudged: root.unjudged
                }
            }
            IconButton {
                id: menuButton
                objectName: "armyMenu"
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
        color: root.marked ? Theme.goodWash : root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing {
            anchors.margins: 2
            shown: root.current && root.ListView.view !== null && root.ListView.view.activeFocus
        }
    }
}
