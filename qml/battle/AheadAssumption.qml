import QtQuick
import Strategikon.App

// Something that is taken for granted, as it is; it can be had otherwise.
Column {
    id: root

    required property ForecastViewModel ahead
    required property int prospect
    required property assumptionShown it
    property string where

    spacing: Theme.gap1
    leftPadding: Theme.gap3

    Words {
        visible: root.it.input.kind !== InputKind.Flag
        width: parent.width - root.leftPadding
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.it.input.label
    }
    InputField {
        width: parent.width - root.leftPadding
        it: root.it.input
        prefix: root.where
        what: qsTr("%1: %2").arg(root.it.whose).arg(root.it.input.label)
        onPut: value => root.ahead.put(root.prospect, root.it.number, value)
        onPicked: thing => root.ahead.put(root.prospect, root.it.number, thing)
    }
}
