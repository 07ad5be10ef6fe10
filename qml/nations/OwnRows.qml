import QtQuick

// The rows of an own list by what they are, and below them what can be added.
ListView {
    id: root

    property string ties  // what is to be said of them
    signal upgradeAsked()
    signal limitAsked()
    signal tiesAsked()

    section.property: "section"
    section.delegate: SectionHeads.ruled
    footer: Column {
        id: foot
        readonly property OwnRows all: ListView.view as OwnRows
        visible: foot.all !== null && foot.all.count > 0
        width: foot.all?.width ?? 0
        topPadding: Theme.gap4
        bottomPadding: Theme.gap8 * 2
        spacing: Theme.gap3
        Flow {
            width: parent.width
            spacing: Theme.gap3
            PushButton { objectName: "addUpgrade"; iconName: "plus"; text: qsTr("Add an upgrade"); onClicked: foot.all.upgradeAsked() }
            PushButton { objectName: "addLimit"; iconName: "plus"; text: qsTr("Add a limit"); onClicked: foot.all.limitAsked() }
        }
        SideNote {
            width: parent.width
            iconName: "note"
            text: foot.all?.ties ?? ""
            PushButton { objectName: "showTies"; text: qsTr("Open the file here"); onClicked: foot.all.tiesAsked() }
        }
    }
}
