pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Nations by era with a search; Return or a tap picks.
FocusScope {
    id: root

    property string system
    property string list
    property string name
    readonly property alias count: nations.count
    readonly property bool bare: nations.count === 0 && field.text === ""  // these rules have no lists
    property alias only: nations.system
    signal picked()
    signal taken()  // picked twice, or Return

    implicitHeight: Math.round(360 * Theme.scale)

    function clear(): void {
        view.currentIndex = -1;
        root.system = "";
        root.list = "";
        root.name = "";
    }

    function pick(row: int): void {
        view.currentIndex = row;
        root.take(row);
    }
    function take(row: int): void {
        root.system = nations.systemAt(row);
        root.list = nations.listAt(row);
        root.name = nations.nameAt(row);
        root.picked();
    }

    NationModel {
        id: nations
        search: field.text
        onSearchChanged: if (count > 0) root.pick(0)
    }
    SearchField {
        id: field
        objectName: "nationSearch"
        width: parent.width
        focus: true
        what: qsTr("Search nations")
        placeholderText: qsTr("Nation")
        Keys.onDownPressed: { view.forceActiveFocus(Qt.TabFocusReason); root.pick(Math.max(0, view.currentIndex)); }
        onAccepted: if (view.count > 0) { if (root.list === "") root.pick(0); root.taken(); }
    }
    Rectangle {
        anchors.fill: view
        anchors.margins: -1
        color: Theme.raised
        border.width: 1
        border.color: Theme.hairline
        FocusRing { shown: view.activeFocus }
    }
    EraList {
        id: view
        objectName: "nations"
        anchors.top: field.bottom
        anchors.topMargin: Theme.gap2
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: nations
        activeFocusOnTab: true
        keyNavigationEnabled: true
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Nations")
        onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) root.take(currentIndex)
        Keys.onReturnPressed: root.taken()
        delegate: T.ItemDelegate {
            id: row
            required property int index
            required property string name
            required property string list
            required property string system
            required property string systemName
            required property string most  // points, of a list of which only a part is printed
            readonly property bool on: list === root.list && system === root.system
            objectName: "nation-" + list
            width: ListView.view.width
            height: cells.below ? Theme.touch + reach.implicitHeight : Theme.touch
            focusPolicy: Qt.NoFocus
            text: name
            onClicked: root.pick(row.index)
            onDoubleClicked: root.taken()
            Accessible.role: Accessible.ListItem
            Accessible.name: row.most === "" ? row.name : qsTr("%1, %2").arg(row.name).arg(row.most)
            Accessible.selected: row.on
            Accessible.onPressAction: row.clicked()
            contentItem: Item {
                id: cells
                readonly property real edge: Theme.gap3 + mark.width + Theme.gap2  // what the mark needs, with room beside it
                readonly property real room: width - Theme.gap3 - cells.edge
                readonly property bool below: reach.visible && called.implicitWidth + Theme.gap3 + reach.implicitWidth > cells.room
                PlainText {
                    id: called
                    objectName: "nationName"
                    x: Theme.gap3
                    width: cells.room - (reach.visible && !cells.below ? reach.width + Theme.gap2 : 0)
                    height: cells.below ? Theme.touch : parent.height
                    text: row.name
                    color: row.on ? Theme.accent : Theme.ink
                    font.family: Theme.serif
                    font.pixelSize: Theme.name
                    font.bold: row.on
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                PlainText {
                    id: reach
                    objectName: "nationMost"
                    visible: row.most !== ""
                    x: cells.below ? Theme.gap3 : parent.width - cells.edge - width
                    y: cells.below ? Theme.touch - Theme.gap2 : Math.round((parent.height - height) / 2)
                    width: Math.min(implicitWidth, cells.room)
                    elide: Text.ElideRight
                    text: row.most
                    color: Theme.quiet
                    font.pixelSize: Theme.tiny
                    Accessible.ignored: true
                }
                Icon {
                    id: mark
                    objectName: "nationMark"
                    visible: row.on
                    name: "check"
                    color: Theme.accent
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap3
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            background: Rectangle { color: row.on || row.hovered ? Theme.wash : "transparent" }
        }
        Words {
            visible: view.count === 0
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.gap6
            horizontalAlignment: Text.AlignHCenter
            color: Theme.quiet
            text: field.text !== "" ? qsTr("No matching nation.")
                : qsTr("These rules come without army lists. Create your own under Nations and design its troops; it will then appear here.")
        }
    }
}
