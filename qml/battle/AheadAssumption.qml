import QtQuick
import Strategikon.App

// Something that is taken for granted, as it is; it can be had otherwise.
Column {
    id: root

    required property AheadDesk ahead
    required property int prospect
    required property var it
    property string where
    readonly property var empty: ({id: "", label: "", kind: "", options: [], things: [], value: 0, least: 0, most: 0, number: 0, whose: "", said: ""})

    spacing: Theme.gap1
    leftPadding: Theme.gap3

    Words {
        visible: root.it.kind !== "flag"
        width: parent.width - root.leftPadding
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.it.label
    }
    InputField {
        width: parent.width - root.leftPadding
        it: root.it
        prefix: root.where
        what: qsTr("%1: %2").arg(root.it.whose).arg(root.it.label)
        onPut: value => root.ahead.put(root.prospect, root.it.number, value)
        onPicked: thing => root.ahead.put(root.prospect, root.it.number, thing)
    }
}
