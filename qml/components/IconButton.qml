import QtQuick
import QtQuick.Templates as T

// A button with a drawing only; `text` is its name for screen readers and its hint.
T.Button {
    id: root

    required property string iconName
    property color color: Theme.ink
    property bool framed: false

    implicitHeight: Theme.touch
    implicitWidth: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.text
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.iconName
            color: root.enabled ? root.color : Theme.edge
            opacity: root.enabled ? 1 : 0.55
        }
    }
    background: Rectangle {
        radius: Theme.corner
        color: root.down || root.hovered && root.enabled ? Theme.wash : "transparent"
        border.width: root.framed ? 1 : 0
        border.color: root.enabled ? Theme.edge : Theme.hairline
        FocusRing { shown: root.visualFocus }
    }
    Loader {
        active: root.hovered && root.text !== "" && Sheets.menus === 0
        source: "Hint.qml"
        onLoaded: {
            const hint = item as Hint;
            hint.parent = root;
            hint.text = Qt.binding(() => root.text);
            hint.visible = true;
        }
    }
}
