pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Opens a file, or asks where one shall go. A file that is there already is replaced only when that is said.
Sheet {
    id: root

    property bool saving: true
    property string named       // what is offered as a name
    property string ending      // what a name without one gets
    property list<string> endings // of the files to be shown; empty: all
    readonly property list<namedShown> places: files.places // by path
    property namedShown nowhere
    readonly property bool occupied: root.saving && files.there(field.text, root.ending)
    signal taken(url file, bool replace)

    wish: 640
    onAboutToShow: {
        files.endings = root.endings.length > 0 ? root.endings : root.ending !== "" ? [root.ending] : [];
        files.folder = Settings.folder;
        field.text = root.named;
    }
    onOpened: {
        if (!root.saving) { view.forceActiveFocus(Qt.TabFocusReason); return; }
        field.forceActiveFocus();
        field.select(0, Math.max(0, field.text.lastIndexOf(".")));
    }

    function go(folder: string): void {
        files.folder = folder;
        view.currentIndex = 0;
    }
    function pick(row: int): void {
        view.currentIndex = row;
        root.take(row);
    }
    function take(row: int): void {
        if (!files.folderAt(row)) field.text = files.nameAt(row);
    }
    function use(row: int): void {
        if (row < 0 || row >= view.count) return;
        field.text = files.nameAt(row);
        root.done(false);
    }
    // What is written: a folder is entered, a file opened or written.
    function done(replace: bool): void {
        if (field.text.trim() === "") return;
        if (files.enter(field.text)) {
            field.text = root.named;
            view.currentIndex = 0;
            return;
        }
        if (root.occupied && !replace) {
            Endings.pause();
            button.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        if (root.occupied && !Endings.take()) return;
        const file = files.file(field.text, root.ending);
        Settings.folder = files.folder;
        const replaced = root.occupied;
        root.close();
        Work.begin(root.saving ? qsTr("Saving …") : qsTr("Reading …"), () => root.taken(file, replaced));
    }

    FolderModel { id: files; objectName: "folderFiles" }
    Row {
        width: parent.width
        spacing: Theme.gap2
        IconButton {
            objectName: "folderUp"
            iconName: "up"
            framed: true
            text: qsTr("Up one folder (Backspace)")
            enabled: !files.top
            onClicked: { files.up(); view.currentIndex = 0; }
        }
        Words {
            objectName: "folderPath"
            width: parent.width - x
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideLeft
            text: files.shown
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.places.length
            PushButton {
                required property int index
                readonly property namedShown it: root.places[index] ?? root.nowhere
                objectName: "folderPlace-" + index
                iconName: "folder"
                text: it.name
                onClicked: root.go(it.id)
            }
        }
    }
    SideNote { visible: files.trouble !== ""; width: parent.width; severe: true; iconName: "error"; text: files.trouble }
    Rectangle {
        width: parent.width
        height: Math.round(264 * Theme.scale)
        color: Theme.raised
        border.width: 1
        border.color: Theme.hairline
        FocusRing { shown: view.activeFocus }
        ListView {
            id: view
            objectName: "folderList"
            anchors.fill: parent
            anchors.margins: 1
            clip: true
            cacheBuffer: 0  // nothing is made ahead that might be gone when it is ready
            model: files
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ThinScrollBar { }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Files in %1").arg(files.shown)
            onCurrentIndexChanged: if (activeFocus) root.take(currentIndex)
            Keys.onReturnPressed: root.use(currentIndex)
            Keys.onEnterPressed: root.use(currentIndex)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Backspace) { files.up(); view.currentIndex = 0; }
                else if (event.text.length === 1 && event.text > " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
                    field.text = event.text;
                    field.forceActiveFocus();
                } else return;
                event.accepted = true;
            }
            delegate: T.ItemDelegate {
                id: row
                required property int index
                required property string name
                required property bool isFolder
                required property string changed
                readonly property bool current: ListView.isCurrentItem
                objectName: "file-" + name
                width: ListView.view.width
                height: Theme.touch
                focusPolicy: Qt.NoFocus
                text: row.name
                onClicked: { if (row.isFolder) root.use(row.index); else root.pick(row.index); }
                onDoubleClicked: root.use(row.index)
                Accessible.role: Accessible.ListItem
                Accessible.name: row.isFolder ? qsTr("Folder %1").arg(row.name) : row.name
                Accessible.onPressAction: row.clicked()
                contentItem: Item {
                    Icon { id: sign; x: Theme.gap3; name: row.isFolder ? "folder" : "file"; color: Theme.quiet; anchors.verticalCenter: parent.verticalCenter }
                    Words { x: sign.x + sign.width + Theme.gap2; width: facts.x - x - Theme.gap2; height: parent.height; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; elide: Text.ElideMiddle; text: row.name; Accessible.ignored: true }
                    Words { id: facts; anchors.right: parent.right; anchors.rightMargin: Theme.gap4; height: parent.height; verticalAlignment: Text.AlignVCenter; wrapMode: Text.NoWrap; color: Theme.quiet; font.pixelSize: Theme.tiny; text: row.changed; Accessible.ignored: true }
                }
                background: Rectangle { color: row.current || row.hovered ? Theme.wash : "transparent" }
            }
            Words { visible: view.count === 0; anchors.centerIn: parent; color: Theme.quiet; text: qsTr("No matching files here.") }
        }
    }
    Field {
        id: field
        objectName: "fileName"
        width: parent.width
        what: qsTr("Name of the file")
        placeholderText: qsTr("A name or a full path")
        maximumLength: 4000
        onAccepted: root.done(false)
    }
    SideNote {
        objectName: "fileThere"
        visible: root.occupied
        width: parent.width
        text: qsTr("This file already exists and would be replaced.")
    }
    foot: [
        PushButton {
            id: button
            objectName: "fileDone"
            primary: true
            enabled: field.text.trim() !== ""
            text: !root.saving ? qsTr("Open") : root.occupied ? qsTr("Replace") : qsTr("Save")
            onClicked: root.done(true)
        },
        PushButton { objectName: "fileCancel"; text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
