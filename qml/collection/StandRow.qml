pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// Stands of one kind in the collection.
T.ItemDelegate {
    id: root

    required property int index
    required property string standId
    required property string name
    required property int owned
    required property int aside
    required property int here
    required property string serves
    required property string note
    required property bool forArmy
    readonly property list<string> detail: [root.serves, root.note]
    readonly property bool current: ListView.isCurrentItem
    readonly property int free: owned - aside
    signal ownedAsked(int count)
    signal hereAsked(int count)

    function step(by: int): void { (root.forArmy ? hereStepper : ownedStepper).step(by); }

    height: Math.max(Math.round(64 * Theme.scale), words.implicitHeight + 2 * Theme.gap2)
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %n stands, %2 set aside. For %3", "", owned).arg(name).arg(aside).arg(serves)
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Column {
            id: words
            x: Theme.gap2
            width: steppers.x - x - Theme.gap3
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
                text: Array.from(root.detail).filter(part => part !== "").join(" · ")
                color: Theme.quiet
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                visible: root.aside > 0 || root.forArmy
                text: root.free < 0 ? qsTr("%1 set aside, %2 more than you have").arg(root.aside).arg(-root.free) : qsTr("%1 set aside, %2 free").arg(root.aside).arg(root.free)
                color: root.free < 0 ? Theme.bad : Theme.quiet
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }
        Row {
            id: steppers
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap3
            Stepper {
                id: ownedStepper
                objectName: "owned"
                visible: !root.forArmy
                value: root.owned
                what: qsTr("Stands of %1").arg(root.name)
                digits: 3
                tabbed: root.current
                onAsked: count => root.ownedAsked(count)
            }
            Stepper {
                id: hereStepper
                objectName: "here"
                visible: root.forArmy
                value: root.here
                to: Math.max(root.here, root.here + root.free)
                what: qsTr("Stands of %1 set aside for the army").arg(root.name)
                digits: 3
                emphasis: true
                tabbed: root.current
                onAsked: count => root.hereAsked(count)
            }
        }
    }
    background: Rectangle {
        color: root.hovered ? Theme.wash : "transparent"
        Rule { anchors.bottom: parent.bottom; width: parent.width }
        FocusRing { anchors.margins: 1; shown: root.current && root.ListView.view.activeFocus }
    }
}
