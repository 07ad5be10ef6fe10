pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// What may come of the answer as it stands, exact, in one bar; or why it will be refused.
Item {
    id: root

    required property meaningShown meaning
    property bool wanted: true
    readonly property list<chanceShown> all: root.wanted ? root.meaning.chances : []
    readonly property opposedShown opposed: root.meaning.opposed
    readonly property bool paired: root.all.length > 0 && root.opposed.sides > 0 // two dice decide
    readonly property list<int> run: root.paired ? Array.from(root.all).map((one, at) => at) : root.whole(4)
    readonly property real wide: root.width - (root.paired ? pairs.width + Theme.gap3 : 0)
    readonly property list<int> outcomes: root.whole(root.all.length) // all that can come of one thing, too many for a bar
    readonly property chanceShown likeliest: Array.from(root.outcomes).reduce((best, at) => root.all[at].part > best.part ? root.all[at] : best, root.none)
    property chanceShown none
    property opposedOutcomeShown nowhere
    readonly property string unfit: root.wanted ? root.meaning.unfit : ""
    readonly property bool shown: root.all.length > 0 || root.unfit !== ""
    readonly property real room: root.wide - 4 * root.run.length
    // What is no part of the bar, or finds no room in its part, is told above it; where there is no room either, all stand
    // in the card.
    readonly property string above: letters.height > 0 ? Array.from(root.all).filter((one, at) => !Array.from(root.run).includes(at) || !root.fits(root.told(one), one.part)).map(one => root.told(one)).join(", ") : ""
    readonly property bool tells: root.unfit === "" && root.run.length > 0 && small.advanceWidth(root.above) <= root.wide - heading.implicitWidth - Theme.gap4

    // Chances are told of several things, one after the other: the fewest that are all that can come of one of them, at
    // most so many; more than four are no bar that can be read.
    function whole(most: int): list<int> {
        const parts = Array.from(root.all).map(one => one.part);
        let best = [];
        for (let from = 0, to = 0, sum = 0; to < parts.length; ++to) {
            sum += parts[to];
            while (sum > 1 + 1e-6) sum -= parts[from++];
            if (sum < 1 - 1e-6) continue;
            if (to > from && to - from < most && (best.length === 0 || to - from + 1 < best.length)) best = parts.slice(from, to + 1).map((part, at) => from + at);
            from = to + 1;
            sum = 0;
        }
        return best;
    }
    function figure(part: real): string {
        return part > 0 && part < 0.0005 ? qsTr("< %1 %").arg((0.1).toLocaleString(Qt.locale(), "f", 1)) : qsTr("%1 %").arg((100 * part).toLocaleString(Qt.locale(), "f", 1));
    }
    function told(one: chanceShown): string { return qsTr("%1 %2", "an outcome and its chance").arg(one.words).arg(root.figure(one.part)); }
    // How an outcome of two dice is filled; of others the first is good.
    function leaning(at: int): color {
        const one = root.outcomeOf(at);
        return root.paired ? Theme.leaning(one.favours, one.weight) : at === 0 ? Theme.good : at > 0 && at === root.run.length - 1 ? Theme.sunken : Theme.wash;
    }
    function strong(at: int): bool { return root.paired ? root.outcomeOf(at).weight === 1 : at === 0; }
    function outcomeOf(at: int): opposedOutcomeShown {
        const id = (root.all[root.run[at] ?? -1] ?? root.none).id;
        return Array.from(root.opposed.outcomes).find(one => one.id === id) ?? root.nowhere;
    }
    function fits(words: string, part: real): bool { return letters.advanceWidth(words) + 2 * Theme.gap2 + 4 <= part * root.room; }

    objectName: "chances"
    implicitHeight: heading.implicitHeight + Theme.gap1 + Theme.touch
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !root.shown
    Accessible.name: root.unfit !== "" ? root.unfit : Array.from(root.all).map(one => qsTr("%1: %2").arg(one.words).arg(root.figure(one.part))).join(", ")

    FontMetrics { id: small; font: beside.font }
    FontMetrics { id: letters; font.family: Theme.sans; font.pixelSize: Theme.body; font.bold: true }
    PlainText {
        id: heading
        text: root.run.length > 0 ? qsTr("Exact odds") : root.outcomes.length > 0 ? qsTr("Most likely: %1").arg(root.told(root.likeliest)) : root.all.length === 1 && root.all[0].part >= 1 ? root.all[0].words : root.all.length > 0 ? qsTr("Exact odds above") : " "
        color: Theme.quiet
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    PlainText {
        id: beside
        visible: root.tells
        x: root.wide - width
        text: root.above
        color: Theme.quiet
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Words {
        visible: root.unfit !== ""
        width: parent.width
        height: parent.height
        verticalAlignment: Text.AlignBottom
        color: Theme.bad
        text: root.unfit
        font.pixelSize: Theme.small
        maximumLineCount: 4
        Accessible.ignored: true
    }
    Row {
        visible: root.unfit === ""
        y: heading.height + Theme.gap1
        spacing: 2
        Repeater {
            model: root.run.length
            Rectangle {
                id: segment
                required property int index
                readonly property chanceShown one: root.all[root.run[segment.index] ?? -1] ?? root.none
                readonly property bool strong: root.strong(segment.index)
                width: Math.max(2, root.room * segment.one.part)
                height: Theme.touch
                radius: Theme.corner
                color: root.leaning(segment.index)
                border.width: segment.strong ? 0 : 1
                border.color: Theme.hairline
                PlainText {
                    readonly property string figure: root.figure(segment.one.part)
                    x: Theme.gap2
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: root.fits(root.told(segment.one), segment.one.part) ? root.told(segment.one) : root.fits(figure, segment.one.part) ? figure : ""
                    color: segment.strong ? Theme.raised : Theme.ink
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
    T.Button {
        id: pairs
        objectName: "opposed"
        visible: root.paired
        anchors.right: parent.right
        width: height
        height: parent.height
        focusPolicy: Qt.StrongFocus
        text: qsTr("Every pair of dice")
        onClicked: full.open()
        Keys.onReturnPressed: pairs.clicked()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: pairs.clicked()
        background: Rectangle {
            color: pairs.hovered ? Theme.wash : "transparent"
            radius: Theme.corner
            FocusRing { shown: pairs.visualFocus }
        }
        contentItem: Item {
            OpposedGrid {
                visible: root.paired
                anchors.centerIn: parent
                opposed: root.opposed
                cell: Math.floor((pairs.height - 5) / Math.max(root.opposed.sides, 1))
            }
        }
    }
    Lazy { id: full; sheet: Component { OpposedSheet { opposed: root.opposed } } }
}
