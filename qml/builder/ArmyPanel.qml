pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// What the army is: its figures, what is wrong, and what could complete it.
Column {
    id: root

    required property Builder builder
    signal proposed(string aim)
    signal mended(string words)
    signal blocksAsked()
    signal allyAsked()
    signal printed()
    // Legal, and every point spent: nothing is left to fill.
    readonly property bool complete: root.builder.known && root.builder.legal && root.builder.spent === root.builder.limit
    readonly property bool stuck: root.builder.within === "0"  // nothing can be filled that keeps all of this
    property int waiting: -1  // the place of a finding that was mended from here

    spacing: Theme.gap4

    // After a mend the keyboard goes on with what is now in its place, once that can be mended too.
    function follow(): void {
        const from = root.waiting;
        root.waiting = -1;
        if (from < 0) return;
        for (let row = Math.min(from, found.count - 1); row >= 0; --row) {
            const next = found.itemAt(row) as FindingRow;
            if (next && next.mend !== "") {
                next.take();
                return;
            }
        }
        fill.forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: root.builder
        function onCounted(): void { root.follow(); }
    }

    Flow {
        width: parent.width
        spacing: Theme.gap3
        Repeater {
            model: root.builder.figures
            Column {
                id: figure
                required property figureShown modelData
                width: Math.floor((root.width - 2 * Theme.gap3) / 3)
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.label + " " + modelData.value
                PlainText {
                    text: figure.modelData.value
                    font.pixelSize: Math.round(Theme.title * 0.76)
                    Accessible.ignored: true
                }
                PlainText {
                    width: parent.width
                    text: figure.modelData.label
                    color: Theme.quiet
                    font.pixelSize: Theme.tiny
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Column {
        width: parent.width
        visible: root.builder.tally.length > 0
        Repeater {
            model: root.builder.tally
            Item {
                id: line
                required property labelledShown modelData
                width: root.width
                height: Math.round(28 * Theme.scale)
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.label + ": " + amount.text
                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.label
                    font.family: Theme.serif
                    font.pixelSize: Math.round(17 * Theme.scale)
                    Accessible.ignored: true
                }
                PlainText {
                    id: amount
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.words
                    color: Theme.quiet
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
                Rule { anchors.bottom: parent.bottom; width: parent.width }
            }
        }
    }
    Item {
        width: parent.width
        height: findingsTitle.implicitHeight
        Heading {
            id: findingsTitle
            text: qsTr("Legality")
        }
        StateBadge {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            legal: root.builder.legal
            findings: root.builder.findings.count
        }
    }
    Words {
        visible: root.builder.findings.count === 0 && root.builder.known
        width: parent.width
        color: Theme.quiet
        text: qsTr("Legal. Checksum %1").arg(root.builder.stamp)
    }
    Words {
        visible: !root.builder.known
        width: parent.width
        text: root.builder.trouble
    }
    PushButton {
        objectName: "mendAll"
        visible: root.builder.mendable
        primary: root.stuck
        iconName: "edit"
        text: qsTr("Fix all …")
        onClicked: root.proposed("mend")
    }
    Repeater {
        id: found
        model: root.builder.findings
        FindingRow {
            objectName: "finding-" + index
            width: root.width
            onMended: {
                // The row goes with its finding, so mending comes last.
                root.waiting = index;
                root.mended(mend);
                root.builder.mend(index);
            }
        }
    }
    Repeater {
        model: root.builder.notes
        Words {
            required property string modelData
            width: root.width
            color: Theme.quiet
            text: modelData
        }
    }
    Rule { visible: blocks.visible; width: parent.width }
    Column {
        id: blocks
        objectName: "blocks"
        visible: root.builder.divided && root.builder.blocks.length > 0
        width: parent.width
        spacing: Theme.gap2
        Heading { text: root.builder.blocksTitle }
        Repeater {
            model: blocks.visible ? Array.from(root.builder.divisions).filter(one => one.words !== "") : []
            DivisionLine {
                required property divisionShown modelData
                width: blocks.width
                label: modelData.label
                size: modelData.size
                words: modelData.words
                figures: modelData.figures
            }
        }
        PushButton {
            objectName: "askBlocks"
            iconName: "edit"
            text: qsTr("Divide the army …")
            onClicked: root.blocksAsked()
        }
    }
    Rule { visible: root.builder.finite; width: parent.width }
    Heading { visible: root.builder.finite; text: qsTr("Complete the army") }
    Words {
        objectName: "counts"
        width: parent.width
        visible: root.builder.known && root.builder.within !== ""
        color: Theme.quiet
        lineHeight: 1.25
        text: root.builder.within === "0" ? qsTr("No legal army within the limit includes all of this.")
            : root.builder.legal && root.builder.spent === root.builder.limit ? qsTr("Complete: every point is spent.")
            : !root.builder.bounded ? qsTr("%1 legal armies include all of this.", "", root.builder.withinMany).arg(root.builder.within)
            : root.builder.exactly === "0" ? qsTr("%1 ways to finish within the limit; none spends every point.", "", root.builder.withinMany).arg(root.builder.within)
            : qsTr("%1 ways to finish on exactly %2 points (%3 within the limit).", "", root.builder.exactlyMany)
                .arg(root.builder.exactly).arg(root.builder.limit.toLocaleString(Qt.locale(), "f", 0)).arg(root.builder.within)
    }
    Flow {
        visible: root.builder.finite
        width: parent.width
        spacing: Theme.gap3
        PushButton {
            objectName: "printArmy"
            visible: root.complete
            primary: true
            iconName: "print"
            text: qsTr("Print and share")
            onClicked: root.printed()
        }
        PushButton {
            id: fill
            objectName: "fill"
            primary: !root.complete && !root.stuck
            enabled: root.builder.known && root.builder.finite
            iconName: "fill"
            text: qsTr("Fill")
            onClicked: root.proposed("")
        }
        PushButton {
            objectName: "best"
            enabled: root.builder.known && root.builder.finite && root.builder.aims.length > 0
            iconName: "best"
            text: qsTr("Best …")
            onClicked: root.proposed(root.builder.aims[0].id)
        }
    }
    Rule { width: parent.width }
    Heading { text: qsTr("Notes") }
    NoteField {
        objectName: "note"
        width: parent.width
        what: qsTr("Notes on the army")
        placeholderText: qsTr("A plan, an opponent, what to paint next")
        stored: root.builder.note
        onSaved: text => root.builder.note = text
    }
    Rule { visible: ally.visible; width: parent.width }
    Column {
        id: ally
        visible: root.builder.partner !== ""
        width: parent.width
        spacing: Theme.gap2
        Heading { text: root.builder.ally ? qsTr("This army") : qsTr("Doubles partner") }
        Words { objectName: "partnerWords"; width: parent.width; text: root.builder.partner }
        Words { visible: root.builder.partnerTrouble !== ""; width: parent.width; color: Theme.bad; text: root.builder.partnerTrouble }
        PushButton {
            objectName: "editAlly"
            iconName: root.builder.ally ? "back" : "edit"
            text: root.builder.ally ? qsTr("Back to this army") : qsTr("Edit the partner’s army")
            onClicked: root.allyAsked()
        }
    }
}
