pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// First run: what the program is, and the first army, on one screen.
Flickable {
    id: root

    required property LibraryModel library
    property string system: Settings.system
    readonly property bool bounded: Array.from(Settings.sizesOf(system)).length > 0
    readonly property int points: Math.min(Settings.pointsOf(system), library.mostFor(system, picker.list))
    property bool waits: false
    readonly property bool wide: width >= Math.round(860 * Theme.scale)
    signal made(string id)
    signal listWanted()
    signal learningWanted()
    signal exampleWanted()

    function make(start: string): void {
        Settings.system = root.system;
        root.waits = true;
        root.library.create(picker.system, picker.list, root.points, start);
    }

    Connections {
        target: root.library
        function onCreated(id: string): void {
            if (root.waits && id !== "") root.made(id);
            root.waits = false;
        }
    }

    contentHeight: Math.max(height, (wide ? Math.max(words.implicitHeight, choice.implicitHeight) : words.implicitHeight + choice.implicitHeight + Theme.gap6) + Theme.gap8 + Theme.gap6)
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ThinScrollBar { }

    Follow { view: root }

    Column {
        id: words
        x: Theme.gap8
        y: Theme.gap8
        width: root.wide ? Math.round(root.width * 0.48) - Theme.gap8 : root.width - 2 * Theme.gap8
        spacing: Theme.gap6
        Column {
            width: parent.width
            spacing: Theme.gap2
            Heading { text: "Strategikon"; font.pixelSize: Math.round(52 * Theme.scale) }
            Heading {
                width: parent.width
                text: qsTr("From army list to battle report.")
                font.italic: true
                color: Theme.accent
            }
        }
        Rule { width: Math.min(parent.width, Math.round(120 * Theme.scale)); color: Theme.accent }
        Grid {
            id: steps
            width: parent.width
            columns: root.wide || root.width < Math.round(560 * Theme.scale) ? 1 : 2
            columnSpacing: Theme.gap6
            rowSpacing: root.wide ? Theme.gap6 : Theme.gap4
            Repeater {
                model: [qsTr("Pick a nation"), qsTr("Build your army"), qsTr("Let it help"), qsTr("Take it to the table")]
                Row {
                    id: step
                    required property int index
                    required property string modelData
                    readonly property string about: [
                        qsTr("Every list with its troops, commanders and upgrades as printed, errata applied."),
                        qsTr("Every choice is checked as you make it. It tells you what is wrong and fixes it in one tap. It advises; you decide."),
                        qsTr("Fill spends every last point. Best makes the most of them. You see every change before you accept it."),
                        qsTr("Battles tells you what to roll and what it means, turn by turn. Everything is saved as you play, and you can undo any step, even tomorrow.")
                    ][index]
                    width: Math.floor((words.width - (steps.columns - 1) * steps.columnSpacing) / steps.columns)
                    spacing: Theme.gap4
                    Heading {
                        width: Math.round(28 * Theme.scale)
                        horizontalAlignment: Text.AlignRight
                        text: ["I", "II", "III", "IV"][step.index]
                        color: Theme.accent
                        Accessible.ignored: true
                    }
                    Column {
                        width: parent.width - parent.spacing - Math.round(28 * Theme.scale)
                        spacing: 2
                        Heading { text: step.modelData; width: parent.width }
                        Words { text: step.about; width: parent.width; color: Theme.quiet; lineHeight: 1.3 }
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap3
            PushButton { id: learn; objectName: "learn"; iconName: "help"; text: qsTr("Learn by playing"); onClicked: root.learningWanted() }
            PushButton { id: example; objectName: "example"; iconName: "battles"; text: qsTr("Open an example battle"); onClicked: root.exampleWanted() }
            // Beside the buttons where it fits: the list of nations needs the line.
            Words {
                readonly property bool beside: learn.width + example.width + implicitWidth + 2 * Theme.gap3 <= words.width
                width: Math.min(implicitWidth, words.width)
                height: beside ? Theme.touch : implicitHeight
                verticalAlignment: Text.AlignVCenter
                color: Theme.quiet
                text: qsTr("Press F1 for keyboard shortcuts.")
            }
        }
    }
    Column {
        id: choice
        x: root.wide ? Math.round(root.width * 0.48) + Theme.gap8 : Theme.gap8
        y: root.wide ? Theme.gap8 : words.y + words.implicitHeight + Theme.gap6
        width: root.width - x - Theme.gap8
        spacing: Theme.gap4
        Heading { id: first; text: qsTr("Your first army"); width: parent.width }
        SystemPicker {
            id: systems
            objectName: "system"
            width: parent.width
            system: root.system
            onChosen: system => { root.system = system; picker.clear(); }
        }
        NationPicker {
            id: picker
            objectName: "picker"
            width: parent.width
            only: root.system
            // All the room there is.
            readonly property int others: first.height + buttons.height + later.height + 3 * choice.spacing + (systems.visible ? systems.height + choice.spacing : 0) + (ready.visible ? ready.height + choice.spacing : 0)
            height: Math.max(Math.round(260 * Theme.scale), root.height - Theme.gap6 - choice.y - others)
            onTaken: root.make(root.bounded ? "filled" : "empty")
        }
        Flow {
            id: buttons
            width: parent.width
            spacing: Theme.gap3
            PushButton {
                objectName: "startFilled"
                primary: true
                enabled: picker.list !== "" && !root.library.making
                visible: root.bounded
                text: qsTr("Build me a %1-point army").arg(Theme.points(root.points))
                onClicked: root.make("filled")
            }
            PushButton {
                objectName: "beginList"
                primary: true
                visible: picker.bare
                text: qsTr("Create a list")
                onClicked: { Settings.system = root.system; root.listWanted(); }
            }
            PushButton {
                objectName: "startEmpty"
                primary: !root.bounded
                visible: !picker.bare
                enabled: picker.list !== "" && !root.library.making
                text: qsTr("Start empty")
                onClicked: root.make("empty")
            }
        }
        ReadyMade {
            id: ready
            width: parent.width
            library: root.library
            system: picker.system
            list: picker.list
            onTaken: id => root.made(id)
        }
        Words {
            id: later
            width: parent.width
            color: Theme.quiet
            text: picker.list === "" ? qsTr("Pick a nation first; you can change everything later.") : qsTr("%1. You can change points, nation and troops later.").arg(picker.name)
        }
    }
}
