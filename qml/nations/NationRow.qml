pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A row of a nation's table, as printed. Opened it tells what its special rules do and where it stands.
Column {
    id: root

    required property printedShown row
    required property list<columnShown> columns
    required property bool table
    property bool expanded: false
    readonly property string specials: Array.from(row.special).map(rule => rule.name).join(", ")
    readonly property string figures: {
        const parts = [];
        for (let i = 0; i < columns.length; ++i)
            if (row.cells[i] !== "–" && row.cells[i] !== "") parts.push(/^\p{L}/u.test(row.cells[i]) && (columns[i].wide || row.cells[i].length > 3) ? row.cells[i] : columns[i].label + " " + row.cells[i]);
        return parts.join(" · ");
    }

    function take(): void { line.forceActiveFocus(Qt.TabFocusReason); }

    T.Button {
        id: line
        objectName: "line"
        width: root.width
        implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.gap2)
        focusPolicy: Qt.StrongFocus
        text: root.row.name
        onClicked: root.expanded = !root.expanded
        Keys.onReturnPressed: line.clicked()
        Keys.onEnterPressed: line.clicked()
        Keys.onDownPressed: line.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onUpPressed: line.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Accessible.role: Accessible.Button
        Accessible.name: Array.from([root.row.name, root.figures, root.specials]).filter(part => part !== "").join(". ")
        Accessible.description: root.expanded ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: line.clicked()

        contentItem: Item {
            ArmGlyph {
                x: Theme.gap2
                y: Theme.gap2 + Math.round((name.font.pixelSize * 1.3 - height) / 2)
                arm: root.row.arm
            }
            Column {
                id: words
                x: root.row.option ? Theme.gap2 : 2 * Theme.gap2 + Theme.icon
                y: Theme.gap2
                width: parent.width - x - Theme.touch - (root.table ? cells.width : 0)
                PlainText {
                    id: name
                    width: parent.width
                    text: root.row.mark === "" ? root.row.name : root.row.name + "\u2009" + root.mark(root.row.mark)
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                PlainText {
                    width: parent.width
                    visible: !root.table
                    text: root.figures
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    lineHeight: 1.2
                    Accessible.ignored: true
                }
                PlainText {
                    width: line.width - x - Theme.touch - Theme.gap4
                    visible: root.specials !== "" || root.row.hosts !== ""
                    text: Array.from([root.row.hosts, root.specials]).filter(part => part !== "").join(" · ")
                    color: Theme.quiet
                    font.family: Theme.serif
                    font.italic: true
                    font.pixelSize: Math.round(15 * Theme.scale)
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
            Row {
                id: cells
                visible: root.table
                anchors.right: parent.right
                anchors.rightMargin: Theme.touch
                y: Theme.gap2
                Repeater {
                    model: root.table ? root.columns : []
                    PlainText {
                        required property int index
                        required property columnShown modelData
                        width: EntryMetrics.printed(modelData)
                        height: Math.round(Theme.name * 1.3)
                        text: root.row.cells[index] ?? ""
                        color: text === "–" ? Theme.quiet : Theme.ink
                        font.pixelSize: modelData.wide ? Theme.small : Theme.body
                        horizontalAlignment: modelData.wide ? Text.AlignLeft : Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
            Icon {
                anchors.right: parent.right
                anchors.rightMargin: Math.round((Theme.touch - width) / 2)
                y: Math.round((Theme.touch - height) / 2)
                name: root.expanded ? "up" : "down"
                color: Theme.quiet
            }
        }
        background: Rectangle {
            color: line.hovered || root.expanded ? Theme.wash : "transparent"
            FocusRing { anchors.margins: 1; shown: line.visualFocus }
        }
    }
    // Small raised figures, which stay text.
    function mark(number: string): string { return number.split("").map(digit => "⁰¹²³⁴⁵⁶⁷⁸⁹"[digit]).join(""); }

    Column {
        visible: root.expanded
        x: Theme.gap4
        width: root.width - 2 * Theme.gap4
        topPadding: Theme.gap3
        bottomPadding: Theme.gap3
        spacing: Theme.gap3
        Repeater {
            model: root.expanded ? root.row.special : []
            Prose {
                required property proseShown modelData
                width: Math.min(root.width - 2 * Theme.gap4, Math.round(760 * Theme.scale))
                name: modelData.name
                text: modelData.text
                place: modelData.place
            }
        }
        Words {
            visible: root.row.reading !== ""
            width: parent.width
            text: qsTr("We read it as: %1").arg(root.row.reading)
        }
        Words {
            visible: root.row.place !== ""
            width: parent.width
            color: Theme.quiet
            font.pixelSize: Theme.small
            text: qsTr("This row: %1").arg(root.row.place)
        }
    }
    Rule { width: parent.width }
}
