pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A unit or a commander: badge, name, what is left of it, and what has befallen it. Where the card asks for such, it can
// be tapped here too.
T.Button {
    id: root

    required property unitShown unit
    property bool may: false
    property bool picked: false
    property barShown noBar
    readonly property barShown bar: root.unit.bars[0] ?? root.noBar
    readonly property bool barred: root.unit.bars.length > 0
    property markShown noMark
    readonly property string marks: Array.from(root.unit.marks).map(mark => mark.words).join(", ")

    implicitHeight: Math.max(Theme.touch, lines.implicitHeight + 2 * Theme.gap1)
    enabled: root.may
    focusPolicy: Qt.NoFocus
    text: root.unit.badge
    opacity: root.unit.gone ? 0.55 : 1
    Accessible.role: root.may ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: Array.of(root.unit.badge, root.unit.name, root.barred ? qsTr("%1 %2 of %3").arg(root.bar.words).arg(root.bar.is).arg(root.bar.of) : "", root.marks).filter(one => one !== "").join(", ")
    Accessible.checkable: root.may
    Accessible.checked: root.picked
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Rectangle {
            id: badge
            x: Theme.gap2
            width: Math.max(Math.round(40 * Theme.scale), letters.implicitWidth + Theme.gap2)
            height: Math.round(30 * Theme.scale)
            y: Math.round((Math.max(Theme.touch, height) - height) / 2) - Theme.gap1
            radius: Theme.corner
            color: root.picked ? Theme.accent : "transparent"
            border.width: root.picked ? 0 : 1
            border.color: root.may ? Theme.ink : Theme.hairline
            PlainText {
                id: letters
                anchors.centerIn: parent
                text: root.unit.badge
                color: root.picked ? Theme.accentInk : Theme.ink
                font.bold: true
                Accessible.ignored: true
            }
        }
        Column {
            id: lines
            x: badge.x + badge.width + Theme.gap3
            width: parent.width - x - Theme.gap2
            spacing: 2
            Item {
                width: parent.width
                height: Math.max(title.implicitHeight, Math.round(34 * Theme.scale) - (flow.visible ? Theme.gap1 : 0))
                PlainText {
                    id: title
                    width: parent.width - boxes.width - Theme.gap2
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.unit.name
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    font.strikeout: root.unit.gone
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Boxes {
                    id: boxes
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.barred
                    count: root.bar.is
                    of: root.bar.of
                }
            }
            Flow {
                id: flow
                visible: root.unit.marks.length > 0
                width: parent.width
                spacing: Theme.gap1
                bottomPadding: Theme.gap1
                Repeater {
                    model: root.unit.marks.length
                    Mark {
                        required property int index
                        mark: root.unit.marks[index] ?? root.noMark
                    }
                }
            }
        }
    }
    background: Rectangle {
        color: root.picked ? Theme.wash : root.may && root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        Rectangle { visible: root.picked; width: 3; height: parent.height; color: Theme.accent }
    }
}
