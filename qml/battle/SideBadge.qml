import QtQuick

// Which side: A round and blue, B square and red.
Rectangle {
    id: root

    required property int side
    property int size: Math.round(28 * Theme.scale)

    implicitWidth: root.size
    implicitHeight: root.size
    radius: root.side === 0 ? root.size / 2 : Math.round(root.size / 7)
    color: root.side === 0 ? Theme.sideA : Theme.sideB
    Accessible.ignored: true
    PlainText {
        anchors.centerIn: parent
        text: root.side === 0 ? qsTr("A") : qsTr("B")
        color: root.side === 0 ? Theme.sideAInk : Theme.sideBInk
        font.bold: true
        font.pixelSize: Math.round(root.size / 2)
        Accessible.ignored: true
    }
}
