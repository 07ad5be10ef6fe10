pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A row of a price list: what it is for, and its figures.
FocusScope {
    id: root

    required property int index
    required property string name
    required property list<priceShown> cells
    property priceShown none
    readonly property bool wide: width >= Math.round(680 * Theme.scale)
    signal edited(priceShown price)

    // The first of its figures has the keyboard.
    function begin(): void { if (figures.count > 0) figures.itemAt(0).forceActiveFocus(Qt.TabFocusReason); }

    implicitHeight: Math.max(wide ? Math.max(words.height, buttons.height) : words.height + buttons.height, Theme.touch) + 2 * Theme.gap1
    activeFocusOnTab: false
    Accessible.role: Accessible.ListItem
    Accessible.name: root.name

    Rectangle {
        anchors.fill: parent
        visible: root.ListView.isCurrentItem && root.ListView.view.activeFocus
        color: Theme.wash
    }
    Heading {
        id: words
        x: Theme.gap2
        y: root.wide ? Math.round((root.height - height) / 2) : Theme.gap1
        width: root.wide ? Math.round(root.width * 0.36) : root.width - 2 * Theme.gap2
        text: root.name
        font.pixelSize: Theme.name
    }
    Flow {
        id: buttons
        x: root.wide ? words.x + words.width + Theme.gap3 : Theme.gap2
        y: root.wide ? Math.round((root.height - height) / 2) : words.height + Theme.gap1
        width: root.width - x - Theme.gap2
        spacing: Theme.gap2
        Repeater {
            id: figures
            model: root.cells.length
            PriceButton {
                required property int index
                price: root.cells[index] ?? root.none
                onClicked: root.edited(price)
            }
        }
    }
    Rule { width: parent.width; anchors.bottom: parent.bottom }
}
