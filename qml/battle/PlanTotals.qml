import QtQuick
import Strategikon.App

// What the orders that are lined up come to, at the head of the card: in sight wherever the card is scrolled to.
Words {
    id: root

    required property AheadDesk ahead
    readonly property var totals: root.ahead.totals

    objectName: "planTotals"
    visible: root.ahead.length > 0 && root.totals.length > 0
    font.pixelSize: Theme.small
    text: qsTr("Lined up: %1").arg(root.totals.map(one => qsTr("%1: %2").arg(one.label).arg(one.words)).join(" · "))
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
