pragma ComponentBehavior: Bound

import QtQuick

// Commands with their keys, in one or two columns.
Grid {
    id: root

    required property var commands

    columns: width > Math.round(460 * Theme.scale) ? 2 : 1
    columnSpacing: Theme.gap6
    Repeater {
        model: root.commands
        Item {
            id: line
            required property Command modelData
            width: Math.floor((root.width - (root.columns - 1) * root.columnSpacing) / root.columns)
            height: Math.max(Math.round(34 * Theme.scale), label.implicitHeight + Theme.gap2)
            Words {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - keys.width - Theme.gap3
                text: line.modelData.label
            }
            Rectangle {
                id: keys
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: keyText.implicitWidth + Theme.gap3
                height: Math.round(26 * Theme.scale)
                radius: Theme.corner
                color: Theme.raised
                border.width: 1
                border.color: Theme.edge
                Words {
                    id: keyText
                    anchors.centerIn: parent
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.tiny
                    text: line.modelData.shown
                }
            }
            Rule { anchors.bottom: parent.bottom; width: parent.width }
        }
    }
}
