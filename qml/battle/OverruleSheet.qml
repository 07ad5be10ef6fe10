pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One rule played otherwise for this battle: how, and why. The record keeps both.
Sheet {
    id: root

    required property AdjustmentViewModel agreed
    property string ruleId
    property int choice: -1
    property string trouble
    property ruleShown it
    property optionShown none
    readonly property bool free: root.it.choices.length === 0  // no switch
    readonly property bool possible: root.free ? reason.text.trim() !== "" : root.choice >= 0 && root.choice !== root.it.now

    title: root.agreed.correcting ? qsTr("Edit the agreement") : qsTr("Overrule")
    wish: 600
    onClosed: if (root.agreed.correcting) root.agreed.desk.past.leaveAsItWas()

    // choice: of a switch; -1: the other one.
    function show(id: string, choice: int): void {
        root.it = root.agreed.rule(id);
        root.ruleId = id;
        root.trouble = "";
        root.choice = choice >= 0 ? choice : root.it.choices.length === 2 ? 1 - root.it.now : -1;
        reason.text = "";
        root.open();
    }
    function save(): void { if (root.possible && root.agreed.overrule(root.ruleId, root.choice, reason.text)) root.close(); }

    Connections { target: root.agreed.desk; function onRefused(words: string): void { root.trouble = words; } }
    Words { objectName: "overruledText"; width: parent.width; lineHeight: 1.25; text: root.it.text }
    Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: root.it.place }
    Flow {
        visible: !root.free
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.it.choices.length
            Chip {
                required property int index
                objectName: "choice-" + index
                readonly property optionShown option: root.it.choices[index] ?? root.none
                text: option.label
                detail: index === root.it.now ? qsTr("as now") : ""
                checked: root.choice === index
                Accessible.name: qsTr("Play it as: %1").arg(text)
                onFlipped: root.choice = index
            }
        }
    }
    Field {
        id: reason
        objectName: "overruleReason"
        width: parent.width
        what: root.free ? qsTr("What you do instead") : qsTr("Why (optional)")
        placeholderText: what
        maximumLength: 300
        onAccepted: root.save()
    }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: root.free ? qsTr("For this battle only; record and report say so. The program still counts by the book: use “Fix the table” where your result differs.")
            : qsTr("For the rest of this battle; the program follows it, and record and report say so.")
    }
    SideNote { objectName: "overruleTrouble"; visible: root.trouble !== ""; width: parent.width; severe: true; text: root.trouble; Accessible.role: Accessible.AlertMessage; Accessible.name: root.trouble }
    foot: [
        PushButton { objectName: "overruleSave"; primary: true; enabled: root.possible; text: root.agreed.correcting ? qsTr("Correct") : qsTr("Overrule"); onClicked: root.save() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
