import QtQuick

// A kind of scenery in the list, and how many there are of it.
Item {
    id: root

    required property int index
    required property string name
    required property string kind
    required property string size
    required property int pieces
    signal asked(int count)

    height: Math.max(Math.round(64 * Theme.scale), words.implicitHeight + 2 * Theme.gap2)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2: %n pieces", "", root.pieces).arg(title.text).arg(root.size)

    Column {
        id: words
        x: Theme.gap2
        width: tools.x - x - Theme.gap3
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            id: title
            width: parent.width
            text: root.name !== "" ? root.name : root.kind
            font.family: Theme.serif
            font.pixelSize: Theme.name
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: root.name !== "" ? qsTr("%1 · %2").arg(root.kind).arg(root.size) : root.size
            color: Theme.quiet
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap2
        Stepper { objectName: "pieces-" + root.index; what: title.text; value: root.pieces; from: 1; to: 100; onAsked: count => root.asked(count) }
        IconButton { objectName: "dropPiece-" + root.index; iconName: "trash"; text: qsTr("Remove %1").arg(title.text); onClicked: if (Endings.take()) root.asked(0) }
    }
    Rule { anchors.bottom: parent.bottom; width: parent.width }
}
