import QtQuick

// A contingent: its share of the army and who stands in it.
Column {
    id: root

    required property string label
    required property string size
    required property string words
    property string figures  // what it stands or falls by

    spacing: 1
    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + size + ". " + figures + " " + words
    Item {
        width: parent.width
        height: Math.max(name.implicitHeight, share.implicitHeight)
        Heading {
            id: name
            text: root.label
            font.pixelSize: Math.round(17 * Theme.scale)
            Accessible.ignored: true
        }
        Words { id: share; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; wrapMode: Text.NoWrap; color: Theme.quiet; font.pixelSize: Theme.small; text: root.size; Accessible.ignored: true }
    }
    Words {
        width: parent.width
        visible: root.figures !== ""
        font.pixelSize: Theme.small
        text: root.figures
        Accessible.ignored: true
    }
    Words {
        width: parent.width
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.words === "" ? qsTr("nobody") : root.words
        Accessible.ignored: true
    }
}
