pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// What Fill or Best would do, before it is done.
Sheet {
    id: root

    required property Builder builder
    property string aim
    property bool keep: true
    property bool owned: false
    readonly property bool mending: root.aim === "mend"
    readonly property list<string> choices: ["", ...Array.from(builder.aims).map(aim => aim.id), "random"]
    signal accepted(string words)

    title: root.mending ? qsTr("Fix all")
        : root.aim === "" ? qsTr("Fill the army")
        : root.aim === "random" ? qsTr("Random army") : qsTr("Best army")
    wish: 560
    onClosed: builder.proposal.drop()

    function ask(): void { root.builder.proposal.ask(root.aim, root.keep, root.owned); }
    function accept(): void {
        const words = qsTr("The army now has %1 points.", "", Math.ceil(root.builder.proposal.total)).arg(Theme.points(root.builder.proposal.total));
        root.builder.accept();
        root.close();
        root.accepted(words);
    }

    Picker {
        objectName: "aim"
        visible: !root.mending
        width: parent.width
        what: qsTr("Aim")
        model: [qsTr("Fill: spend every point"), ...Array.from(root.builder.aims).map(aim => qsTr("Best: %1").arg(aim.name)), qsTr("Random: any legal army")]
        currentIndex: Math.max(0, Array.from(root.choices).indexOf(root.aim))
        onActivated: index => { root.aim = root.choices[index]; root.ask(); }
    }
    Toggle {
        objectName: "keep"
        visible: !root.mending
        width: parent.width
        text: qsTr("Keep what I have")
        checked: root.keep
        onToggled: { root.keep = checked; root.ask(); }
    }
    Toggle {
        objectName: "owned"
        visible: !root.mending
        width: parent.width
        text: qsTr("Only stands I own")
        checked: root.owned
        onToggled: { root.owned = checked; root.ask(); }
    }
    Words {
        visible: !root.mending
        width: parent.width
        color: Theme.quiet
        text: qsTr("Locked entries are never changed.")
    }
    Rule { visible: !root.mending; width: parent.width }
    Item {
        width: parent.width
        height: Math.max(Theme.touch, verdict.implicitHeight)
        Words {
            id: verdict
            objectName: "verdict"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (pager.visible ? pager.width + Theme.gap3 : 0)
            text: root.builder.proposal.busy ? qsTr("Working it out …")
                : root.builder.proposal.count > 0 ? qsTr("%1 points. %2", "", Math.ceil(root.builder.proposal.total)).arg(Theme.points(root.builder.proposal.total)).arg(root.builder.proposal.verdict)
                : root.builder.proposal.verdict
        }
        Row {
            id: pager
            visible: root.builder.proposal.count > 1
            anchors.right: parent.right
            IconButton {
                objectName: "armyBefore"
                iconName: "back"
                text: qsTr("Previous army")
                enabled: root.builder.proposal.current > 0
                onClicked: root.builder.proposal.current -= 1
            }
            Words {
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                text: qsTr("%1 of %2").arg(root.builder.proposal.current + 1).arg(root.builder.proposal.count)
            }
            IconButton {
                objectName: "nextArmy"
                iconName: "next"
                text: qsTr("Next army")
                enabled: root.builder.proposal.current + 1 < root.builder.proposal.count
                onClicked: root.builder.proposal.current += 1
            }
        }
    }
    Column {
        width: parent.width
        Repeater {
            model: root.builder.proposal
            Item {
                id: step
                required property string words
                required property bool adds
                required property bool removes
                required property real points
                width: parent.width
                height: Math.max(Math.round(34 * Theme.scale), line.implicitHeight + Theme.gap2)
                Icon {
                    objectName: "stepIcon"
                    name: step.adds ? "plus" : step.removes ? "minus" : "next" // from one contingent to another, and the like
                    color: step.adds ? Theme.good : step.removes ? Theme.bad : Theme.quiet
                    anchors.verticalCenter: parent.verticalCenter
                }
                Words {
                    id: line
                    x: Theme.icon + Theme.gap3
                    width: parent.width - x - cost.width - Theme.gap3
                    anchors.verticalCenter: parent.verticalCenter
                    font.family: Theme.serif
                    font.pixelSize: Math.round(17 * Theme.scale)
                    text: step.words
                }
                Words {
                    id: cost
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.small
                    text: Theme.price(step.points)
                }
                Rule { anchors.bottom: parent.bottom; width: parent.width }
            }
        }
    }
    Words {
        visible: root.builder.proposal.count > 0 && root.builder.proposal.steps === 0
        width: parent.width
        color: Theme.quiet
        text: qsTr("No change: this is the army you have.")
    }
    foot: [
        PushButton {
            objectName: "accept"
            primary: true
            enabled: root.builder.proposal.count > 0 && root.builder.proposal.steps > 0
            text: root.mending ? qsTr("Fix all") : qsTr("Apply")
            onClicked: root.accept()
        },
        PushButton {
            objectName: "drawAgain"
            visible: root.aim === "random"
            text: qsTr("Draw another")
            onClicked: root.ask()
        },
        PushButton { objectName: "leave"; text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
