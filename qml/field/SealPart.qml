pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// For players who set down at home: each seals his own side into a file; both files open only together.
Fold {
    id: root

    required property Battlefield desk
    property int side: 0   // that is being sealed
    property int which: 0  // of the files to be opened
    // Of each file: the digest that was told, its word, whether that is forgotten.
    property list<string> told: ["", ""]
    property list<string> words: ["", ""]
    property list<bool> forgotten: [false, false]
    readonly property list<sealedFileShown> files: seals.files
    property sealedFileShown noFile
    signal said(string words)

    objectName: "sealing"
    title: qsTr("Secret deployment, sealed")

    FieldSeal { id: seals; objectName: "seals"; field: root.desk; onRefused: words => trouble.text = words }
    Words { width: parent.width; color: Theme.quiet; text: qsTr("Each player seals his side with a password and tells the other the checksum; then you swap files. They open together, with both passwords.") }
    Toggle {
        objectName: "onlyHidden"
        width: parent.width
        text: qsTr("Only hide on screen, no passwords")
        checked: seals.onlyHidden
        onToggled: seals.onlyHidden = checked
    }
    Words { visible: seals.onlyHidden; width: parent.width; color: Theme.quiet; text: qsTr("For players who trust each other: anyone can read the file, and the set-up will say so.") }
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
                onClicked: { trouble.text = ""; root.side = entry.index; if (!seals.maySeal(entry.index)) return; if (seals.wantsWord(entry.index)) asking.open(); else saving.open(); }
            }
            Words { visible: entry.digest !== ""; width: parent.width; color: Theme.quiet; text: qsTr("Checksum to tell the other player:") }
            Digest { objectName: "digest-" + entry.index; visible: text !== ""; width: parent.width; text: entry.digest }
        }
    }
    Rule { width: root.width }
    Repeater {
        model: 2 // not the files: what is typed beside one stays while the other is chosen
        Column {
            id: file
            required property int index
            readonly property sealedFileShown its: root.files[index] ?? root.noFile
            width: root.width
            spacing: Theme.gap1
            PushButton {
                objectName: "sealed-" + file.index
                width: parent.width
                iconName: "file"
                text: file.its.name !== "" ? file.its.name : file.index === 0 ? qsTr("One sealed file") : qsTr("The other sealed file")
                onClicked: { trouble.text = ""; root.which = file.index; choosing.open(); }
            }
            Digest { visible: text !== ""; width: parent.width; text: file.its.digest }
            Field {
                id: told
                objectName: "told-" + file.index
                width: parent.width
                what: file.index === 0 ? qsTr("Checksum you were told for one file") : qsTr("Checksum you were told for the other file")
                placeholderText: file.index === 0 ? qsTr("Checksum for one") : qsTr("Checksum for the other")
                maximumLength: 80
                onTextChanged: { const all = Array.from(root.told); all[file.index] = text; root.told = all; }
            }
            WordField {
                objectName: "word-" + file.index
                visible: file.its.wantsWord && !forgotten.checked
                width: parent.width
                what: qsTr("Password of %1").arg(file.its.name)
                placeholderText: qsTr("Password")
                onTextChanged: { const all = Array.from(root.words); all[file.index] = text; root.words = all; }
                onVisibleChanged: if (!visible) text = ""
            }
            Toggle {
                id: forgotten
                objectName: "forgotten-" + file.index
                visible: file.its.wantsWord
                width: parent.width
                text: qsTr("Password forgotten")
                onToggled: { const all = Array.from(root.forgotten); all[file.index] = checked; root.forgotten = all; }
            }
            Words { visible: forgotten.visible && forgotten.checked; width: parent.width; color: Theme.quiet; text: qsTr("This side is taken as deployed now; the set-up says it was entered after the fact.") }
        }
    }
    PushButton {
        objectName: "openBoth"
        width: root.width
        enabled: root.files.length === 2 && root.files[0].name !== "" && root.files[1].name !== ""
        iconName: "unlocked"
        text: qsTr("Open both")
        onClicked: { trouble.text = ""; if (seals.openBoth(root.told, root.words, root.forgotten)) root.said(qsTr("Both deployments are on the table.")); }
    }
    SideNote { id: trouble; objectName: "sealTrouble"; visible: text !== ""; width: root.width; severe: true; iconName: "error"; text: "" }
    Lazy {
        id: asking
        objectName: "sealAsking"
        sheet: Component {
            WordSheet {
                title: (root.side === 0) === root.desk.firstIsNear ? qsTr("Near side’s password") : qsTr("Far side’s password")
                function check(one: string, other: string): string { return seals.takeWord(root.side, one, other); }
                onTaken: saving.open()
            }
        }
    }
    Lazy {
        id: saving
        objectName: "sealSaving"
        sheet: Component {
            FileSheet {
                title: qsTr("Seal a deployment")
                ending: "sealed"
                named: (root.side === 0) === root.desk.firstIsNear ? qsTr("near.sealed") : qsTr("far.sealed")
                onTaken: (file, replace) => seals.seal(root.side, file, replace)
            }
        }
    }
    Lazy {
        id: choosing
        objectName: "sealChoosing"
        sheet: Component {
            FileSheet {
                title: qsTr("Open a sealed deployment")
                saving: false
                endings: ["sealed", "json"]
                onTaken: file => seals.choose(root.which, file)
            }
        }
    }
}
