pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// How near a side is to giving up, in short.
Row {
    id: root

    required property int side
    required property sideShown it
    property int size: 22
    property barShown noBar
    readonly property string losses: Array.from(root.it.armies).map(army => army.bars[0] ?? root.noBar).filter(bar => bar.of > 0).map(bar => bar.brief).join(" ")

    objectName: "losses-" + root.side
    visible: root.losses !== ""
    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(root.it.armies).map(army => army.bars[0] ?? root.noBar).filter(bar => bar.of > 0).map(bar => qsTr("%1: %2 %3", "side A: losses; 3 of 5").arg(root.it.letter).arg(bar.words).arg(bar.count)).join(", ")
    SideBadge { anchors.verticalCenter: parent.verticalCenter; side: root.side; size: Math.round(root.size * Theme.scale) }
    PlainText {
        objectName: "lossesWords-" + root.side
        anchors.verticalCenter: parent.verticalCenter
        text: root.losses
        font.bold: true
        font.pixelSize: Math.round(root.size * Theme.scale)
        Accessible.ignored: true
    }
}
