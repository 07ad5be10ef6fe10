pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The special rules of a row: each with what it does.
Sheet {
    id: root

    required property OwnList own
    property int row: -1
    property string name
    property list<string> on

    title: qsTr("Special rules: %1").arg(root.name)
    wish: 640
    onRowChanged: look()
    onOpened: look()

    function look(): void { root.on = root.row >= 0 ? root.own.specialsOf(root.row) : []; }

    Repeater {
        model: root.own.specials
        Column {
            id: rule
            required property proseShown modelData
            width: parent.width
            Toggle {
                objectName: "special-" + rule.modelData.id
                width: parent.width
                text: rule.modelData.name
                checked: Array.from(root.on).includes(rule.modelData.id)
                onToggled: { root.own.toggleSpecial(root.row, rule.modelData.id); root.look(); }
            }
            Words {
                x: Math.round(24 * Theme.scale) + Theme.gap3
                width: parent.width - x
                color: Theme.quiet
                font.pixelSize: Theme.small
                text: rule.modelData.text
            }
        }
    }
    foot: [ PushButton { primary: true; text: qsTr("Done"); onClicked: root.close() } ]
}
