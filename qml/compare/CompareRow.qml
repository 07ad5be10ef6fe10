pragma ComponentBehavior: Bound
import QtQuick

// A line of the comparison: what it is, both figures, and between them the sign of the difference.
Item {
    id: root

    required property string name
    required property string first
    required property string second
    required property string sign
    required property int cell
    property string firstDetail
    property string secondDetail
    property string words
    readonly property bool differs: sign !== "="

    implicitHeight: Math.max(Math.round(38 * Theme.scale), label.implicitHeight + Theme.gap3)
    height: visible ? implicitHeight : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 on the left, %3 on the right. %4").arg(name).arg(first).arg(second).arg(words)

    Column {
        id: label
        x: Theme.gap2
        width: parent.width - figures.width - Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        Heading { width: parent.width; text: root.name; font.pixelSize: Theme.name; font.bold: root.differs; Accessible.ignored: true }
        Words { width: parent.width; visible: root.words !== "" && root.differs; text: root.words; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
    }
    Row {
        id: figures
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Column {
            width: root.cell
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: root.first; font.bold: root.differs; Accessible.ignored: true }
            Words { width: parent.width; visible: root.firstDetail !== ""; horizontalAlignment: Text.AlignHCenter; text: root.firstDetail; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
        }
        Heading {
            width: Math.round(40 * Theme.scale)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: root.sign
            color: root.differs ? Theme.accent : Theme.quiet
            font.pixelSize: Theme.name
            Accessible.ignored: true
        }
        Column {
            width: root.cell
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: root.second; font.bold: root.differs; Accessible.ignored: true }
            Words { width: parent.width; visible: root.secondDetail !== ""; horizontalAlignment: Text.AlignHCenter; text: root.secondDetail; color: Theme.quiet; font.pixelSize: Theme.tiny; Accessible.ignored: true }
        }
    }
    Rule { anchors.bottom: parent.bottom; width: parent.width }
}
