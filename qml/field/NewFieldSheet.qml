pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// A bare table: how large it is, and how its terrain will be settled.
Sheet {
    id: root

    required property Battlefields fields
    property int chosen: 0 // of the systems
    property int kind: 0
    property int size: 0
    property bool inches: false
    property bool scaled: false
    property int method: 0
    readonly property list<fieldSystemShown> systems: root.fields.systems
    property fieldSystemShown noSystem
    property tableScaleShown noScale
    property proseShown noMethod
    readonly property fieldSystemShown system: root.systems[root.chosen] ?? root.noSystem
    readonly property list<tableScaleShown> scales: root.system.scales
    readonly property list<proseShown> methods: root.system.methods
    readonly property tableScaleShown figures: root.scales[root.kind] ?? root.noScale
    readonly property list<tableSizeShown> usual: root.figures.sizes
    readonly property proseShown way: root.methods[root.method] ?? root.noMethod
    property newField wanted
    readonly property real unit: root.inches ? 2.54 : 1
    readonly property real least: 30 / root.unit
    readonly property real most: 1000 / root.unit
    readonly property real across: root.size < root.usual.length ? root.usual[root.size].width : widthField.number * root.unit
    readonly property real deep: root.size < root.usual.length ? root.usual[root.size].depth : depthField.number * root.unit
    readonly property bool possible: across >= 30 && across <= 1000 && deep >= 30 && deep <= 1000
    signal made(string id)

    title: qsTr("New battlefield")
    wish: 640

    // As a tape shows it: whole centimetres, or feet and inches where those come out even.
    function sizeWords(width: real, depth: real): string {
        return root.inches ? qsTr("%1 × %2 in").arg(Math.round(width / 2.54)).arg(Math.round(depth / 2.54)) : qsTr("%1 × %2").arg(width).arg(depth);
    }
    function make(): void {
        if (!root.possible || root.systems.length === 0) return;
        root.wanted.system = root.system.id;
        root.wanted.name = nameField.text;
        root.wanted.width = root.across;
        root.wanted.depth = root.deep;
        root.wanted.inches = root.inches;
        root.wanted.scaled = root.system.asPrinted && root.inches && root.scaled;
        root.wanted.figures = root.figures.id;
        root.wanted.method = root.way.id;
        const id = root.fields.create(root.wanted);
        if (id === "") return;
        root.close();
        root.made(id);
    }

    Column {
        visible: root.systems.length > 1
        width: parent.width
        spacing: Theme.gap1
        Words { text: qsTr("Rules"); font.bold: true }
        Flow {
            width: parent.width
            spacing: Theme.gap2
            Repeater {
                model: root.systems.length
                Chip {
                    required property int index
                    objectName: "system-" + (root.systems[index] ?? root.noSystem).id
                    text: (root.systems[index] ?? root.noSystem).name
                    checked: root.chosen === index
                    onFlipped: { root.chosen = index; root.kind = 0; root.size = 0; root.method = 0; }
                }
            }
        }
    }
    Column {
        visible: !root.system.asPrinted
        width: parent.width
        spacing: Theme.gap1
        Words { text: qsTr("Figures"); font.bold: true }
        Flow {
            width: parent.width
            spacing: Theme.gap2
            Repeater {
                model: root.system.asPrinted ? 0 : root.scales.length
                Chip {
                    required property int index
                    readonly property tableScaleShown it: root.scales[index] ?? root.noScale
                    objectName: "figures-" + it.id
                    width: Math.min(implicitWidth, parent.width)
                    text: it.name
                    checked: root.kind === index
                    onFlipped: { root.kind = index; root.size = 0; }
                }
            }
        }
        Words { visible: text !== ""; width: parent.width; color: Theme.quiet; text: root.figures.note }
    }
    Words { text: qsTr("Table"); font.bold: true }
    Flow {
        width: parent.width
        spacing: Theme.gap2
        Repeater {
            model: root.usual.length + 1
            Chip {
                required property int index
                objectName: "size-" + index
                text: index < root.usual.length ? root.sizeWords(root.usual[index].width, root.usual[index].depth) : qsTr("Another size")
                checked: root.size === index
                onFlipped: root.size = index
            }
        }
    }
    Row {
        visible: root.size === root.usual.length
        spacing: Theme.gap3
        NumberField {
            id: widthField
            objectName: "tableWidth"
            width: Math.round(120 * Theme.scale)
            what: qsTr("Length of the players’ edges")
            placeholderText: qsTr("Width")
            whole: false
            least: Math.ceil(root.least)
            most: Math.floor(root.most)
            onAccepted: depthField.forceActiveFocus()
        }
        Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: "×" }
        NumberField {
            id: depthField
            objectName: "tableDepth"
            width: Math.round(120 * Theme.scale)
            what: qsTr("From one player’s edge to the other’s")
            placeholderText: qsTr("Depth")
            whole: false
            least: Math.ceil(root.least)
            most: Math.floor(root.most)
            onAccepted: root.make()
        }
        Words {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            color: Theme.quiet
            text: qsTr("%1 to %2 each way").arg(Math.ceil(root.least)).arg(Math.floor(root.most))
        }
    }
    Segments {
        objectName: "unit"
        what: qsTr("Units")
        options: [qsTr("Centimetres"), qsTr("Inches")]
        current: root.inches ? 1 : 0
        onChosen: index => root.inches = index === 1
    }
    Toggle {
        objectName: "scaled"
        visible: root.inches && root.system.asPrinted
        width: parent.width
        text: qsTr("Play each centimetre of the rules as an inch")
        checked: root.scaled
        onToggled: root.scaled = checked
    }
    Words { text: qsTr("Terrain"); font.bold: true }
    Segments {
        objectName: "method"
        what: qsTr("Terrain")
        options: Array.from(root.methods).map(one => one.name)
        current: root.method
        onChosen: index => root.method = index
    }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: root.way.text
    }
    Field {
        id: nameField
        objectName: "fieldName"
        width: parent.width
        what: qsTr("Battlefield name")
        placeholderText: qsTr("A name, if you like: Friday evening, Cynoscephalae …")
        maximumLength: 80
        onAccepted: root.make()
    }
    foot: [
        PushButton { objectName: "makeField"; primary: true; enabled: root.possible; text: qsTr("Create table"); onClicked: root.make() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
