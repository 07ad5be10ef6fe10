pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// One of a few: a closed box that opens a list.
T.ComboBox {
    id: root

    required property string what
    property string besideRole  // of a quiet word at the end of a row

    implicitHeight: Theme.touch
    implicitWidth: Math.round(180 * Theme.scale)
    leftPadding: Theme.gap3
    rightPadding: Theme.gap8
    font.family: Theme.sans
    font.pixelSize: Theme.body
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ComboBox
    Accessible.name: root.what
    Accessible.description: root.displayText
    Accessible.onPressAction: root.popup.open()
    // Return opens as it is let go: the box itself closes the list, and picks, when Return is let go.
    property bool held: false
    Keys.onReturnPressed: held = true
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Return || !root.held) return;
        root.held = false;
        if (root.popup.visible) return;
        root.popup.open();
        event.accepted = true;
    }

    contentItem: PlainText {
        text: root.displayText
        font: root.font
        color: root.enabled ? Theme.ink : Theme.quiet
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    indicator: Icon {
        x: root.width - width - Theme.gap3
        y: Math.round((root.height - height) / 2)
        size: Math.round(16 * Theme.scale)
        name: "down"
        color: Theme.quiet
    }
    background: Rectangle {
        radius: Theme.corner
        color: root.hovered ? Theme.wash : Theme.raised
        border.width: 1
        border.color: Theme.edge
        FocusRing { shown: root.visualFocus }
    }
    delegate: T.ItemDelegate {
        id: row
        required property int index
        required property var modelData
        width: ListView.view ? ListView.view.width : 0
        implicitHeight: Theme.touch
        highlighted: root.highlightedIndex === row.index
        text: root.textRole !== "" ? row.modelData[root.textRole] : row.modelData
        Accessible.role: Accessible.ListItem
        readonly property string beside: root.besideRole !== "" ? row.modelData[root.besideRole] ?? "" : ""
        Accessible.name: row.beside === "" ? row.text : qsTr("%1, %2").arg(row.text).arg(row.beside)
        contentItem: Item {
            PlainText {
                x: Theme.gap3
                width: parent.width - 2 * x - (more.visible ? more.width + Theme.gap2 : 0)
                height: parent.height
                text: row.text
                font: root.font
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            PlainText {
                id: more
                visible: text !== ""
                x: parent.width - width - Theme.gap3
                width: Math.min(implicitWidth, parent.width * 0.45)
                height: parent.height
                text: row.beside
                color: Theme.quiet
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
        background: Rectangle { color: row.highlighted ? Theme.wash : "transparent" }
    }
    popup: T.Popup {
        y: root.height + 2
        width: root.width
        implicitHeight: Math.min(contentItem.implicitHeight + 2, 400 * Theme.scale)
        padding: 1
        margins: Theme.gap2
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            T.ScrollBar.vertical: ThinScrollBar { }
        }
        background: Rectangle {
            color: Theme.raised
            border.width: 1
            border.color: Theme.edge
            radius: Theme.corner
        }
    }
}
