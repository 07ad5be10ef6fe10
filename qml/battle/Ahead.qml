pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What the moment leads to beyond the step at hand; reckoned as long as it is open.
Fold {
    id: root

    required property ForecastViewModel ahead
    readonly property list<prospectShown> all: root.ahead.prospects
    property prospectShown none

    property var opened: ({}) // lines, whatever comes and goes around them

    objectName: "ahead"
    visible: root.all.length > 0
    title: qsTr("What are the odds?")

    Repeater {
        model: root.open ? root.all.length : 0
        AheadProspect {
            required property int index
            width: parent ? parent.width : 0
            ahead: root.ahead
            at: index
            it: root.all[index] ?? root.none
            opened: root.opened
            onFlipped: line => root.opened = Object.assign({}, root.opened, {[line]: root.opened[line] !== true})
        }
    }
    PushButton {
        objectName: "asUsual"
        visible: root.ahead.supposes
        plain: true
        iconName: "undo"
        text: qsTr("Use the usual assumptions")
        onClicked: root.ahead.asUsual()
    }
}
