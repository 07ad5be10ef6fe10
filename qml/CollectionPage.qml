import QtQuick
import Strategikon.App

// Placeholder until stands can be kept here.
Screen {
    id: root

    title: qsTr("Collection")
    Component.onCompleted: Session.focus = ""

    Heading { x: Theme.gap6; y: Theme.gap6; text: root.title; font.pixelSize: Theme.title }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "collection"
        title: qsTr("No stands yet")
        text: qsTr("What you own and have painted is kept here, and which of your nations it can field.")
    }
}
