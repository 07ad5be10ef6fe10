// Made by a Loader or with heads of sections, which Qt 6.4 refuses to bound components.
// qmllint disable unqualified
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A row of an own list: one line to read, opened a form to fill in. Faults stand where they are.
FocusScope {
    id: root

    required property OwnList own
    required property int index
    required property string name
    required property var cells
    required property string figures
    required property string specialWords
    required property bool perArmy
    required property var faults
    required property var faultCells
    required property bool expanded
    readonly property var told: [root.name, root.figures, root.specialWords]
    readonly property var briefly: [root.figures, root.specialWords]
    readonly property bool current: ListView.isCurrentItem
    signal flipped()
    signal dropped()
    signal specialsAsked()

    implicitHeight: line.height + (expanded ? form.height + Theme.gap4 : 0)
    height: implicitHeight

    T.Button {
        id: line
        objectName: "line"
        width: parent.width
        height: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.gap2)
        focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        activeFocusOnTab: false
        text: root.name
        onClicked: root.flipped()
        Accessible.role: Accessible.Button
        Accessible.name: root.told.concat(root.faults).filter(part => part !== "").join(". ")
        Accessible.description: root.expanded ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: line.clicked()
        contentItem: Item {
            Column {
                id: words
                x: Theme.gap2
                width: parent.width - x - Theme.touch
                anchors.verticalCenter: parent.verticalCenter
                Text {
                    width: parent.width
                    text: root.name === "" ? qsTr("(no name)") : root.name
                    color: Theme.ink
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    Accessible.ignored: true
                }
                Text {
                    width: parent.width
                    visible: !root.expanded
                    text: root.briefly.filter(part => part !== "").join(" · ")
                    color: Theme.quiet
                    font.family: Theme.sans
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Row {
                    visible: root.faults.length > 0 && !root.expanded
                    spacing: Theme.gap2
                    Icon { name: "error"; color: Theme.bad; size: Math.round(16 * Theme.scale) }
                    Text {
                        width: words.width - Theme.gap6
                        text: root.faults.join(" ")
                        color: Theme.bad
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
            Icon {
                anchors.right: parent.right
                anchors.rightMargin: Math.round((Theme.touch - width) / 2)
                anchors.verticalCenter: parent.verticalCenter
                name: root.expanded ? "up" : "down"
                color: Theme.quiet
            }
        }
        background: Rectangle {
            color: line.hovered || root.expanded ? Theme.wash : "transparent"
            FocusRing { anchors.margins: 1; shown: line.visualFocus || root.current && root.ListView.view.activeFocus }
        }
    }
    Rule { anchors.bottom: parent.bottom; width: parent.width }

    Loader {
        id: form
        active: root.expanded
        visible: active
        focus: true
        x: Theme.gap2
        y: line.height + Theme.gap3
        width: parent.width - 2 * Theme.gap2
        sourceComponent: Column {
            spacing: Theme.gap3
            Field {
                objectName: "rowName"
                width: Math.min(parent.width, Math.round(400 * Theme.scale))
                what: qsTr("Name of the row")
                maximumLength: 80
                stored: root.name
                onTextEdited: root.own.setRowName(root.index, text)
            }
            Flow {
                width: parent.width
                spacing: Theme.gap3
                Repeater {
                    model: root.own.columns
                    Column {
                        id: box
                        required property int index
                        required property var modelData
                        readonly property bool wrong: root.faultCells.indexOf(modelData.id) >= 0
                        width: Math.round((modelData.wide ? 150 : 92) * Theme.scale)
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
                            what: box.wrong ? qsTr("%1 of %2, wrong").arg(box.modelData.label).arg(root.name) : qsTr("%1 of %2").arg(box.modelData.label).arg(root.name)
                            maximumLength: 40
                            stored: root.cells[box.index] ?? ""
                            onTextEdited: root.own.setCell(root.index, box.index, text)
                        }
                    }
                }
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
                    text: qsTr("Bounds count once for the army")
                    checked: root.perArmy
                    onToggled: root.own.setPerArmy(root.index, checked)
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
                    text: qsTr("Remove the row")
                    onClicked: root.dropped()
                }
            }
        }
    }
}
