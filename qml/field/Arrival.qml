import QtQuick
import Strategikon.App

// Who of a side is not there yet, and when that changes.
Column {
    id: root

    required property arrivalShown arrival
    property bool ready: false // the others are set down
    signal brought()

    objectName: "arrival-" + root.arrival.side
    spacing: Theme.gap2
    Words { width: parent.width; font.bold: true; text: root.arrival.code !== "" ? qsTr("%1, later: %2").arg(root.arrival.who).arg(root.arrival.when) : qsTr("%1: %2").arg(root.arrival.who).arg(root.arrival.when) }
    Words { width: parent.width; color: Theme.quiet; text: root.arrival.names }
    PushButton {
        objectName: "bringOn"
        visible: root.ready && root.arrival.code !== ""
        width: parent.width
        text: qsTr("Set them down now")
        onClicked: root.brought()
    }
}
