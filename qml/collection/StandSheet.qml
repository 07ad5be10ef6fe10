pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A kind of stands: its name, a note, and every entry it can stand for.
Sheet {
    id: root

    required property StandsModel stands
    property string standId
    property string name
    property string note
    property list<roleShown> roles
    property standShown one
    property list<roleShown> others // that the search finds, of any list and rule system
    property roleShown none
    readonly property int offered: Array.from(roles).filter(role => !role.on).length
    signal removed(string name)

    title: root.name
    wish: 600

    function show(id: string): void {
        root.standId = id;
        search.clear();
        look();
    }
    function look(): void {
        root.one = root.stands.one(root.standId);
        root.name = root.one.name;
        root.note = root.one.note;
        root.roles = root.stands.roles(root.standId);
        seek();
    }
    function seek(): void { root.others = search.text.trim() === "" ? [] : root.stands.otherRoles(root.standId, search.text); }
    function words(role: roleShown): string {
        return role.nation === "" ? role.entry : qsTr("%1, %2 · %3", "nation, entry, rule system").arg(role.nation).arg(role.entry).arg(role.system);
    }

    Field {
        objectName: "standName"
        width: parent.width
        what: qsTr("Name of the stands")
        maximumLength: 80
        stored: root.name
        onSaved: text => { root.stands.setName(root.standId, text); root.look(); }
    }
    Field {
        objectName: "standNote"
        width: parent.width
        what: qsTr("Note on the stands")
        placeholderText: qsTr("Notes: maker, scale, storage")
        stored: root.note
        onSaved: text => { root.stands.setNote(root.standId, text); root.look(); }
    }
    SearchField {
        id: search
        objectName: "searchRoles"
        width: parent.width
        what: qsTr("What else can they stand for?")
        placeholderText: qsTr("Any entry in any list of any rules")
        onTextChanged: root.seek()
    }
    Words {
        visible: search.text.trim() !== "" && root.others.length === 0
        width: parent.width
        color: Theme.quiet
        text: qsTr("No matches.")
    }
    Column {
        width: parent.width
        Repeater {
            model: root.others.length
            Toggle {
                id: other
                required property int index
                readonly property roleShown it: root.others[index] ?? root.none
                objectName: "other-" + index
                width: parent.width
                text: root.words(other.it)
                checked: false
                onToggled: { root.stands.toggleRole(root.standId, other.it.reference); root.look(); checked = false; }
            }
        }
    }
    Item {
        width: parent.width
        height: Math.max(Theme.touch, label.implicitHeight)
        Heading { id: label; width: parent.width - all.width - Theme.gap3; anchors.verticalCenter: parent.verticalCenter; font.pixelSize: Theme.name; text: qsTr("They can stand for") }
        PushButton {
            id: all
            objectName: "allRoles"
            anchors.right: parent.right
            visible: root.offered > 0
            width: visible ? implicitWidth : 0
            iconName: "check"
            text: qsTr("All %n alike", "", root.offered)
            onClicked: { root.stands.allRoles(root.standId); root.look(); }
        }
    }
    Words {
        width: parent.width
        color: Theme.quiet
        text: qsTr("Entries of other nations with the same name and stats are offered here.")
    }
    Column {
        width: parent.width
        Repeater {
            model: root.roles.length
            Toggle {
                id: role
                required property int index
                readonly property roleShown it: root.roles[index] ?? root.none
                objectName: "role-" + index
                width: parent.width
                text: root.words(role.it)
                checked: it.on
                onToggled: { root.stands.toggleRole(root.standId, role.it.reference); root.look(); checked = Qt.binding(() => role.it.on); }
            }
        }
    }
    foot: [
        PushButton { primary: true; text: qsTr("Done"); onClicked: root.close() },
        PushButton {
            objectName: "removeStands"
            iconName: "trash"
            text: qsTr("Remove")
            onClicked: { const name = root.name; root.close(); if (Endings.take() && root.stands.remove(root.standId)) root.removed(name); }
        }
    ]
}
