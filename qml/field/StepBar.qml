pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// The steps of a set-up, in their order: those behind have a tick, the one at hand is lit.
Row {
    id: root

    required property list<string> steps
    required property string at    // on the screen
    required property string due   // to be done next
    property bool brief: false     // only the one at hand has words
    readonly property real whole: root.widthOf(all.count) // with all its words
    readonly property int dueIndex: Array.from(root.steps).indexOf(root.due)
    signal chosen(string id)

    function titleOf(step: string): string {
        switch (step) {
        case "sides": return qsTr("Sides");
        case "terrain": return qsTr("Terrain");
        case "rearrange": return qsTr("Adjust");
        case "armies": return qsTr("Armies");
        case "deploy": return qsTr("Deploy");
        default: return qsTr("Table");
        }
    }

    function widthOf(count: int): real {
        let sum = 0;
        for (let i = 0; i < count; ++i) sum += (all.itemAt(i) as Step)?.whole ?? 0;
        return sum;
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Steps")

    component Step: T.Button { property real whole: 0 }
    Repeater {
        id: all
        model: root.steps
        Step {
            id: step
            whole: Math.max(Theme.touch, 2 * Theme.gap2 + mark.width + row.spacing + words.implicitWidth) + root.spacing
            required property int index
            required property string modelData
            readonly property bool on: modelData === root.at
            readonly property bool behind: index < root.dueIndex
            objectName: "step-" + modelData
            text: root.titleOf(modelData)
            implicitHeight: Theme.touch
            implicitWidth: Math.max(Theme.touch, row.implicitWidth + 2 * Theme.gap2)
            focusPolicy: Qt.StrongFocus
            onClicked: root.chosen(step.modelData)
            Keys.onReturnPressed: step.clicked()
            Accessible.role: Accessible.PageTab
            Accessible.name: step.text
            Accessible.description: step.behind ? qsTr("done") : ""
            Accessible.selected: step.on
            Accessible.onPressAction: step.clicked()
            contentItem: Item {
                Row {
                    id: row
                    anchors.centerIn: parent
                    spacing: 6
                    Rectangle {
                        id: mark
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(22 * Theme.scale)
                        height: width
                        radius: width / 2
                        color: step.on ? Theme.accent : step.behind ? Theme.goodWash : "transparent"
                        border.width: step.on ? 0 : 1
                        border.color: step.behind ? Theme.good : Theme.edge
                        Icon {
                            anchors.centerIn: parent
                            visible: step.behind && !step.on
                            name: "check"
                            color: Theme.good
                            size: Math.round(14 * Theme.scale)
                        }
                        PlainText {
                            anchors.centerIn: parent
                            visible: !step.behind || step.on
                            text: step.index + 1
                            color: step.on ? Theme.accentInk : Theme.quiet
                            font.pixelSize: Theme.tiny
                            Accessible.ignored: true
                        }
                    }
                    PlainText {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        visible: !root.brief || step.on
                        text: step.text
                        color: step.on ? Theme.ink : Theme.quiet
                        font.pixelSize: Theme.small
                        font.bold: step.on
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.corner
                color: step.hovered ? Theme.wash : "transparent"
                FocusRing { shown: step.visualFocus }
            }
        }
    }
}
