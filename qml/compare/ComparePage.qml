pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Two armies side by side; what differs is said in words and signs.
AppPage {
    id: root

    readonly property int figure: Math.round((wide ? 150 : 96) * Theme.scale)
    property bool onlyDifferent: false

    title: qsTr("Compare")
    focus: true
    onArgsChanged: armies.show(args.first ?? "", args.second ?? "")
    Component.onCompleted: { Session.focus = ""; armies.show(args.first ?? "", args.second ?? ""); }
    Keys.onEscapePressed: root.go("armies", {})

    commands: [
        Command { label: qsTr("Back to armies"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Only differences"); sequence: "Ctrl+T"; onActivated: root.onlyDifferent = !root.onlyDifferent },
        Command { label: qsTr("Swap sides"); sequence: "Ctrl+R"; onActivated: root.go("compare", {first: root.args.second, second: root.args.first}) }
    ]

    Comparing { id: armies; objectName: "comparing" }

    Scroll {
        objectName: "comparePage"
        anchors.fill: parent
        focus: true
        most: 1000
        PageHead {
            width: parent.width
            title: root.title
            subtitle: armies.known ? qsTr("%n differences", "", armies.differences) : ""
            backTo: qsTr("Back to armies (Escape)")
            onBack: root.go("armies", {})
            Toggle {
                objectName: "onlyDifferent"
                visible: armies.known
                text: qsTr("Only differences")
                checked: root.onlyDifferent
                onToggled: root.onlyDifferent = checked
            }
            PushButton {
                objectName: "swap"
                visible: armies.known
                iconName: "compare"
                text: qsTr("Swap sides")
                onClicked: root.go("compare", {first: root.args.second, second: root.args.first})
            }
        }
        SideNote { visible: armies.trouble !== ""; width: parent.width; severe: true; iconName: "error"; text: armies.trouble }
        Row {
            id: names
            visible: armies.known
            width: parent.width
            spacing: Theme.gap6
            Repeater {
                model: armies.armies
                Card {
                    id: side
                    required property comparedArmyShown modelData
                    required property int index
                    width: Math.floor((names.width - names.spacing) / 2)
                    Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: side.index === 0 ? qsTr("Left") : qsTr("Right") }
                    Heading { width: parent.width; text: side.modelData.name }
                    Words { width: parent.width; color: Theme.quiet; text: side.modelData.nation }
                    StateBadge { legal: side.modelData.legal; findings: side.modelData.findings }
                    PushButton {
                        objectName: "open-" + side.index
                        iconName: "edit"
                        text: qsTr("Open")
                        onClicked: root.go("builder", {armyId: side.modelData.id})
                    }
                }
            }
        }
        Column {
            visible: armies.known
            width: parent.width
            Heading { text: qsTr("Figures"); font.italic: true; font.pixelSize: Math.round(20 * Theme.scale); color: Theme.accent; bottomPadding: Theme.gap1 }
            Rule { width: parent.width; color: Theme.edge }
            Repeater {
                model: armies.figures
                CompareRow {
                    required property comparedFigureShown modelData
                    visible: !root.onlyDifferent || modelData.sign !== "="
                    width: parent.width
                    cell: root.figure
                    name: modelData.name
                    first: modelData.left
                    second: modelData.right
                    sign: modelData.sign
                }
            }
        }
        Column {
            visible: armies.known
            width: parent.width
            Heading { text: qsTr("Units"); font.italic: true; font.pixelSize: Math.round(20 * Theme.scale); color: Theme.accent; bottomPadding: Theme.gap1 }
            Rule { width: parent.width; color: Theme.edge }
            Repeater {
                model: armies.rows
                CompareRow {
                    required property comparedRowShown modelData
                    visible: !root.onlyDifferent || modelData.sign !== "="
                    width: parent.width
                    cell: root.figure
                    name: modelData.name
                    first: modelData.left > 0 ? modelData.left : "–"
                    second: modelData.right > 0 ? modelData.right : "–"
                    firstDetail: modelData.leftPoints
                    secondDetail: modelData.rightPoints
                    sign: modelData.sign
                    words: modelData.words
                }
            }
        }
        Words {
            visible: armies.known && armies.differences === 0
            width: parent.width
            color: Theme.quiet
            text: qsTr("Both armies have the same units.")
        }
    }
}
