pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// What is shown where there is no room for all of it.
Item {
    id: root

    required property list<string> parts
    required property string current
    signal chosen(string part)

    function titleOf(part: string): string {
        switch (part) {
        case "now": return qsTr("Now");
        case "armies": return qsTr("Armies");
        case "map": return qsTr("Map");
        default: return qsTr("Story");
        }
    }
    function iconOf(part: string): string {
        return {now: "dice", armies: "armies", map: "fields", story: "list"}[part] ?? "";
    }

    objectName: "parts"
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("View")
    FontMetrics { id: letters; font.family: Theme.sans; font.pixelSize: Theme.body; font.bold: true }
    RowLayout {
        anchors.fill: parent
        spacing: -1
        Repeater {
            model: ["now", "armies", "map", "story"] // all are there: a layout that loses one while it is laid out crashes
            T.Button {
                id: one
                required property string modelData
                readonly property bool on: one.modelData === root.current
                readonly property real wish: letters.advanceWidth(one.text) + 2 * Theme.gap2
                readonly property bool both: one.width >= one.wish + Theme.icon + Theme.gap2
                objectName: "parts-" + one.modelData
                visible: root.parts.includes(one.modelData)
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                text: root.titleOf(one.modelData)
                focusPolicy: Qt.StrongFocus
                onClicked: root.chosen(one.modelData)
                Keys.onReturnPressed: one.clicked()
                Accessible.role: Accessible.PageTab
                Accessible.name: one.text
                Accessible.selected: one.on
                Accessible.onPressAction: one.clicked()
                contentItem: Item {
                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.gap2
                        Icon { visible: one.both || one.width < one.wish; anchors.verticalCenter: parent.verticalCenter; name: root.iconOf(one.modelData); color: one.on ? Theme.page : Theme.ink }
                        PlainText { visible: one.width >= one.wish; anchors.verticalCenter: parent.verticalCenter; text: one.text; color: one.on ? Theme.page : Theme.ink; font.bold: one.on; Accessible.ignored: true }
                    }
                }
                background: Rectangle {
                    color: one.on ? Theme.ink : one.hovered ? Theme.wash : Theme.raised
                    border.width: 1
                    border.color: Theme.edge
                    radius: Theme.corner
                    FocusRing { shown: one.visualFocus }
                }
            }
        }
    }
}
