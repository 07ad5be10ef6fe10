import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A step beside the map: what is to be done in a heading and a sentence, then the one button, then what else there is.
// The hand stays still here: what is refused is said where the sentence stands, in the room that is kept for either.
FocusScope {
    id: root

    required property Battlefield desk
    required property FieldMap map
    required property string title
    property string words
    property string trouble // what may not be, said in place of the words
    property int lines: 1   // of words or trouble that room is kept for
    property int titleLines: 1 // likewise
    // Lists that grow or shrink above themselves: of them what has the keyboard, or was tapped, stays where it is.
    property Item still
    default property alias content: column.data
    signal went()
    signal said(string words)
    signal makeAsked()    // of armies
    signal sceneryAsked() // what a player owns
    signal battleAsked()

    function toTop(): void { view.contentY = view.originY; } // another question stands there

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
            Heading { id: heading; objectName: "partTitle"; width: parent.width; height: Math.max(implicitHeight, root.titleLines > 1 ? Math.ceil(root.titleLines * large.height) : 0); text: root.title; FontMetrics { id: large; font: heading.font } }
            Item {
                width: parent.width
                height: Math.max(root.trouble !== "" ? wrong.height : root.words !== "" ? says.height : 0, root.lines > 1 ? Math.ceil(root.lines * 1.25 * letters.height) : 0)
                visible: root.words !== "" || root.trouble !== "" || root.lines > 1
                Words { id: says; objectName: "partWords"; width: parent.width; visible: root.words !== "" && root.trouble === ""; color: Theme.quiet; lineHeight: 1.25; text: root.words }
                Item {
                    visible: root.trouble !== ""
                    width: parent.width
                    height: wrong.height
                    Icon { id: sign; y: 1; name: "error"; color: Theme.bad }
                    Words { id: wrong; objectName: "partTrouble"; anchors.right: parent.right; width: parent.width - sign.width - Theme.gap2; lineHeight: 1.2; text: root.trouble; Accessible.role: Accessible.AlertMessage }
                }
                FontMetrics { id: letters; font: says.font }
            }
        }
    }
    StaysStill { view: view; column: column; within: root.still }
}
