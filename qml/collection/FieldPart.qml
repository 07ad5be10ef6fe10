pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Which nations the stands field, and what to paint next.
FocusScope {
    id: root

    readonly property bool bare: !fielding.busy && fielding.count === 0
    readonly property bool twoSided: width >= Math.round(820 * Theme.scale)
    property string system
    property string list
    signal opened(string system, string list)
    signal fillIn()

    function pick(row: int): void {
        view.currentIndex = row;
        root.take(row);
    }
    function take(row: int): void {
        const line = view.itemAtIndex(row) as FieldRow;
        if (!line) return;
        root.system = line.system;
        root.list = line.list;
        next.ask(line.system, line.list, fielding.points);
    }

    Fielding { id: fielding; objectName: "fielding"; active: true; system: Settings.system }
    PaintNext { id: next; objectName: "paintNext" }

    Flow {
        id: sizes
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap4
        SystemPicker {
            objectName: "fieldSystem"
            width: Math.round(240 * Theme.scale)
            onChosen: system => { Settings.system = system; root.list = ""; view.currentIndex = -1; }
        }
        Segments {
            objectName: "fieldSize"
            visible: usual.length > 0
            readonly property list<int> usual: Array.from(Settings.sizesOf(Settings.system))
            focus: true
            what: qsTr("Points")
            options: Array.from(usual).map(points => Theme.points(points))
            current: Array.from(usual).indexOf(fielding.points)
            onChosen: index => { fielding.points = usual[index]; if (root.list !== "") next.ask(root.system, root.list, usual[index]); }
        }
        Words {
            objectName: "fieldWords"
            visible: !root.bare
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            color: Theme.quiet
            text: fielding.busy ? qsTr("Working it out …") : qsTr("You can field %n nations of %1", "", fielding.possible).arg(fielding.count)
        }
    }
    RuledList {
        id: view
        objectName: "fieldRows"
        anchors.top: sizes.bottom
        anchors.topMargin: Theme.gap3
        anchors.bottom: root.twoSided ? parent.bottom : side.top
        x: Theme.gap6
        width: (root.twoSided ? side.x - Theme.gap6 : parent.width - Theme.gap6) - x
        clip: true
        model: fielding
        currentIndex: -1
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        boundsBehavior: Flickable.StopAtBounds
        opacity: fielding.busy ? 0.5 : 1
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Nations you can field")
        onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) root.take(currentIndex)
        Keys.onReturnPressed: root.opened(root.system, root.list)
        EmptyState {
            objectName: "noneToField"
            visible: root.bare
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(420 * Theme.scale))
            iconName: "list"
            title: qsTr("Nothing to count")
            text: qsTr("These rules have no points limits, so there is nothing to count. Enter your stands by nation; every army then shows which are missing.")
            action: qsTr("Enter by nation")
            onTaken: root.fillIn()
        }
        delegate: FieldRow {
            objectName: "field-" + list
            width: view.width
            on: list === root.list && system === root.system
            onClicked: { view.forceActiveFocus(); root.pick(index); }
        }
    }
    Rectangle {
        id: side
        objectName: "paintNextPanel"
        x: root.twoSided ? parent.width - width : 0
        y: root.twoSided ? 0 : parent.height - height
        width: root.twoSided ? Math.round(360 * Theme.scale) : parent.width
        height: root.twoSided ? parent.height : Math.min(Math.round(parent.height * 0.45), content.contentHeight)
        color: Theme.raised
        Rule { width: root.twoSided ? 1 : parent.width; height: root.twoSided ? parent.height : 1 }
        Scroll {
            id: content
            anchors.fill: parent
            margin: Theme.gap4
            spacing: Theme.gap3
            Heading { width: parent.width; text: qsTr("What to paint next") }
            Words {
                width: parent.width
                color: Theme.quiet
                lineHeight: 1.25
                text: root.list === "" ? qsTr("Choose a nation to see which stands to paint next.")
                    : next.busy ? qsTr("Working it out …")
                    : next.steps.length === 0 ? qsTr("%1: more stands would not add any armies at these points.").arg(next.nation)
                    : next.possible ? qsTr("%1: paint these next, best value first.").arg(next.nation)
                    : qsTr("%1: these stands complete your first army.").arg(next.nation)
            }
            Repeater {
                model: root.list !== "" ? next.steps : []
                Item {
                    id: step
                    required property purchaseShown modelData
                    required property int index
                    objectName: "paint-" + index
                    width: parent.width
                    height: Math.max(Theme.touch, lines.implicitHeight + Theme.gap2)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.name + ": " + modelData.words
                    Column {
                        id: lines
                        width: parent.width
                        anchors.verticalCenter: parent.verticalCenter
                        Heading { width: parent.width; text: step.modelData.name; font.pixelSize: Theme.name; Accessible.ignored: true }
                        Words { width: parent.width; text: step.modelData.words; color: Theme.quiet; font.pixelSize: Theme.small; Accessible.ignored: true }
                    }
                    Rule { anchors.bottom: parent.bottom; width: parent.width }
                }
            }
            PushButton {
                objectName: "readNation"
                visible: root.list !== ""
                width: Math.min(implicitWidth, parent.width)
                iconName: "nations"
                text: qsTr("Open the list")
                onClicked: root.opened(root.system, root.list)
            }
        }
    }
}
