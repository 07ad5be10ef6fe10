import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// One price under its column's name. A sign tells how sure it is, besides the colour.
T.Button {
    id: root

    required property priceShown price
    readonly property string sign: price.corrected ? "✓" : price.doubtful ? "?" : ""

    objectName: "price-" + price.id
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + 2 * Theme.gap1)
    implicitWidth: Math.max(Math.round(84 * Theme.scale), column.implicitWidth + 2 * Theme.gap3)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %2").arg(price.title).arg(price.points)
    Accessible.description: price.origin
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Column {
            id: column
            anchors.centerIn: parent
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.price.label
                color: Theme.quiet
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.sign === "" ? root.price.points : qsTr("%1 %2", "a price and how sure it is").arg(root.price.points).arg(root.sign)
                color: root.price.corrected ? Theme.good : root.price.doubtful ? Theme.accent : Theme.ink
                font.pixelSize: Math.round(Theme.body * 1.15)
                font.bold: root.price.corrected || root.price.doubtful
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.corner
        color: root.price.corrected ? Theme.goodWash : root.hovered || root.price.doubtful ? Theme.wash : Theme.raised
        border.width: 1
        border.color: Theme.edge
        FocusRing { shown: root.visualFocus }
    }
}
