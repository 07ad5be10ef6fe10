import QtQuick
import Strategikon.App

// What the orders that are lined up come to, at the head of the card: in sight wherever the card is scrolled to.
Words {
    id: root

    required property ForecastViewModel ahead

    objectName: "planTotals"
    visible: root.ahead.length > 0 && root.ahead.totals !== ""
    font.pixelSize: Theme.small
    text: qsTr("Plan: %1").arg(root.ahead.totals)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
