pragma ComponentBehavior: Bound
import QtQuick

// How many of so many: a filled box for each that is, an empty one for each that is not. Many are told in figures.
Row {
    id: root

    required property int count
    required property int of
    property string figures: qsTr("%1 of %2").arg(root.count).arg(root.of)
    property color ink: Theme.ink
    property int box: Math.round(14 * Theme.scale)

    spacing: 3
    Repeater {
        model: root.of <= 10 ? root.of : 0
        Rectangle {
            required property int index
            width: root.box
            height: root.box
            radius: 2
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            color: index < root.count ? root.ink : "transparent"
            border.width: index < root.count ? 0 : 1
            border.color: Theme.edge
        }
    }
    PlainText {
        visible: root.of > 10
        text: root.figures
        color: root.count > 0 ? root.ink : Theme.quiet
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
