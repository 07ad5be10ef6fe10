import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A step beside the map: what is to be done in a heading and a sentence, then the one button, then what else there is.
FocusScope {
    id: root

    required property Battlefield desk
    required property FieldMap map
    required property string title
    property string words
    default property alias content: column.data
    signal went()
    signal said(string words)
    signal makeAsked()    // of armies
    signal sceneryAsked() // what a player owns
    signal battleAsked()

    focus: true
    Flickable {
        id: view
        anchors.fill: parent
        anchors.margins: 1
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.gap4
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Follow { view: view }
        Column {
            id: column
            x: Theme.gap4
            y: Theme.gap4
            width: view.width - 2 * Theme.gap4
            spacing: Theme.gap3
            Heading { objectName: "partTitle"; width: parent.width; text: root.title }
            Words { objectName: "partWords"; width: parent.width; visible: root.words !== ""; color: Theme.quiet; lineHeight: 1.25; text: root.words }
        }
    }
}
