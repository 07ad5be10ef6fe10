import QtQuick

// One side of a battle in a list: its nation, and who played it. The winner's is bold.
Column {
    id: root

    required property string nation
    required property string player
    required property bool won

    spacing: 2
    PlainText {
        width: parent.width
        text: root.nation
        font.pixelSize: Theme.body
        font.bold: root.won
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    PlainText {
        visible: text !== ""
        width: parent.width
        text: root.player
        color: Theme.quiet
        font.pixelSize: Theme.small
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
