pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Which two armies meet, and how they deploy.
PanelPart {
    id: root

    required property Battlefield desk
    readonly property bool both: desk.sides.length === 2 && desk.sides[0].units > 0 && desk.sides[1].units > 0
    property var armies: []
    signal went()
    signal makeAsked()

    title: qsTr("Which armies meet?")
    words: root.armies.length === 0 ? qsTr("There is no army yet: make one for each side, then come back here.") : qsTr("Choose an army for each side, and how they deploy.")

    function load(): void {
        const found = [];
        for (let row = 0; row < library.count; ++row) found.push({id: library.idAt(row), name: library.nameAt(row)});
        root.armies = found;
    }
    LibraryModel { id: library; onLoaded: root.load() }
    Component.onCompleted: load()

    PushButton {
        objectName: "makeArmy"
        visible: root.armies.length === 0
        width: parent.width
        primary: true
        iconName: "plus"
        text: qsTr("Make an army")
        onClicked: root.makeAsked()
    }
    Repeater {
        model: root.armies.length > 0 ? root.desk.sides : []
        Column {
            id: side
            required property var modelData
            required property int index
            width: parent.width
            spacing: Theme.gap1
            Words { text: side.modelData.who; font.bold: true }
            Picker {
                objectName: "army-" + side.index
                width: parent.width
                what: qsTr("Army of this side: %1").arg(side.modelData.who)
                textRole: "name"
                model: root.armies
                displayText: side.modelData.army !== "" ? side.modelData.army : qsTr("Choose an army")
                onActivated: index => root.desk.setArmy(side.index, root.armies[index].id)
            }
            Words {
                visible: side.modelData.units > 0
                color: Theme.quiet
                text: qsTr("%1, %2").arg(qsTr("%n units", "", side.modelData.units)).arg(qsTr("%n commanders", "", side.modelData.leaders))
            }
        }
    }
    PushButton {
        objectName: "goOn"
        visible: root.armies.length > 0
        width: parent.width
        primary: true
        enabled: root.both
        iconName: "next"
        text: qsTr("Deploy them")
        onClicked: root.went()
    }
    WayPicker { visible: root.both; width: parent.width; desk: root.desk }
    Fold {
        visible: root.both && root.desk.basings.length > 0
        width: parent.width
        objectName: "basings"
        title: qsTr("How stands are mounted")
        Words { width: root.width - 2 * Theme.gap4; color: Theme.quiet; text: qsTr("These face the short edge by the book; they may stand on the long one instead.") }
        Repeater {
            model: root.desk.basings.length
            Toggle {
                required property int index
                readonly property var type: root.desk.basings[index] ?? ({side: -1, entry: "", name: "", who: "", broad: false})
                objectName: "broad-" + type.side + "-" + type.entry
                width: root.width - 2 * Theme.gap4
                text: qsTr("%1, %2: on the long edge").arg(type.name).arg(type.who)
                checked: type.broad
                onToggled: root.desk.setBasing(type.side, type.entry, checked)
            }
        }
    }
}
