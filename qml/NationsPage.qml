import QtQuick
import Strategikon.App

// Placeholder until the lists can be read here: pick a nation, begin an army.
Screen {
    id: root

    title: qsTr("Nations")
    Component.onCompleted: Session.focus = ""

    LibraryModel { id: library }
    Heading { id: caption; x: Theme.gap6; y: Theme.gap6; text: root.title; font.pixelSize: Theme.title }
    NationPicker {
        id: picker
        x: Theme.gap6
        anchors.top: caption.bottom
        anchors.topMargin: Theme.gap4
        anchors.bottom: begin.top
        anchors.bottomMargin: Theme.gap4
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(640 * Theme.scale))
        focus: true
        onTaken: begin.clicked()
    }
    PushButton {
        id: begin
        x: Theme.gap6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap6
        primary: true
        enabled: picker.list !== ""
        text: qsTr("Begin an army")
        onClicked: {
            const id = library.create(picker.system, picker.list, 0, "empty");
            if (id !== "") root.go("builder", {armyId: id});
        }
    }
}
