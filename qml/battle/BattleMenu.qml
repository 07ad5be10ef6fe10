import QtQuick
import Strategikon.App

// What else can be done at the table.
DropMenu {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    signal fixed()
    signal phases()
    signal papers()
    signal luck()
    signal rules()
    signal glossary()

    function letters(by: int): void {
        const sizes = Array.of(100, 115, 130, 160, 200);
        const at = sizes.indexOf(Settings.letters);
        Settings.letters = sizes[Math.max(0, Math.min(sizes.length - 1, at + by))];
    }

    objectName: "battleMore"
    title: qsTr("This battle")
    DropItem { objectName: "leaveOut"; visible: root.agreed.waits && root.agreed.phases.length > 0; iconName: "next"; text: qsTr("Skip this"); onTriggered: root.agreed.leaveOut() }
    DropItem { objectName: "anotherPhase"; visible: root.agreed.movable && root.agreed.phases.length > 0; iconName: "turn"; text: qsTr("Another phase"); onTriggered: root.phases() }
    DropItem { objectName: "otherwise"; visible: root.agreed.movable; iconName: "edit"; text: qsTr("Fix the table"); onTriggered: root.fixed() }
    DropItem { objectName: "menuRedo"; visible: root.desk.past.redoWords !== ""; iconName: "redo"; text: root.desk.past.redoWords; onTriggered: root.desk.past.redo() }
    DropItem { objectName: "papers"; iconName: "print"; text: qsTr("Report and papers"); keys: "Ctrl+P"; onTriggered: root.papers() }
    DropItem { objectName: "menuLuck"; iconName: "dice"; text: qsTr("Luck so far"); onTriggered: root.luck() }
    DropItem { objectName: "menuRules"; iconName: "edit"; text: qsTr("Rules of this battle"); onTriggered: root.rules() }
    DropItem { objectName: "menuGlossary"; iconName: "list"; text: qsTr("Glossary"); keys: "Ctrl+G"; onTriggered: root.glossary() }
    DropItem { objectName: "toggleScore"; visible: root.desk.table.scoreWords !== ""; iconName: Settings.score ? "check" : "plus"; text: qsTr("Show %1", "what is scored").arg(root.desk.table.scoreWords); onTriggered: Settings.score = !Settings.score }
    DropItem { objectName: "largerText"; visible: Settings.letters < 200; iconName: "plus"; text: qsTr("Larger text"); onTriggered: root.letters(1) }
    DropItem { objectName: "smallerText"; visible: Settings.letters > 100; iconName: "minus"; text: qsTr("Smaller text"); onTriggered: root.letters(-1) }
    DropItem { objectName: "leftHand"; iconName: Settings.leftHand ? "check" : "plus"; text: qsTr("Left-handed"); onTriggered: Settings.leftHand = !Settings.leftHand }
}
