pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A recorded battle in the list: in columns where there is room, otherwise in lines.
T.ItemDelegate {
    id: root

    required property int index
    required property string battleId
    required property string name
    required property string day
    required property list<string> nations
    required property list<string> players
    required property int winner
    required property string result
    required property string score
    required property string standing
    required property bool over
    required property string occasion
    required property list<string> tags
    required property BattleColumns columns
    readonly property bool current: ListView.isCurrentItem
    readonly property string outcome: root.over ? root.result : root.standing
    readonly property string labels: Array.of(root.occasion).concat(Array.from(root.tags).map(tag => "#" + tag)).filter(text => text !== "").join(" ")
    signal menuAsked(Item button)

    function sideOf(side: int): string {
        const player = root.players[side] ?? "";
        return player === "" ? root.nations[side] ?? "" : qsTr("%1 (%2)", "a nation, its player").arg(root.nations[side] ?? "").arg(player);
    }

    width: ListView.view ? ListView.view.width : 0
    height: Math.max(Math.round(60 * Theme.scale), (root.columns.wide ? columned.implicitHeight : lined.implicitHeight) + 2 * Theme.gap2)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: Array.of(root.name, qsTr("%1 against %2").arg(root.sideOf(0)).arg(root.sideOf(1)), root.outcome, root.over ? root.score : "", root.day, root.labels).filter(text => text !== "").join(", ")
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Row {
            id: columned
            visible: root.columns.wide
            x: Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap4
            PlainText {
                width: root.columns.day
                anchors.verticalCenter: parent.verticalCenter
                text: root.day
                color: Theme.quiet
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Column {
                width: root.columns.name
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2
                PlainText {
                    width: parent.width
                    text: root.name
                    font.family: Theme.serif
                    font.pixelSize: Math.round(Theme.name * 1.12)
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                PlainText {
                    visible: text !== ""
                    width: parent.width
                    text: root.labels
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: 2
                BattleSide {
                    required property int index
                    width: root.columns.side
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    nation: root.nations[index] ?? ""
                    player: root.players[index] ?? ""
                    won: root.winner === index
                }
            }
            PlainText {
                width: root.columns.points
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: root.score
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
            PlainText {
                width: root.columns.result
                anchors.verticalCenter: parent.verticalCenter
                text: root.outcome
                color: root.over ? Theme.ink : Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Column {
            id: lined
            visible: !root.columns.wide
            x: Theme.gap3
            width: parent.width - x - root.columns.menu
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            PlainText {
                width: parent.width
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Math.round(Theme.name * 1.12)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: qsTr("%1 – %2", "two sides of a battle").arg(root.sideOf(0)).arg(root.sideOf(1))
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: Array.of(root.outcome, root.score, root.day, root.labels).filter(text => text !== "").join(" · ")
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        IconButton {
            id: menuButton
            objectName: "battleMenu"
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap2
            anchors.verticalCenter: parent.verticalCenter
            iconName: "more"
            text: qsTr("Menu for %1").arg(root.name)
            focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.current || activeFocus
            onClicked: root.menuAsked(menuButton)
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
