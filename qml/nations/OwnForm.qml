pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The form of an entry or an upgrade of an own list.
Column {
    id: root

    required property OwnList own
    required property int row
    required property string part
    required property string name
    required property list<string> cells
    required property string kind
    required property list<string> hosts
    required property string specialWords
    required property bool perArmy
    required property list<string> faults
    required property list<string> faultCells
    readonly property list<namedShown> kinds: own.kinds
    signal dropped()
    signal specialsAsked()

    function begin(): void { rowName.selectAll(); rowName.forceActiveFocus(); }

    spacing: Theme.gap3

    Field {
        id: rowName
        objectName: "rowName"
        width: Math.min(parent.width, Math.round(400 * Theme.scale))
        what: qsTr("Row name")
        maximumLength: 80
        stored: root.name
        onTextEdited: root.own.setRowName(root.row, text)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap3
        Repeater {
            model: root.own.columns
            Column {
                id: box
                required property int index
                required property columnShown modelData
                readonly property bool wrong: Array.from(root.faultCells).includes(modelData.id)
                readonly property string cell: root.cells[index] ?? ""
                width: Math.max(Math.round((modelData.wide ? 150 : 92) * Theme.scale), Math.min(root.width, EntryMetrics.column(cell.length) + Theme.gap6))
                spacing: 2
                Row {
                    spacing: Theme.gap1
                    Icon { visible: box.wrong; name: "error"; color: Theme.bad; size: Math.round(14 * Theme.scale) }
                    Words {
                        text: box.modelData.label
                        color: box.wrong ? Theme.bad : Theme.quiet
                        font.pixelSize: Theme.tiny
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
                Field {
                    objectName: "cell-" + box.modelData.id
                    width: parent.width
                    what: box.wrong ? qsTr("%1 of %2, error").arg(box.modelData.label).arg(root.name) : qsTr("%1 of %2").arg(box.modelData.label).arg(root.name)
                    maximumLength: 120
                    stored: box.cell
                    onTextEdited: root.own.setCell(root.row, box.index, text)
                }
            }
        }
    }
    Row {
        visible: root.part === "upgrade"
        spacing: Theme.gap3
        Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; color: Theme.quiet; text: qsTr("Kind"); wrapMode: Text.NoWrap }
        Picker {
            objectName: "kind"
            what: qsTr("Kind of %1").arg(root.name)
            textRole: "name"
            model: root.kinds
            currentIndex: Array.from(root.kinds).findIndex(kind => kind.id === root.kind)
            onActivated: index => root.own.setKind(root.row, root.kinds[index].id)
        }
    }
    IdChips {
        objectName: "host"
        visible: root.part === "upgrade"
        width: parent.width
        what: qsTr("Available to")
        choices: root.part === "upgrade" ? root.own.entries : []
        ids: root.hosts
        onFlipped: id => root.own.toggleHost(root.row, id)
    }
    Repeater {
        model: root.faults
        SideNote {
            required property string modelData
            width: parent.width
            severe: true
            iconName: "error"
            text: modelData
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap4
        Toggle {
            objectName: "perArmy"
            text: qsTr("Limits apply once per army")
            checked: root.perArmy
            onToggled: root.own.setPerArmy(root.row, checked)
        }
        PushButton {
            objectName: "specialRules"
            width: Math.min(implicitWidth, parent.width)
            iconName: "note"
            text: root.specialWords === "" ? qsTr("Special rules: none") : qsTr("Special rules: %1").arg(root.specialWords)
            onClicked: root.specialsAsked()
        }
        PushButton {
            objectName: "removeRow"
            iconName: "trash"
            text: qsTr("Remove row")
            onClicked: root.dropped()
        }
    }
}
