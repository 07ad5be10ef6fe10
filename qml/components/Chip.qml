import QtQuick
import QtQuick.Templates as T

// A word that is on or off; a tick says so besides the colour.
T.Button {
    id: root

    property string detail
    property string arm         // its glyph before the words; empty: none
    property bool solid: false  // where many stand side by side without a gap: no tick, but light on dark

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    // As wide as it will be when it is on, so that a tap moves none of its neighbours.
    implicitWidth: Math.max(Theme.touch, Math.ceil(bold.advanceWidth) + (root.solid ? (root.text.length > 3 || root.detail !== "" ? 2 * Theme.gap3 - Theme.gap1 : Theme.gap3) : tick.size + row.spacing + 2 * Theme.gap3)
        + (root.detail === "" ? 0 : said.implicitWidth + row.spacing) + (glyph.visible ? glyph.width + row.spacing : 0))
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.detail === "" ? root.text : root.text + " " + root.detail
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.flipped()
    signal flipped()
    onClicked: root.flipped()
    // Whoever tapped it means the whole card with Return; whoever came here by keys means this.
    Keys.onReturnPressed: event => { if (root.visualFocus) root.flipped(); else event.accepted = false; }

    TextMetrics { id: bold; text: root.text; font.family: Theme.sans; font.pixelSize: Theme.small; font.bold: true }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 6
            Icon {
                id: tick
                visible: root.checked && !root.solid
                name: "check"
                color: Theme.ink
                size: Math.round(16 * Theme.scale)
                anchors.verticalCenter: parent.verticalCenter
            }
            ArmGlyph {
                id: glyph
                visible: root.arm !== ""
                anchors.verticalCenter: parent.verticalCenter
                arm: root.arm
                size: Math.round(18 * Theme.scale)
                color: root.checked && root.solid ? Theme.page : Theme.ink
            }
            PlainText {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                // Of a chip that is given less than its width it wraps.
                width: Math.min(0, root.width - root.implicitWidth) + Math.ceil(bold.advanceWidth) + 1
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.text
                color: root.checked && root.solid ? Theme.page : root.enabled ? Theme.ink : Theme.quiet
                font.pixelSize: Theme.small
                font.bold: root.checked
                Accessible.ignored: true
            }
            PlainText {
                id: said
                visible: root.detail !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: root.detail
                color: root.checked && root.solid ? Theme.page : Theme.quiet
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 4
            anchors.bottomMargin: 4
            anchors.leftMargin: root.solid ? 2 : 0
            anchors.rightMargin: root.solid ? 2 : 0
            radius: Theme.corner
            color: root.checked ? (!root.solid ? Theme.wash : root.enabled ? Theme.ink : Theme.quiet) : root.hovered ? Theme.wash : Theme.raised
            border.width: 1
            border.color: !root.enabled ? Theme.hairline : root.checked ? Theme.ink : Theme.edge
            FocusRing { shown: root.visualFocus }
        }
    }
}
