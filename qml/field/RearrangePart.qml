pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The terrain on the table: what it is, what it means, what is wrong with it; and hands on it.
PanelPart {
    id: root

    readonly property list<fieldFinding> faults: root.desk.faults
    property fieldFinding noFault

    title: qsTr("Is everyone content?")
    words: qsTr("Drag what is in the way. What its row of the charts does not allow is refused and goes back.")

    PushButton {
        objectName: "goOn"
        width: parent.width
        primary: true
        iconName: "next"
        text: qsTr("It stays like this")
        onClicked: root.went()
    }
    Repeater {
        model: root.faults.length
        SideNote {
            required property int index
            readonly property fieldFinding it: root.faults[index] ?? root.noFault
            width: parent.width
            severe: it.severe
            iconName: severe ? "error" : "warning"
            text: it.words
        }
    }
    Words { objectName: "proposal"; visible: text !== ""; width: parent.width; text: root.desk.proposal }
    PushButton {
        objectName: "takeProposal"
        visible: root.desk.proposal !== ""
        width: parent.width
        iconName: "mend"
        text: qsTr("Move it there")
        onClicked: root.desk.takeProposal()
    }
    FeatureList { width: parent.width; desk: root.desk; map: root.map }
    ThrowLog { width: parent.width; lines: root.desk.record }
}
