pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// An entry of the nation: what it is, what it costs, how many there are, and its upgrades.
Item {
    id: root

    required property int index
    required property string entry
    required property string name
    required property string arm
    required property string own
    required property list<string> cells
    required property string stats
    required property string specials
    required property real price
    required property int taken
    required property int most
    required property string status
    required property int standing
    required property bool locked
    required property bool known
    required property OptionsModel options
    required property int optionCount
    required property list<int> sizes
    required property int size
    readonly property bool current: ListView.isCurrentItem
    property list<int> letters
    property bool priced: true
    readonly property bool table: EntryMetrics.table(width, letters)
    signal asked(int count)
    signal optionAsked(string option, int count)
    signal sizeAsked(int size)
    signal lockAsked()
    signal detailsAsked()

    height: Math.max(Math.round(60 * Theme.scale), words.implicitHeight + 2 * Theme.gap2) + (chips.visible ? chips.implicitHeight + Theme.gap1 : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.priced ? qsTr("%1, %2 points, %3 in the army, %4", "", Math.ceil(price)).arg(name).arg(Theme.points(price)).arg(taken).arg(status) : qsTr("%1, %2 in the army, %3").arg(name).arg(taken).arg(status)
    Accessible.description: stats
    Accessible.onPressAction: root.detailsAsked()

    Rectangle {
        anchors.fill: parent
        color: hover.hovered && !root.taken ? Theme.wash : root.taken ? Theme.raised : "transparent"
        Rule { anchors.bottom: parent.bottom; x: Theme.gap4; width: parent.width - 2 * Theme.gap4 }
        Rectangle {
            visible: root.taken > 0
            width: 3
            height: parent.height
            color: root.standing === 2 ? Theme.bad : Theme.ink
        }
        FocusRing {
            anchors.margins: 2
            shown: root.current && root.ListView.view !== null && root.ListView.view.activeFocus
        }
    }
    HoverHandler { id: hover }
    TapHandler { onTapped: root.detailsAsked() }

    ArmGlyph {
        x: Theme.gap4
        y: words.y + Math.round((title.implicitHeight - height) / 2)
        arm: root.arm
    }
    Column {
        id: words
        x: EntryMetrics.words
        y: Math.max(Theme.gap2, Math.round((60 * Theme.scale - implicitHeight) / 2))
        width: root.width - x - EntryMetrics.right - (root.table ? EntryMetrics.price + EntryMetrics.columns(root.letters) : 0) - Theme.gap2
        spacing: 1
        // Do the rules' names fit behind the limits, or do they need lines of their own?
        readonly property bool beside: bounds.implicitWidth + (sign.visible ? sign.width + 6 : 0) + 6 + ruler.advanceWidth + 2 <= width
        TextMetrics { id: ruler; font: rules.font; text: root.specials }
        Item {
            width: parent.width
            height: title.implicitHeight
            PlainText {
                id: title
                width: Math.min(implicitWidth, parent.width - cost.width)
                text: root.own !== "" ? qsTr("%1: %2").arg(root.name).arg(root.own) : root.name
                font.family: Theme.serif
                font.pixelSize: Theme.name
                font.bold: root.taken > 0
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                id: cost
                visible: !root.table && root.priced
                width: visible ? implicitWidth + Theme.gap3 : 0
                x: title.width + Theme.gap3
                anchors.baseline: title.baseline
                text: qsTr("%1 points", "", Math.ceil(root.price)).arg(Theme.points(root.price))
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        PlainText {
            visible: !root.table && root.stats !== ""
            width: parent.width
            text: root.stats
            color: Theme.quiet
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Row {
            width: parent.width
            spacing: 6
            Icon {
                id: sign
                visible: root.standing !== 0
                name: root.standing === 2 ? "error" : "warning"
                color: Theme.bad
                size: Math.round(15 * Theme.scale)
                anchors.verticalCenter: bounds.verticalCenter
            }
            PlainText {
                id: bounds
                width: Math.min(implicitWidth, words.width - (sign.visible ? sign.width + 6 : 0))
                text: root.status
                color: root.standing !== 0 ? Theme.bad : Theme.quiet
                font.pixelSize: Theme.tiny
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                visible: root.specials !== "" && words.beside
                anchors.baseline: bounds.baseline
                text: root.specials
                color: Theme.quiet
                font: rules.font
                Accessible.ignored: true
            }
        }
        PlainText {
            id: rules
            visible: root.specials !== "" && !words.beside
            width: parent.width
            text: root.specials
            color: Theme.quiet
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Math.round(15 * Theme.scale)
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Row {
        id: figures
        visible: root.table
        x: root.width - EntryMetrics.right - EntryMetrics.price - width
        height: Math.round(60 * Theme.scale)
        Repeater {
            model: root.table ? root.cells : []
            PlainText {
                required property string modelData
                required property int index
                width: EntryMetrics.column(root.letters[index] ?? 0)
                height: figures.height
                text: modelData
                color: modelData === "–" ? Theme.edge : Theme.ink
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
    PlainText {
        visible: root.table && root.priced
        x: root.width - EntryMetrics.right - EntryMetrics.price
        width: EntryMetrics.price
        height: Math.round(60 * Theme.scale)
        text: Theme.points(root.price)
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Row {
        id: controls
        x: root.width - EntryMetrics.right
        y: Math.round((Math.min(root.height, Math.round(60 * Theme.scale)) - height) / 2)
        Stepper {
            objectName: "stepper"
            what: root.name
            value: root.taken
            emphasis: true
            tabbed: root.current
            onAsked: value => root.asked(value)
        }
        IconButton {
            objectName: "lock"
            enabled: root.known
            opacity: root.taken > 0 || root.locked || hover.hovered || root.current ? 1 : 0.35
            iconName: root.locked ? "locked" : "unlocked"
            color: root.locked ? Theme.accent : Theme.quiet
            checkable: true
            checked: root.locked
            text: root.locked ? qsTr("Unlock %1 for Fill and Best").arg(root.name) : qsTr("Lock %1 for Fill and Best").arg(root.name)
            focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.current || activeFocus
            onClicked: root.lockAsked()
        }
    }
    Flow {
        id: chips
        visible: root.optionCount + root.sizes.length > 0 && root.taken > 0
        x: Theme.gap4
        y: Math.max(Math.round(60 * Theme.scale), words.implicitHeight + 2 * Theme.gap2) - Theme.gap1
        width: root.width - 2 * Theme.gap4
        spacing: Theme.gap2
        SizePicker {
            id: sizePicker
            onDone: { sizePicker.release(); root.ListView.view.forceActiveFocus(Qt.OtherFocusReason); }
            visible: root.sizes.length > 0
            name: root.name
            sizes: root.sizes
            size: root.size
            tabbed: root.current
            onAsked: size => root.sizeAsked(size)
        }
        Repeater {
            model: chips.visible ? root.options : null
            OptionChip {
                tabbed: root.current
                onAsked: count => root.optionAsked(option, count)
            }
        }
    }
}
