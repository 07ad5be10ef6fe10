pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// What has happened, in sentences; what was undone stays in sight. How much is noted, redo, and a note on where one is.
Rectangle {
    id: root

    required property BattleViewModel desk
    required property AdjustmentViewModel agreed
    property stepShown noteOn
    property bool noteThere: false // on that step, and not on where one is
    signal branched(string id)
    readonly property BattleStory rows: root.desk.story

    color: Theme.raised
    radius: Theme.corner
    border.width: 1
    border.color: Theme.hairline

    // Brings the step that one is at into sight: its end, where it is higher than the list.
    function follow(): void {
        const at = root.rows.here;
        if (at < 0) return;
        view.positionViewAtIndex(at, ListView.Contain);
        if ((view.itemAtIndex(at)?.height ?? 0) > view.height) view.positionViewAtIndex(at, ListView.End);
    }
    Connections { target: root.desk; function onChanged(): void { view.away = false; later.restart(); } }
    Timer { id: later; interval: 0; running: true; onTriggered: if (!view.away && view.visible && view.width > 0) root.follow() } // once the rows are there

    Flow {
        id: bar
        x: Theme.gap3
        y: Theme.gap1
        width: parent.width - x - Theme.gap1
        Heading {
            height: Theme.touch
            rightPadding: Theme.gap3
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.name
            text: qsTr("Story")
        }
        // How much of this phase is noted.
        Segments {
            objectName: "detail"
            visible: root.agreed.possible && root.agreed.phases.length > 0
            what: qsTr("How this phase is recorded")
            options: root.agreed.details
            current: root.agreed.detail
            onChosen: index => root.agreed.setDetail(index)
        }
        IconButton {
            id: forth
            objectName: "redoStep"
            iconName: "redo"
            text: root.desk.past.redoWords !== "" ? root.desk.past.redoWords : qsTr("Nothing to redo")
            enabled: root.desk.past.redoWords !== ""
            onClicked: root.desk.past.redo()
        }
        IconButton {
            id: marked
            objectName: "onlyMarked"
            visible: root.rows.anyMarked || root.rows.onlyMarked
            iconName: "tag"
            text: qsTr("Only bookmarks and notes")
            checkable: true
            checked: root.rows.onlyMarked
            color: root.rows.onlyMarked ? Theme.accent : Theme.ink
            onToggled: root.rows.onlyMarked = checked
        }
        IconButton {
            id: noting
            objectName: "addNote"
            iconName: "note"
            text: qsTr("Add a note")
            checkable: true
            onCheckedChanged: if (checked) field.forceActiveFocus(); else root.noteThere = false
        }
    }
    Field {
        id: field
        objectName: "noteField"
        visible: noting.checked
        x: Theme.gap3
        y: bar.y + bar.height
        width: parent.width - 2 * Theme.gap3
        what: root.noteThere ? qsTr("Note on step %1").arg(root.noteOn.number) : qsTr("Note on this moment")
        placeholderText: what
        maximumLength: 400
        function leave(): void { noting.checked = false; view.forceActiveFocus(); }
        onAccepted: if (root.desk.past.note(text, root.noteThere ? root.noteOn.step : -1)) { text = ""; leave(); }
        Keys.onEscapePressed: leave()
    }
    Rule { id: rule; y: bar.y + bar.height + (field.visible ? field.height + Theme.gap2 : 0) + Theme.gap1; width: parent.width }
    ListView {
        id: view
        objectName: "story"
        property bool away: false  // somebody reads elsewhere in it, until the next step
        anchors.top: rule.bottom
        anchors.bottom: parent.bottom
        anchors.margins: 1
        width: parent.width
        clip: true
        cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { onPressedChanged: if (pressed) view.away = true }
        model: root.rows
        // The card above takes the room it needs only after the step.
        onHeightChanged: later.restart()
        onVisibleChanged: later.restart()
        onMovementStarted: view.away = true
        Keys.onPressed: event => { view.away = true; event.accepted = false; }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Story")
        delegate: StoryEntry {
            readonly property real end: y + height
            objectName: "step-" + modelData.step
            onEndChanged: if (modelData.here) later.restart()  // lines wrap, rows above grow
            looked: root.desk.film.looking >= 0 && root.desk.film.lookedStep === modelData.step
            onLooking: step => root.desk.film.lookAt(step)
            onWent: step => root.desk.past.goTo(step)
            onFollowed: step => root.desk.past.follow(step)
            onMenuAsked: button => { view.currentIndex = index; menu.show(modelData, button); }
        }
        Keys.onMenuPressed: (view.currentItem as StoryEntry)?.menuAsked(view.currentItem)
        Keys.onSpacePressed: (view.currentItem as StoryEntry)?.menuAsked(view.currentItem)
        keyNavigationEnabled: true
        FocusRing { shown: view.activeFocus }
    }
    StepMenu {
        id: menu
        desk: root.desk
        onBranched: id => root.branched(id)
        onNoting: step => { root.noteOn = step; root.noteThere = true; noting.checked = true; field.forceActiveFocus(); }
    }
}
