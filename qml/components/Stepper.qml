import QtQuick

// A number with a button on either side. It asks (`asked`), the model answers by changing `value`.
FocusScope {
    id: root

    required property int value
    required property string what
    property int from: 0
    property int to: 9999
    property bool emphasis: false
    property bool tabbed: true
    property int digits: 2
    property bool unsaid: false  // nobody has said how many: the first step says the least or the most
    signal asked(int value)

    implicitWidth: 2 * Theme.touch + figure.width
    implicitHeight: Theme.touch
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.what
    Accessible.description: root.unsaid ? qsTr("not answered") : String(root.value)
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus) root.step(1);
        else if (event.key === Qt.Key_Minus) root.step(-1);
        else return;
        event.accepted = true;
    }

    function step(by: int) {
        const next = root.unsaid ? (by > 0 ? root.from : root.to) : Math.max(root.from, Math.min(root.to, root.value + by));
        if (root.unsaid || next !== root.value) root.asked(next);
    }

    Row {
        IconButton {
            objectName: "less"
            iconName: "minus"
            text: qsTr("One less: %1").arg(root.what)
            enabled: root.unsaid || root.value > root.from
            autoRepeat: true
            focusPolicy: root.tabbed || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.tabbed || activeFocus
            onClicked: root.step(-1)
        }
        PlainText {
            id: figure
            width: Math.max(implicitWidth, Math.round(Theme.name * 0.62 * root.digits + Theme.gap2))
            height: Theme.touch
            text: root.unsaid ? "–" : root.value
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: root.value > 0 && !root.unsaid ? Theme.ink : Theme.quiet
            font.pixelSize: Math.round(Theme.body * 1.15)
            font.bold: root.emphasis && root.value > 0
            Accessible.ignored: true
        }
        IconButton {
            objectName: "more"
            iconName: "plus"
            text: qsTr("One more: %1").arg(root.what)
            enabled: root.unsaid || root.value < root.to
            autoRepeat: true
            focusPolicy: root.tabbed || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.tabbed || activeFocus
            onClicked: root.step(1)
        }
    }
}
