pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Strategikon.App

// Where the parts of a battle stand, by the room there is: they are made once, and stand in these places. A left hand
// has them mirrored.
Item {
    id: root

    readonly property real broad: root.width / Theme.scale
    readonly property real high: root.height / Theme.scale
    readonly property bool beside: root.broad >= 1000 || root.broad >= 860 && root.broad > root.high
    readonly property bool wide: root.broad >= 1400                                     // beside, and no tabs
    readonly property bool stacked: !root.beside && root.broad >= 600 && root.high >= 860
    readonly property bool single: !root.beside && !root.stacked                        // one part at a time
    readonly property bool low: root.high < 560
    property bool now: true                                                             // single: the card is shown

    readonly property Item panes: root.beside ? besidePanes : root.stacked ? stackedPanes : singlePanes
    readonly property Item card: root.beside ? besideCard : root.stacked ? stackedCard : singleCard
    readonly property Item footer: root.beside ? besideFooter : root.stacked ? stackedFooter : singleFooter
    readonly property Item strip: root.beside ? besideStrip : root.stacked ? stackedStrip : singleStrip // tabs, or the film
    readonly property int bar: Math.round((root.low ? 48 : 60) * Theme.scale)
    readonly property int cardWidth: Math.round(Math.min(520 * Theme.scale, root.width * 0.56)) // beside
    readonly property int direction: Settings.leftHand ? Qt.RightToLeft : Qt.LeftToRight

    component Place: Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    component Bar: Item {
        Layout.fillWidth: true
        Layout.preferredHeight: root.bar
    }

    GridLayout {
        visible: root.beside
        anchors.fill: parent
        columns: 2
        layoutDirection: root.direction
        rowSpacing: Theme.gap2
        columnSpacing: Theme.gap2
        Place { id: besidePanes }
        Place { id: besideCard; Layout.fillWidth: false; Layout.preferredWidth: root.cardWidth }
        Bar { id: besideStrip }
        Bar { id: besideFooter; Layout.fillWidth: false; Layout.preferredWidth: root.cardWidth }
    }
    ColumnLayout {
        visible: root.stacked
        anchors.fill: parent
        spacing: Theme.gap2
        Place { id: stackedPanes }
        Bar { id: stackedStrip }
        Place { id: stackedCard; Layout.fillHeight: false; Layout.preferredHeight: Math.round(root.height * 0.46) }
        Bar { id: stackedFooter }
    }
    GridLayout {
        visible: root.single
        anchors.fill: parent
        columns: root.broad >= 600 ? 2 : 1
        layoutDirection: root.direction
        rowSpacing: Theme.gap2
        columnSpacing: Theme.gap2
        Place {
            Layout.columnSpan: parent.columns
            Item { id: singleCard; anchors.fill: parent; visible: root.now }
            Item { id: singlePanes; anchors.fill: parent; visible: !root.now }
        }
        Bar { id: singleFooter }
        Bar { id: singleStrip }
    }
}
