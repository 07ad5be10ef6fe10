import QtQuick

// A field that finds as one types; Escape empties it.
Field {
    id: root

    inset: Theme.icon + Theme.gap1
    rightPadding: Theme.touch
    Keys.onEscapePressed: event => {
        if (root.text === "") event.accepted = false;
        else root.clear();
    }

    Icon {
        name: "search"
        color: Theme.quiet
        x: Theme.gap3
        anchors.verticalCenter: parent.verticalCenter
    }
    IconButton {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.text !== ""
        iconName: "close"
        text: qsTr("Clear search")
        onClicked: { root.clear(); root.forceActiveFocus(); }
    }
}
