pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A line of the history: what it is about, what came of it, and figures.
T.ItemDelegate {
    id: root

    required property int index
    required property pastRowShown modelData
    property pastFigureShown none
    readonly property bool opens: root.modelData.id !== ""
    readonly property bool current: ListView.isCurrentItem

    width: ListView.view ? ListView.view.width : 0
    height: column.implicitHeight + 2 * (root.modelData.under ? Theme.gap1 : Theme.gap3)
    focusPolicy: Qt.NoFocus
    text: root.modelData.title
    Accessible.role: Accessible.ListItem
    Accessible.name: Array.of(root.modelData.title, root.modelData.result, root.modelData.about).concat(Array.from(root.modelData.figures).map(one => qsTr("%1 %2").arg(one.label).arg(one.value))).filter(text => text !== "").join(", ")
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Column {
            id: column
            x: root.modelData.under ? Theme.gap8 : Theme.gap4
            width: parent.width - x - Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap1
            PlainText {
                width: parent.width
                text: root.modelData.title
                font.family: root.modelData.under ? Theme.sans : Theme.serif
                font.pixelSize: root.modelData.under ? Theme.body : Math.round(Theme.name * 1.12)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            PlainText {
                visible: text !== ""
                width: parent.width
                text: Array.of(root.modelData.result, root.modelData.about).filter(text => text !== "").join(" · ")
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: Theme.gap4
                Repeater {
                    model: root.modelData.figures.length
                    Row {
                        id: one
                        required property int index
                        readonly property pastFigureShown figure: root.modelData.figures[one.index] ?? root.none
                        spacing: Theme.gap1
                        PlainText { text: one.figure.label; color: Theme.quiet; font.pixelSize: Theme.small; Accessible.ignored: true }
                        PlainText { text: one.figure.value; font.pixelSize: Theme.small; font.bold: true; Accessible.ignored: true }
                    }
                }
            }
        }
    }
    background: Rectangle {
        color: root.opens && root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing {
            anchors.margins: 2
            shown: root.current && root.ListView.view !== null && root.ListView.view.activeFocus
        }
    }
}
