pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// While an old step is corrected, which; afterwards what no longer fits, and the way back.
SideNote {
    id: root

    required property BattleViewModel desk
    readonly property correctedShown done: root.desk.past.corrected
    readonly property list<misfitShown> misfits: root.done.misfits
    property misfitShown none
    readonly property bool correcting: root.desk.past.correcting > 0
    readonly property int waiting: root.done.waiting
    readonly property bool followed: root.done.followed
    property bool whole: false // every misfit, not the first alone
    readonly property bool drops: !root.correcting && (root.misfits.length > 0 || root.waiting > 0)
    readonly property bool folds: root.misfits.length > 2 && !root.whole

    objectName: "pastNote"
    visible: root.correcting || root.done.step > 0 || root.waiting > 0
    iconName: root.correcting ? "edit" : root.waiting > 0 ? "redo" : root.misfits.length > 0 ? "warning" : "check"
    text: root.correcting ? qsTr("Step %1 is open again. You see the table just before it.").arg(root.desk.past.correctingNumber)
        : root.waiting > 0 ? qsTr("Later steps can be replayed, as far as they fit.")
        : root.followed && root.misfits.length === 0 ? qsTr("All later steps are replayed.")
        : root.followed ? qsTr("Replayed, except for %n steps:", "", root.misfits.length)
        : root.misfits.length === 0 ? qsTr("Step %1 corrected; every later step still fits.").arg(root.done.number)
        : qsTr("Step %1 corrected. %n later steps no longer fit and were set aside:", "", root.misfits.length).arg(root.done.number)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Words {
        objectName: "agreedThen"
        visible: root.desk.past.correctingWhat === "course"
        width: parent ? parent.width : 0
        text: qsTr("So far: %1").arg(root.desk.past.correctingWords)
    }
    Repeater {
        model: root.correcting ? 0 : root.folds ? 1 : root.misfits.length // most follow from the first
        Column {
            id: one
            required property int index
            readonly property misfitShown it: root.misfits[one.index] ?? root.none
            objectName: "misfit-" + one.it.step
            width: parent ? parent.width : 0
            Words { width: parent.width; font.bold: true; text: qsTr("%1 · %2").arg(one.it.number).arg(one.it.words) }
            Words { width: parent.width; text: one.it.why }
        }
    }
    PushButton {
        objectName: "otherMisfits"
        visible: !root.correcting && root.folds
        plain: true
        text: qsTr("and %n more", "", Math.max(0, root.misfits.length - 1))
        onClicked: root.whole = true
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: Theme.gap2
        PushButton {
            objectName: "leaveAsItWas"
            visible: root.correcting
            iconName: "back"
            text: qsTr("Leave as it was")
            onClicked: root.desk.past.leaveAsItWas()
        }
        PushButton {
            objectName: "follow"
            visible: !root.correcting && root.waiting > 0
            iconName: "redo"
            text: qsTr("Replay them")
            onClicked: root.desk.past.follow(root.waiting)
        }
        PushButton {
            objectName: "takeCorrectionBack"
            visible: !root.correcting && root.waiting === 0
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: root.desk.past.takeCorrectionBack()
        }
        PushButton {
            objectName: "keepCorrection"
            visible: !root.correcting
            plain: true
            text: root.waiting > 0 ? qsTr("Discard") : qsTr("OK")
            onClicked: root.desk.past.keepCorrection()
        }
    }
}
