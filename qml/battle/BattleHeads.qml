pragma ComponentBehavior: Bound
import QtQuick

// What stands in the columns below; a narrow list has none.
Row {
    id: root

    required property BattleColumns columns

    visible: root.columns.wide
    height: visible ? Math.round(28 * Theme.scale) : 0
    leftPadding: Theme.gap4
    spacing: Theme.gap4

    component Head: PlainText {
        height: root.height
        verticalAlignment: Text.AlignVCenter
        color: Theme.quiet
        font.pixelSize: Theme.tiny
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Head { width: root.columns.day; text: qsTr("Date") }
    Head { width: root.columns.name; text: qsTr("Battle") }
    Head { width: root.columns.side; text: qsTr("Side A") }
    Head { width: root.columns.side; text: qsTr("Side B") }
    Head { width: root.columns.points; text: qsTr("Points"); horizontalAlignment: Text.AlignRight }
    Head { width: root.columns.result; text: qsTr("Result") }
}
