pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Every kind of stand, how many, what they stand for; and what is set aside for an army.
FocusScope {
    id: root

    required property StandsModel stands
    property list<string> ids: [""]
    property list<string> names: [qsTr("No army")]
    readonly property bool forArmy: stands.army !== ""
    signal said(string words, bool undoable)
    signal fillIn()

    function load(): void {
        const ids = [""];
        const names = [qsTr("No army")];
        for (let row = 0; row < library.count; ++row) {
            ids.push(library.idAt(row));
            names.push(library.nameAt(row));
        }
        root.ids = ids;
        root.names = names;
    }
    LibraryModel { id: library; onLoaded: root.load() }
    Component.onCompleted: load()

    Flow {
        id: tools
        visible: root.stands.count > 0
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: qsTr("Set aside for"); wrapMode: Text.NoWrap }
        Picker {
            objectName: "army"
            width: Math.min(tools.width, Math.round(300 * Theme.scale))
            what: qsTr("Army to set stands aside for")
            model: root.names
            currentIndex: Math.max(0, Array.from(root.ids).indexOf(root.stands.army))
            onActivated: index => root.stands.army = root.ids[index]
        }
        PushButton {
            objectName: "reserve"
            visible: root.forArmy
            iconName: "check"
            text: qsTr("Set aside what it needs")
            onClicked: {
                const missing = root.stands.reserve(root.stands.army);
                if (missing === 0) root.said(qsTr("All its stands are set aside."), true);
                else if (missing > 0) root.said(qsTr("%n stands missing; the rest are set aside.", "", missing), true);
            }
        }
    }
    RuledList {
        id: view
        objectName: "stands"
        focus: true
        anchors.top: tools.visible ? tools.bottom : parent.top
        anchors.topMargin: Theme.gap3
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        clip: true
        model: root.stands
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Stands")
        Keys.onReturnPressed: if (currentItem) (currentItem as StandRow).clicked()
        Keys.onRightPressed: if (currentItem) (currentItem as StandRow).step(1)
        Keys.onLeftPressed: if (currentItem) (currentItem as StandRow).step(-1)
        delegate: StandRow {
            objectName: "stand-" + index
            width: view.width
            forArmy: root.forArmy
            onOwnedAsked: count => { view.currentIndex = index; root.stands.setOwned(standId, count); }
            onHereAsked: count => { view.currentIndex = index; root.stands.setAside(standId, count); }
            onClicked: { view.currentIndex = index; sheet.open(); (sheet.item as StandSheet).show(standId); }
        }
        EmptyState {
            visible: view.count === 0
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.round(480 * Theme.scale))
            iconName: "collection"
            title: qsTr("No stands yet")
            text: qsTr("Pick a nation and enter how many stands of each entry you have painted. The program then shows which nations you can field.")
            action: qsTr("Enter by nation")
            onTaken: root.fillIn()
        }
    }
    Lazy {
        id: sheet
        objectName: "standSheet"
        sheet: Component {
            StandSheet {
                stands: root.stands
                onRemoved: name => root.said(qsTr("%1 removed.").arg(name), true)
            }
        }
    }
}
