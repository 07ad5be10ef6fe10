import QtQuick
import Strategikon.App

// What can be done with a step of the story.
DropMenu {
    id: root

    required property BattleViewModel desk
    property stepShown step
    signal branched(string id)
    signal noting(stepShown step)

    objectName: "stepMenu"
    title: root.step.number > 0 ? qsTr("Step %1").arg(root.step.number) : qsTr("The start")

    function show(step: stepShown, at: Item): void {
        root.step = step;
        // At its row, but not a part of it: rows go when the story changes.
        const corner = root.parent.mapFromItem(at, at.width - root.implicitWidth, Math.min(at.height, Theme.touch));
        root.popup(Math.max(0, corner.x), corner.y);
    }

    DropItem { objectName: "goThere"; visible: !root.step.here; iconName: "back"; text: root.step.undone ? qsTr("Play on from here") : qsTr("Go back to here"); onTriggered: if (Endings.take()) root.desk.past.goTo(root.step.step) }
    DropItem { objectName: "correctStep"; visible: root.step.line; iconName: "edit"; text: qsTr("Correct"); onTriggered: root.desk.past.correct(root.step.step) }
    DropItem {
        objectName: "branchHere"
        iconName: "split"
        text: qsTr("New battle from here")
        onTriggered: {
            const id = root.desk.past.branch(root.step.step);
            if (id !== "") root.branched(id);
        }
    }
    DropItem {
        objectName: "bookmarkStep"
        iconName: "tag"
        text: root.step.bookmark ? qsTr("Remove bookmark") : qsTr("Bookmark")
        onTriggered: root.desk.past.bookmark(root.step.step)
    }
    DropItem { objectName: "noteStep"; iconName: "note"; text: qsTr("Add a note"); onTriggered: root.noting(root.step) }
}
