import QtQuick

// What a page says when it has nothing to show, and the way out.
Column {
    id: root

    required property string title
    required property string text
    property string iconName
    property string action
    signal taken()

    spacing: Theme.gap3
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.iconName !== ""
        name: root.iconName
        color: Theme.edge
        size: Math.round(48 * Theme.scale)
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.title
    }
    Words {
        width: Math.min(parent.width, Math.round(460 * Theme.scale))
        anchors.horizontalCenter: parent.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
        color: Theme.quiet
        lineHeight: 1.3
        text: root.text
    }
    PushButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "emptyAction"
        visible: root.action !== ""
        text: root.action
        primary: true
        onClicked: root.taken()
    }
}
