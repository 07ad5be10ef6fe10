import QtQuick
import QtQuick.Layouts
import Strategikon.App

// How what is being fought out stands so far: a figure for each side, and what it is made of.
RowLayout {
    id: root

    required property boutShown bout

    component Parts: PlainText {
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // both alike, so that the figures stand in the middle
        color: Theme.quiet
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        maximumLineCount: 3
        Accessible.ignored: true
    }
    component Figure: PlainText {
        font.family: Theme.serif
        font.pixelSize: Math.round(44 * Theme.scale)
        font.bold: true
        Accessible.ignored: true
    }

    objectName: "boutScore"
    visible: root.bout.scored
    spacing: Theme.gap3
    Accessible.role: Accessible.StaticText
    Accessible.name: root.bout.scored ? qsTr("Score so far: A %1, B %2").arg(root.bout.score[0]).arg(root.bout.score[1]) : ""

    Parts { text: root.bout.parts[0] ?? ""; horizontalAlignment: Text.AlignRight }
    Figure { text: root.bout.score[0] ?? ""; color: Theme.sideA }
    Figure { text: ":"; color: Theme.quiet; font.bold: false }
    Figure { text: root.bout.score[1] ?? ""; color: Theme.sideB }
    Parts { text: root.bout.parts[1] ?? "" }
}
