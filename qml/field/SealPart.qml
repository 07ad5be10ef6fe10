pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// For players who set down at home: each seals his own side into a file; both files open only together.
Fold {
    id: root

    required property Battlefield desk
    property int side: 0   // that is being sealed
    property int which: 0  // of the files to be opened
    signal said(string words)

    objectName: "sealing"
    title: qsTr("Deploy apart, sealed")

    FieldSeal { id: seals; objectName: "seals"; field: root.desk; onRefused: words => trouble.text = words }
    Words { width: parent.width; color: Theme.quiet; text: qsTr("Each seals his side and tells the other its digest; only then do the files change hands. They open together, and only if each has the digest that was told.") }
    Repeater {
        model: root.desk.firstIsNear ? [qsTr("Seal the near side"), qsTr("Seal the far side")] : [qsTr("Seal the far side"), qsTr("Seal the near side")]
        Column {
            id: entry
            required property int index
            required property string modelData
            readonly property string digest: seals.digests[index]
            width: root.width
            spacing: Theme.gap1
            PushButton {
                objectName: "seal-" + entry.index
                width: parent.width
                iconName: "locked"
                text: entry.modelData
                onClicked: { trouble.text = ""; root.side = entry.index; if (seals.maySeal(entry.index)) saving.open(); }
            }
            Words { visible: entry.digest !== ""; width: parent.width; color: Theme.quiet; text: qsTr("Its digest, to be told to the other player:") }
            Digest { objectName: "digest-" + entry.index; visible: text !== ""; width: parent.width; text: entry.digest }
        }
    }
    Rule { width: root.width }
    Repeater {
        model: seals.files
        Column {
            id: file
            required property int index
            required property var modelData
            width: root.width
            spacing: Theme.gap1
            PushButton {
                objectName: "sealed-" + file.index
                width: parent.width
                iconName: "file"
                text: file.modelData.name !== "" ? file.modelData.name : file.index === 0 ? qsTr("One sealed file") : qsTr("The other sealed file")
                onClicked: { trouble.text = ""; root.which = file.index; choosing.open(); }
            }
            Digest { visible: text !== ""; width: parent.width; text: file.modelData.digest }
        }
    }
    Field { id: first; objectName: "told-0"; width: root.width; what: qsTr("The digest that was told for one file"); placeholderText: qsTr("Digest that was told for one"); maximumLength: 80 }
    Field { id: second; objectName: "told-1"; width: root.width; what: qsTr("The digest that was told for the other file"); placeholderText: qsTr("Digest that was told for the other"); maximumLength: 80 }
    PushButton {
        objectName: "openBoth"
        width: root.width
        enabled: seals.files[0].name !== "" && seals.files[1].name !== ""
        iconName: "unlocked"
        text: qsTr("Open both")
        onClicked: { trouble.text = ""; if (seals.openBoth(first.text, second.text)) root.said(qsTr("Both deployments are on the table.")); }
    }
    SideNote { id: trouble; objectName: "sealTrouble"; visible: text !== ""; width: root.width; severe: true; iconName: "error"; text: "" }
    Lazy {
        id: saving
        objectName: "sealSaving"
        // qmllint disable unqualified
        sheet: Component {
            FileSheet {
                title: qsTr("Seal a deployment")
                ending: "sealed"
                named: (root.side === 0) === root.desk.firstIsNear ? qsTr("near.sealed") : qsTr("far.sealed")
                onTaken: (file, replace) => seals.seal(root.side, file, replace)
            }
        }
        // qmllint enable unqualified
    }
    Lazy {
        id: choosing
        objectName: "sealChoosing"
        // qmllint disable unqualified
        sheet: Component {
            FileSheet {
                title: qsTr("Open a sealed deployment")
                saving: false
                endings: ["sealed", "json"]
                onTaken: file => seals.choose(root.which, file)
            }
        }
        // qmllint enable unqualified
    }
}
