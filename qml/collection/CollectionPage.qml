pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The stands a player owns: all of them, nation by nation, and what they field.
AppPage {
    id: root

    property int part: 0

    title: qsTr("Collection")
    focus: true
    onArgsChanged: if (args.army) { root.part = 0; }
    Component.onCompleted: {
        Session.focus = "";
        if (args.army) root.part = 0;
        else if (collection.count === 0) root.part = 1;
    }

    commands: [
        Command { label: qsTr("My stands"); sequence: "Alt+1"; onActivated: root.part = 0 },
        Command { label: qsTr("Enter by nation"); sequence: "Alt+2"; onActivated: root.part = 1 },
        Command { label: qsTr("What I can field"); sequence: "Alt+3"; onActivated: root.part = 2 }
    ]

    StandsModel { id: collection; army: root.args.army ?? "" }

    Item {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        height: parts.y + parts.height
        Heading { id: caption; text: root.title; font.pixelSize: Theme.title }
        Words {
            anchors.left: caption.right
            anchors.leftMargin: Theme.gap3
            anchors.baseline: caption.baseline
            color: Theme.quiet
            objectName: "total"
            text: qsTr("%n stands", "", collection.total) + (collection.aside > 0 ? " · " + qsTr("%1 set aside").arg(collection.aside) : "")
        }
        Segments {
            id: parts
            objectName: "parts"
            y: caption.height + Theme.gap3
            focus: true
            what: qsTr("Part of the collection")
            options: [qsTr("My stands"), qsTr("By nation"), qsTr("What I can field")]
            current: root.part
            onChosen: index => root.part = index
        }
    }
    Made {
        id: body
        objectName: "part"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        anchors.bottom: parent.bottom
        width: parent.width
        filling: true
        what: [ownedPart, nationPart, fieldPart][root.part]
    }
    Component {
        id: ownedPart
        OwnedPart {
            stands: collection
            onSaid: (words, undoable) => root.say(words, undoable)
            onFillIn: root.part = 1
        }
    }
    Component {
        id: nationPart
        StockPart { stands: collection; onSaid: (words, undoable) => root.say(words, undoable) }
    }
    Component {
        id: fieldPart
        FieldPart {
            onOpened: (system, list) => root.go("nation", {system: system, list: list})
            onFillIn: root.part = 1
        }
    }
}
