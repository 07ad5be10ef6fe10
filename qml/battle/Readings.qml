pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// How the books are read where they can be read two ways, by subject; `wanted`: only what has these words.
Fold {
    id: root

    required property AdjustmentViewModel agreed
    required property string wanted
    readonly property list<subjectShown> subjects: root.open ? root.agreed.readings(root.wanted) : []
    property subjectShown noSubject
    property readingShown noReading
    onWantedChanged: if (root.wanted !== "") root.open = true

    title: qsTr("How the book is read here")

    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("The book can be read two ways in these places. The program follows the first reading; play another yourselves, and say so where it comes up.")
    }
    Words {
        objectName: "noReadings"
        width: parent.width
        visible: root.open && root.subjects.length === 0
        color: Theme.quiet
        text: qsTr("None with these words.")
    }
    Repeater {
        model: root.subjects.length
        Fold {
            id: subject
            required property int index
            readonly property subjectShown it: root.subjects[subject.index] ?? root.noSubject
            objectName: "readings-" + subject.it.id
            width: parent ? parent.width : 0
            title: subject.it.name
            open: root.wanted !== ""
            Connections {
                target: root
                function onWantedChanged() { subject.open = root.wanted !== ""; }
            }
            Repeater {
                model: subject.open ? subject.it.readings.length : 0
                Column {
                    id: one
                    required property int index
                    readonly property readingShown it: subject.it.readings[one.index] ?? root.noReading
                    objectName: "reading-" + one.it.id
                    width: parent ? parent.width : 0
                    spacing: Theme.gap1
                    Words { width: parent.width; lineHeight: 1.2; text: one.it.text }
                    Words {
                        objectName: "other-" + one.it.id
                        width: parent.width
                        visible: one.it.other !== ""
                        color: Theme.quiet
                        lineHeight: 1.2
                        //: behind it the reading that the program does not take
                        text: qsTr("Or: %1").arg(one.it.other)
                    }
                    Words { width: parent.width; color: Theme.quiet; font.pixelSize: Theme.small; text: one.it.place }
                }
            }
        }
    }
}
