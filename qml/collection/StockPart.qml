pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Quick to fill in: a nation, and for each of its entries the stands there are.
FocusScope {
    id: root

    required property StandsModel stands
    readonly property bool twoSided: width >= Math.round(820 * Theme.scale)
    signal said(string words, bool undoable)

    StockModel { id: stock; objectName: "stock" }

    SystemPicker {
        id: rules
        objectName: "stockSystem"
        x: Theme.gap6
        width: picker.width
        onChosen: system => { Settings.system = system; picker.clear(); }
    }
    NationPicker {
        id: picker
        objectName: "stockNations"
        focus: true
        only: Settings.system
        x: Theme.gap6
        y: rules.visible ? rules.height + Theme.gap2 : 0
        width: root.twoSided ? Math.round(300 * Theme.scale) : parent.width - 2 * Theme.gap6
        height: (root.twoSided ? parent.height - Theme.gap6 : Math.round(parent.height * 0.34)) - y
        onPicked: stock.open(system, list)
        onTaken: rows.forceActiveFocus(Qt.TabFocusReason)
    }
    Words {
        id: hint
        visible: stock.count > 0
        x: rows.x
        y: root.twoSided ? 0 : picker.y + picker.height + Theme.gap3
        width: rows.width
        height: Math.max(Theme.touch, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        color: Theme.quiet
        text: qsTr("%1: stands painted. Left and right change the number.").arg(stock.nation)
    }
    StockList {
        id: rows
        objectName: "stockRows"
        visible: stock.count > 0
        anchors.top: hint.bottom
        anchors.bottom: parent.bottom
        x: root.twoSided ? picker.x + picker.width + Theme.gap6 : Theme.gap6
        width: parent.width - x - Theme.gap6
        clip: true
        model: stock
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Entries of %1").arg(stock.nation)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
        Keys.onRightPressed: if (currentItem) (currentItem as StockRow).step(1)
        Keys.onLeftPressed: if (currentItem) (currentItem as StockRow).step(-1)
        delegate: StockRow {
            objectName: "stock-" + entry
            width: rows.width
            onAsked: count => { rows.currentIndex = index; stock.setStands(entry, count); }
            onShareAsked: {
                rows.currentIndex = index;
                if (root.stands.allRoles(kind)) root.said(qsTr("%1 can now stand for the same entry of other nations.").arg(name), true);
            }
        }
    }
    EmptyState {
        visible: stock.count === 0
        x: rows.x
        width: rows.width
        y: root.twoSided ? Math.round((parent.height - height) / 2) : picker.height + Theme.gap8
        title: qsTr("Pick a nation")
        text: qsTr("Then enter how many stands of each entry you have. Leaders count as owned until you give one a number.")
    }
}
