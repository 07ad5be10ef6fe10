pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A row of an own list: one line to read, opened a form to fill in. Faults stand where they are.
FocusScope {
    id: root

    required property OwnList own
    required property int index
    required property string name
    required property list<string> cells
    required property string figures
    required property string specialWords
    required property bool perArmy
    required property list<string> faults
    required property list<string> faultCells
    required property bool expanded
    required property string part
    required property string kind
    required property list<string> hosts
    required property limitShown limit
    readonly property list<string> told: [root.name, root.figures, root.specialWords]
    readonly property list<string> briefly: [root.figures, root.specialWords]
    readonly property bool current: ListView.isCurrentItem
    signal flipped()
    signal dropped()
    signal specialsAsked()

    // Gives the keyboard to the first field of the opened row.
    function begin(): void {
        const opened = form.item as OwnForm;
        if (opened) opened.begin();
        else if (form.item) (form.item as LimitForm).begin();
    }

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
        Accessible.name: Array.from(root.told).concat(Array.from(root.faults)).filter(part => part !== "").join(". ")
        Accessible.description: root.expanded ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: line.clicked()
        contentItem: Item {
            Column {
                id: words
                x: Theme.gap2
                width: parent.width - x - Theme.touch
                anchors.verticalCenter: parent.verticalCenter
                PlainText {
                    width: parent.width
                    text: root.name === "" ? qsTr("(no name)") : root.name
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                PlainText {
                    width: parent.width
                    visible: !root.expanded
                    text: Array.from(root.briefly).filter(part => part !== "").join(" · ")
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Row {
                    visible: root.faults.length > 0 && !root.expanded
                    spacing: Theme.gap2
                    Icon { name: "error"; color: Theme.bad; size: Math.round(16 * Theme.scale) }
                    PlainText {
                        width: words.width - Theme.gap6
                        text: Array.from(root.faults).join(" ")
                        color: Theme.bad
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

    Made {
        id: form
        active: root.expanded
        visible: active
        focus: true
        x: Theme.gap2
        y: line.height + Theme.gap3
        width: parent.width - 2 * Theme.gap2
        what: root.part === "limit" ? limitForm : rowForm
    }
    Component {
        id: rowForm
        OwnForm {
            own: root.own
            row: root.index
            part: root.part
            name: root.name
            cells: root.cells
            kind: root.kind
            hosts: root.hosts
            specialWords: root.specialWords
            perArmy: root.perArmy
            faults: root.faults
            faultCells: root.faultCells
            onSpecialsAsked: root.specialsAsked()
            onDropped: root.dropped()
        }
    }
    Component {
        id: limitForm
        LimitForm {
            own: root.own
            row: root.index
            name: root.name
            limit: root.limit
            faults: root.faults
            onDropped: root.dropped()
        }
    }
}
