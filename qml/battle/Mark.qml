import QtQuick
import Strategikon.App

// What has befallen a unit: its sign and a word; what its player has to mind is filled and stands out.
Rectangle {
    id: root

    required property markShown mark

    readonly property real before: 2 * Theme.gap1 + (sign.visible ? sign.width + row.spacing : 0)

    implicitWidth: Math.ceil(inOneLine.advanceWidth) + 1 + root.before
    implicitHeight: Math.max(Math.round(20 * Theme.scale), words.height + 2)
    radius: Theme.corner
    color: root.mark.plight ? Theme.badWash : Theme.sunken
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap1
        BattleSign {
            id: sign
            visible: letter !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(16 * Theme.scale)
            height: width
            shape: root.mark.shape
            letter: root.mark.letter
            filled: root.mark.plight
            ink: root.mark.plight ? Theme.bad : Theme.quiet
            paper: Theme.badWash
        }
        PlainText {
            id: words
            width: root.width - root.before
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            text: root.mark.words
            color: root.mark.plight ? Theme.bad : Theme.quiet
            font.pixelSize: Theme.tiny
            font.bold: root.mark.plight
            Accessible.ignored: true
        }
    }
    TextMetrics { id: inOneLine; font: words.font; text: words.text }
}
