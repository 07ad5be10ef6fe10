pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The terrain on the table: what it is, what it means, what is wrong with it; and hands on it.
PanelPart {
    id: root

    readonly property list<fieldFinding> faults: root.desk.terrain.faults
    property fieldFinding noFault

    title: qsTr("Happy with the table?")
    words: qsTr("Drag anything in the way. Pieces can’t go where the rules forbid.")

    PushButton {
        objectName: "goOn"
        width: parent.width
        primary: true
        iconName: "next"
        text: qsTr("Lock terrain")
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
    Words { objectName: "proposal"; visible: text !== ""; width: parent.width; text: root.desk.terrain.proposal }
    PushButton {
        objectName: "takeProposal"
        visible: root.desk.terrain.proposal !== ""
        width: parent.width
        iconName: "mend"
        text: qsTr("Move it there")
        onClicked: root.desk.terrain.takeProposal()
    }
    Settled { width: parent.width; lines: root.desk.laying.settled }
    FeatureList { width: parent.width; desk: root.desk; map: root.map }
    ThrowLog { width: parent.width; lines: root.desk.laying.record }
}
