import QtQuick

// How large the bodies of a row are, where there are too many sizes to show each: one more, one fewer, or typed.
FocusScope {
    id: root

    required property string name
    required property list<int> sizes  // ascending
    required property int size   // 0: they differ
    property bool tabbed: true
    readonly property int least: sizes[0] ?? 0
    readonly property int most: sizes[sizes.length - 1] ?? 0
    signal asked(int size)
    signal done()  // Return: the keyboard may go on

    // The field no longer has the keyboard of the row.
    function release(): void { field.focus = false; }

    objectName: "sizePicker"
    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touch

    function step(by: int): void {
        const at = Array.from(root.sizes).indexOf(root.size);
        const next = at < 0 ? 0 : Math.max(0, Math.min(root.sizes.length - 1, at + by));
        if (root.sizes[next] !== root.size) root.asked(root.sizes[next]);
    }

    Row {
        id: row
        Words {
            height: Theme.touch
            rightPadding: Theme.gap2
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.small
            text: qsTr("Points, %1 to %2").arg(root.least).arg(root.most)
        }
        IconButton {
            objectName: "sizeLess"
            iconName: "minus"
            text: qsTr("Smaller: %1").arg(root.name)
            enabled: root.size > root.least
            autoRepeat: true
            focusPolicy: root.tabbed || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.tabbed || activeFocus
            onClicked: root.step(-1)
        }
        NumberField {
            id: field
            objectName: "sizeField"
            width: Math.round(92 * Theme.scale)
            what: qsTr("Points of %1, %2 to %3").arg(root.name).arg(root.least).arg(root.most)
            stored: root.size > 0 ? String(root.size) : ""
            placeholderText: qsTr("several")
            horizontalAlignment: TextInput.AlignHCenter
            least: 1
            most: 9999
            optional: true
            activeFocusOnTab: root.tabbed || activeFocus
            Keys.priority: Keys.AfterItem
            Keys.onReturnPressed: event => event.accepted = true  // it ends the typing and nothing else
            Keys.onEnterPressed: event => event.accepted = true
            onAccepted: root.done()
            onChosen: wanted => { if (wanted > 0) root.asked(Math.max(root.least, Math.min(root.most, wanted))); }
        }
        IconButton {
            objectName: "sizeMore"
            iconName: "plus"
            text: qsTr("Larger: %1").arg(root.name)
            enabled: root.size < root.most
            autoRepeat: true
            focusPolicy: root.tabbed || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.tabbed || activeFocus
            onClicked: root.step(1)
        }
    }
}
