pragma ComponentBehavior: Bound
import QtQuick

// An entry of a nation with the stands there are for it.
Item {
    id: root

    required property int index
    required property string entry
    required property string name
    required property string detail
    required property int stands
    required property int owned
    required property string kind
    required property int others
    readonly property bool current: ListView.isCurrentItem
    signal asked(int count)
    signal shareAsked()

    function step(by: int): void { stepper.step(by); }

    height: Math.max(Math.round(64 * Theme.scale), words.implicitHeight + 2 * Theme.gap2)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2: %n stands", "", owned).arg(name).arg(detail)

    Column {
        id: words
        x: Theme.gap2
        width: tools.x - x - Theme.gap3
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            width: parent.width
            text: root.name
            font.family: Theme.serif
            font.pixelSize: Theme.name
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: root.detail
            color: Theme.quiet
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        PushButton {
            objectName: "share"
            visible: root.others > 0 && root.owned > 0
            plain: true
            width: Math.min(implicitWidth, parent.width)
            iconName: "share"
            font.pixelSize: Theme.small
            text: qsTr("Also for %n other nations", "", root.others)
            onClicked: root.shareAsked()
        }
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap2
        PushButton {
            objectName: "unit"
            visible: root.stands > 1
            text: qsTr("+%1").arg(root.stands)
            Accessible.name: qsTr("One more unit of %1, %n stands", "", root.stands).arg(root.name)
            focusPolicy: root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            activeFocusOnTab: root.current || activeFocus
            onClicked: root.asked(root.owned + root.stands)
        }
        Stepper {
            id: stepper
            objectName: "stepper"
            value: root.owned
            what: qsTr("Stands of %1").arg(root.name)
            digits: 3
            emphasis: true
            tabbed: root.current
            onAsked: count => root.asked(count)
        }
    }
    Rule { anchors.bottom: parent.bottom; width: parent.width }
    FocusRing { anchors.margins: 1; shown: root.current && root.ListView.view.activeFocus }
}
