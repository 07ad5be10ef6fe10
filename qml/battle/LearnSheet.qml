pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// Small battles to learn by, one after the other.
Sheet {
    id: root

    required property Battles battles
    property list<lessonShown> lessons
    property list<lessonShown> examples
    property int part: 0  // lessons, whole battles
    signal made(string id)

    function show(id: string): void {
        if (id === "") return;
        root.close();
        root.made(id);
    }

    // Above the first one of a system; of the others no text, and it takes no room.
    component SystemHead: Heading {
        visible: text !== ""
        color: Theme.accent
        font.italic: true
    }

    title: qsTr("Learn by playing")
    wish: 600
    onOpened: { root.lessons = root.battles.lessons(); root.examples = root.battles.examples(); }

    Segments {
        objectName: "learnParts"
        what: qsTr("What to open")
        options: [qsTr("Lessons"), qsTr("Example battles")]
        current: root.part
        onChosen: index => root.part = index
    }
    Words {
        visible: root.part === 1
        width: parent ? parent.width : 0
        lineHeight: 1.25
        text: qsTr("Complete battles: watch them step by step, or play on from any point.")
    }
    Words {
        visible: root.part === 0
        width: parent ? parent.width : 0
        lineHeight: 1.25
        text: qsTr("Short battles with a hint at every step. Any models will do, and you can stop and come back at any time.")
    }
    Repeater {
        model: root.lessons
        Column {
            id: one
            required property int index
            required property lessonShown modelData
            visible: root.part === 0
            width: parent ? parent.width : 0
            spacing: Theme.gap2
            SystemHead { objectName: "lessons-" + one.modelData.id; width: parent.width; text: one.modelData.heading }
            Rule { width: parent.width }
            Heading { width: parent.width; font.pixelSize: Theme.name; text: one.modelData.name }
            Words { width: parent.width; lineHeight: 1.25; text: one.modelData.text }
            PushButton {
                objectName: "lesson-" + one.modelData.id
                iconName: "battles"
                primary: one.index === 0
                text: qsTr("Play this")
                onClicked: root.show(root.battles.learn(one.modelData.system, one.modelData.id))
            }
        }
    }
    Repeater {
        model: root.examples
        Column {
            id: whole
            required property lessonShown modelData
            visible: root.part === 1
            width: parent ? parent.width : 0
            spacing: Theme.gap2
            SystemHead { objectName: "examples-" + whole.modelData.id; width: parent.width; text: whole.modelData.heading }
            Rule { width: parent.width }
            Heading { width: parent.width; font.pixelSize: Theme.name; text: whole.modelData.name }
            Words { width: parent.width; lineHeight: 1.25; text: whole.modelData.text }
            PushButton {
                objectName: "example-" + whole.modelData.id
                iconName: "list"
                text: qsTr("Open")
                onClicked: Work.begin(qsTr("Opening %1 …").arg(whole.modelData.name), () => root.show(root.battles.openExample(whole.modelData.id)))
            }
        }
    }
}
