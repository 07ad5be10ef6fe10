import QtQuick
import Strategikon.App

// Running text in which the words of the game can be tapped: underlined, and by keyboard with left, right and Return.
Text {
    id: root

    required property BattleViewModel desk
    required property string plain
    readonly property list<termShown> terms: root.plain !== "" ? root.desk.learning.termsIn(root.plain) : []
    readonly property string current: root.activeFocus && root.terms.length > 0 ? root.terms[Math.min(root.at, root.terms.length - 1)].id : ""
    property real room: Infinity // how wide it may become
    // A width that is bound to implicitWidth itself chases it, since wrapping changes that: measured on a text that never wraps.
    readonly property real natural: Math.min(Math.ceil(unwrapped.implicitWidth) + root.leftPadding + root.rightPadding, root.room)
    property int at: 0
    property int role: Accessible.StaticText
    signal asked(string id)

    function step(by: int): void { root.at = (root.at + by + root.terms.length) % root.terms.length; }

    text: root.terms.length > 0 ? root.desk.learning.linked(root.plain, root.current) : root.plain
    textFormat: root.terms.length > 0 ? Text.StyledText : Text.PlainText
    color: Theme.ink
    linkColor: root.color
    font.family: Theme.sans
    font.pixelSize: Theme.body
    wrapMode: Text.Wrap
    activeFocusOnTab: root.terms.length > 0
    onLinkActivated: link => root.asked(link)
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onReturnPressed: root.asked(root.current)
    Keys.onEnterPressed: root.asked(root.current)
    Accessible.role: root.terms.length > 0 ? Accessible.Link : root.role
    Accessible.name: root.plain
    Accessible.description: root.terms.length > 0 ? qsTr("What is %1?").arg(Array.from(root.terms).map(one => one.name).join(", ")) : ""
    Accessible.ignored: root.plain === ""
    Accessible.onPressAction: if (root.terms.length > 0) root.asked(root.terms[0].id)
    Text { id: unwrapped; visible: false; text: root.plain; textFormat: Text.PlainText; font: root.font; Accessible.ignored: true }
    HoverHandler { enabled: root.hoveredLink !== ""; cursorShape: Qt.PointingHandCursor }
    FocusRing { shown: root.activeFocus }
}
