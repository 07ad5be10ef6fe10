pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Strategikon.App

// A unit or a commander: name and what is left of it, badge and what has befallen it. Where the card asks for such, it
// can be tapped here too. Several alike are one row, which opens.
T.Button {
    id: root

    required property unitShown unit
    required property int side
    property bool may: false
    property int chosen: 0 // how many of them
    readonly property bool picked: root.chosen > 0
    readonly property bool several: root.unit.row.length > 0
    signal opened()
    property barShown noBar
    readonly property barShown bar: root.unit.bars[0] ?? root.noBar
    readonly property bool barred: root.unit.bars.length > 0
    property markShown noMark
    readonly property string marks: Array.from(root.unit.marks).map(mark => mark.words).join(", ")

    implicitHeight: Math.max(Theme.touch, lines.implicitHeight + Theme.gap1)
    enabled: root.may || root.several
    focusPolicy: Qt.NoFocus
    text: root.unit.badge
    opacity: root.unit.gone ? 0.6 : 1
    Accessible.role: root.may ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: Array.of(root.unit.badge, root.unit.name, root.barred ? qsTr("%1 %2", "stands; 3 of 4").arg(root.bar.words).arg(root.bar.count) : "", root.marks).filter(one => one !== "").join(", ")
    Accessible.checkable: root.may
    Accessible.checked: root.picked
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        ArmGlyph {
            id: glyph
            x: Theme.gap2 + (root.unit.inner ? Theme.gap3 : 0)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.unit.arm !== ""
            arm: root.unit.arm
            size: Math.round(22 * Theme.scale)
            color: root.side === 0 ? Theme.sideA : Theme.sideB
        }
        Column {
            id: lines
            x: glyph.visible ? glyph.x + glyph.width + Theme.gap2 : Theme.gap3
            width: parent.width - x - (opens.visible ? opens.width : Theme.gap2)
            anchors.verticalCenter: parent.verticalCenter
            RowLayout {
                width: parent.width
                spacing: Theme.gap1
                PlainText {
                    Layout.fillWidth: true
                    text: root.several ? qsTr("%1 %2", "a name; so many").arg(root.unit.name).arg(root.unit.many) : root.unit.name
                    font.family: Theme.serif
                    font.pixelSize: Math.round(17 * Theme.scale)
                    font.strikeout: root.unit.gone
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Boxes {
                    visible: root.barred
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: Math.round(6 * Theme.scale)
                    count: root.bar.is
                    of: root.bar.of
                    figures: root.bar.count
                    box: Math.round(10 * Theme.scale)
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap1
                PlainText {
                    text: root.unit.badge
                    color: Theme.ink
                    font.bold: true
                    font.pixelSize: Theme.small
                    height: Math.round(20 * Theme.scale)
                    rightPadding: 3
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
                // Below the name, which keeps its width.
                PlainText {
                    objectName: "chosenOf"
                    visible: root.several && root.picked
                    text: qsTr("%1 chosen").arg(root.chosen)
                    color: Theme.ink
                    font.bold: true
                    font.pixelSize: Theme.small
                    height: Math.round(20 * Theme.scale)
                    rightPadding: 3
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
                Repeater {
                    model: root.unit.marks.length
                    Mark {
                        required property int index
                        width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                        mark: root.unit.marks[index] ?? root.noMark
                    }
                }
            }
        }
    }
    IconButton {
        id: opens
        objectName: "opens-" + root.objectName
        visible: root.several
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        iconName: root.unit.open ? "up" : "down"
        text: root.unit.open ? qsTr("Together") : qsTr("One by one")
        onClicked: root.opened()
    }
    background: Rectangle {
        color: root.picked ? Theme.wash : root.may && root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        Rectangle { visible: root.picked; width: 4; height: parent.height; color: Theme.accent }
        Rectangle { visible: root.may && !root.picked; width: 2; height: parent.height; color: Theme.edge }
    }
}
