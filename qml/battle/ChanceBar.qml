import QtQuick

// A chance as a bar with its words and its figure; what is no chance has no bar.
Item {
    id: root

    required property string words
    required property real part // -1: no chance
    property string figure: root.part > 0 && root.part < 0.0005 ? qsTr("< %1 %").arg((0.1).toLocaleString(Qt.locale(), "f", 1))
        : qsTr("%1 %").arg((100 * root.part).toLocaleString(Qt.locale(), "f", 1))

    implicitHeight: Math.max(Math.round(26 * Theme.scale), said.implicitHeight + 4)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.words === "" ? root.figure : qsTr("%1: %2").arg(root.words).arg(root.figure)

    Rectangle {
        width: parent.width
        height: parent.height
        radius: Theme.corner
        color: Theme.sunken
        Rectangle {
            visible: root.part >= 0
            width: Math.round(parent.width * root.part)
            height: parent.height
            radius: Theme.corner
            color: Theme.wash
            border.width: 1
            border.color: Theme.hairline
        }
    }
    PlainText {
        id: said
        x: Theme.gap2
        width: parent.width - number.width - 3 * Theme.gap2
        anchors.verticalCenter: parent.verticalCenter
        text: root.words
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    PlainText {
        id: number
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap2
        anchors.verticalCenter: parent.verticalCenter
        text: root.figure
        font.pixelSize: Theme.small
        font.bold: true
        Accessible.ignored: true
    }
}
