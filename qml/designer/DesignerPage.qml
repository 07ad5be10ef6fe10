pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// Troops made to measure: a type, what is special about it, and the row and price that come of it.
AppPage {
    id: root

    readonly property bool twoSided: width >= Math.round(900 * Theme.scale)
    property string system: args.system ?? Settings.system

    readonly property list<troopTypeShown> offers: designer.types
    readonly property list<troopModifierShown> modifiers: designer.modifiers
    property troopModifierShown none

    title: qsTr("Design troops")
    focus: true
    onArgsChanged: load()
    Component.onCompleted: { Session.focus = ""; load(); }
    Keys.onEscapePressed: leave()

    function load(): void {
        designer.system = root.system;
        if (args.list) own.open(root.system, args.list);
    }
    function leave(): void {
        if (args.list) root.go("ownlist", {system: root.system, list: args.list});
        else root.go("nations", {});
    }
    function add(): void {
        if (!designer.possible) return;
        if (own.list === "") { making.open(); return; }
        const row = own.addDesigned(designer, rowName.text);
        own.save();
        root.go("ownlist", {system: own.system, list: own.list, added: row});
    }

    commands: [
        Command { label: qsTr("Back"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Add to the list"); sequence: "Ctrl+Return"; enabled: designer.possible; onActivated: root.add() }
    ]

    TroopDesigner { id: designer; objectName: "designerModel" }
    OwnList { id: own }

    PageHead {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        title: root.title
        subtitle: own.name !== "" ? qsTr("For %1").arg(own.name) : qsTr("From the rules’ standard types")
        backTo: qsTr("Back (Escape)")
        onBack: root.leave()
        SystemPicker {
            objectName: "system"
            visible: own.list === "" && all.length > 1
            width: Math.round(240 * Theme.scale)
            implicitWidth: width
            system: root.system
            onChosen: system => { Settings.system = system; root.system = system; root.load(); }
        }
    }
    EmptyState {
        visible: !designer.offered
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(480 * Theme.scale))
        iconName: "list"
        title: qsTr("These rules have no standard types")
        text: root.args.list ? qsTr("Add a row to your list and enter its stats yourself.")
            : qsTr("Their troops are in the lists: create your own list and add rows, or pick other rules above.")
        action: root.args.list ? qsTr("Back to list") : qsTr("Go to nations")
        onTaken: root.leave()
    }

    ListView {
        id: types
        objectName: "types"
        visible: designer.offered
        focus: true
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap4
        x: Theme.gap6
        width: root.twoSided ? Math.round(root.width * 0.4) : parent.width - 2 * Theme.gap6
        height: root.twoSided || !designer.chosen ? root.height - y : Math.round(root.height * 0.34)
        clip: true
        model: root.offers
        currentIndex: -1
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Troop types")
        onCurrentIndexChanged: if (currentIndex >= 0) designer.type = root.offers[currentIndex].id
        delegate: T.ItemDelegate {
            id: type
            required property int index
            required property troopTypeShown modelData
            readonly property bool on: modelData.id === designer.type
            readonly property bool first: index === 0 || root.offers[index - 1].group !== modelData.group
            objectName: "type-" + modelData.id
            width: types.width
            height: words.implicitHeight + 2 * Theme.gap2
            focusPolicy: Qt.NoFocus
            text: modelData.name
            onClicked: { types.currentIndex = index; types.forceActiveFocus(); }
            Accessible.role: Accessible.ListItem
            Accessible.name: !designer.priced ? modelData.name : qsTr("%1, %2, %3 points", "", modelData.points).arg(modelData.name).arg(modelData.stats).arg(modelData.points)
            Accessible.selected: on
            Accessible.onPressAction: type.clicked()
            contentItem: Item {
                Column {
                    id: words
                    x: Theme.gap3
                    y: Theme.gap2
                    width: parent.width - x - cost.width - Theme.gap4
                    Heading {
                        visible: type.first
                        width: parent.width
                        height: Math.round(32 * Theme.scale)
                        text: type.modelData.group
                        font.italic: true
                        font.pixelSize: Math.round(17 * Theme.scale)
                        color: Theme.accent
                    }
                    Heading { width: parent.width; text: type.modelData.name; font.pixelSize: Theme.name; font.bold: type.on }
                    Words { width: parent.width; text: type.modelData.stats; color: Theme.quiet; font.pixelSize: Theme.small }
                }
                Row {
                    id: cost
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap3
                    anchors.bottom: words.bottom
                    spacing: Theme.gap2
                    Icon { visible: type.on; name: "check"; color: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
                    Words { visible: designer.priced; text: type.modelData.points; wrapMode: Text.NoWrap }
                }
            }
            background: Rectangle {
                color: type.on || type.hovered ? Theme.wash : "transparent"
                Rule { anchors.bottom: parent.bottom; width: parent.width }
                FocusRing { anchors.margins: 1; shown: type.on && types.activeFocus }
            }
        }
    }

    Scroll {
        id: side
        objectName: "modifiers"
        visible: designer.chosen
        anchors.top: root.twoSided ? head.bottom : types.bottom
        anchors.bottom: result.top
        x: root.twoSided ? types.x + types.width : 0
        width: parent.width - x
        spacing: Theme.gap1
        Heading { width: parent.width; text: designer.typeName; font.pixelSize: Math.round(28 * Theme.scale) }
        Words {
            width: parent.width
            bottomPadding: Theme.gap2
            color: Theme.quiet
            lineHeight: 1.25
            text: Array.from(root.offers).find(type => type.id === designer.type)?.text ?? ""
        }
        Repeater {
            model: root.modifiers.length
            Column {
                id: modifier
                required property int index
                readonly property troopModifierShown it: root.modifiers[index] ?? root.none
                width: parent.width
                bottomPadding: Theme.gap2
                Heading {
                    visible: modifier.it.heading !== ""
                    width: parent.width
                    topPadding: Theme.gap3
                    text: modifier.it.heading
                    font.pixelSize: Theme.heading
                    color: Theme.accent
                }
                Item {
                    width: parent.width
                    height: Math.max(toggle.height, prices.height, count.visible ? count.height : 0)
                    Toggle {
                        id: toggle
                        objectName: "modifier-" + modifier.it.id
                        width: parent.width - (prices.visible ? prices.width : price.width) - Theme.gap3
                        text: modifier.it.name
                        exclusive: modifier.it.exclusive
                        checked: modifier.it.on
                        enabled: modifier.it.refusal === ""
                        Accessible.description: modifier.it.refusal !== "" ? modifier.it.refusal : modifier.it.text
                        onToggled: { designer.toggle(modifier.it.id); checked = Qt.binding(() => modifier.it.on); }
                    }
                    Words {
                        id: price
                        visible: !prices.visible
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        wrapMode: Text.NoWrap
                        color: toggle.enabled ? Theme.ink : Theme.quiet
                        text: Array.from(modifier.it.prices).join(qsTr(" or "))
                    }
                    Segments {
                        id: prices
                        objectName: "price-" + modifier.it.id
                        visible: modifier.it.on && modifier.it.prices.length > 1
                        anchors.right: parent.right
                        what: qsTr("Points for %1").arg(modifier.it.name)
                        options: modifier.it.prices
                        current: modifier.it.price
                        onChosen: index => designer.setPrice(modifier.it.id, index)
                    }
                    NumberField {
                        id: count
                        objectName: "number-" + modifier.it.id
                        visible: modifier.it.on && modifier.it.to > 0
                        anchors.right: parent.right
                        width: Math.round(90 * Theme.scale)
                        what: qsTr("%1, %2 to %3").arg(modifier.it.name).arg(modifier.it.from).arg(modifier.it.to)
                        stored: String(modifier.it.number)
                        least: modifier.it.from
                        most: modifier.it.to
                        onChosen: number => designer.setNumber(modifier.it.id, number)
                    }
                }
                Row {
                    x: Math.round(24 * Theme.scale) + Theme.gap3
                    spacing: Theme.gap1
                    Icon { visible: modifier.it.refusal !== ""; name: "locked"; color: Theme.quiet; size: Math.round(15 * Theme.scale) }
                    Words {
                        width: modifier.width - Math.round(48 * Theme.scale) - Theme.gap3
                        color: Theme.quiet
                        font.pixelSize: Theme.small
                        text: modifier.it.refusal !== "" ? modifier.it.refusal : modifier.it.text
                    }
                }
            }
        }
    }
    EmptyState {
        visible: designer.offered && !designer.chosen && root.twoSided
        x: types.x + types.width
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        title: qsTr("Start with a type")
        text: designer.priced ? qsTr("Then say what is special about these troops; the stats and the price follow at once.") : qsTr("Then say what is special about these troops; the stats follow at once.")
    }

    Rectangle {
        id: result
        objectName: "result"
        visible: designer.chosen
        x: root.twoSided ? types.x + types.width + Theme.gap4 : 0
        width: parent.width - x
        height: visible ? outcome.implicitHeight + 2 * Theme.gap4 : 0
        anchors.bottom: parent.bottom
        color: Theme.raised
        Rule { width: parent.width; color: Theme.edge }
        Column {
            id: outcome
            x: Theme.gap6
            y: Theme.gap4
            width: parent.width - 2 * Theme.gap6
            spacing: Theme.gap3
            Flow {
                width: parent.width
                spacing: Theme.gap6
                Repeater {
                    model: designer.stats
                    Column {
                        required property labelledShown modelData
                        Heading { text: parent.modelData.words; font.pixelSize: Theme.heading }
                        Words { text: parent.modelData.label; color: Theme.quiet; font.pixelSize: Theme.tiny; wrapMode: Text.NoWrap }
                    }
                }
                Column {
                    visible: designer.priced
                    Heading { objectName: "designPoints"; text: designer.points; font.pixelSize: Theme.heading; color: Theme.accent }
                    Words { text: qsTr("Points"); color: Theme.quiet; font.pixelSize: Theme.tiny }
                }
            }
            Words { objectName: "designTrouble"; visible: designer.trouble !== ""; width: parent.width; color: Theme.quiet; text: designer.trouble }
            Words { visible: designer.special !== ""; width: parent.width; font.family: Theme.serif; font.italic: true; font.pixelSize: Math.round(16 * Theme.scale); text: designer.special }
            Flow {
                width: parent.width
                spacing: Theme.gap3
                Field {
                    id: rowName
                    objectName: "designName"
                    width: Math.round(260 * Theme.scale)
                    what: qsTr("Name of the troops")
                    placeholderText: designer.typeName
                    maximumLength: 80
                    onAccepted: root.add()
                }
                PushButton {
                    objectName: "addDesign"
                    enabled: designer.possible
                    primary: true
                    iconName: "plus"
                    text: own.list !== "" ? qsTr("Add to %1").arg(own.name) : qsTr("Add to my own list")
                    onClicked: root.add()
                }
            }
        }
    }
    Lazy {
        id: making
        objectName: "choosingList"
        sheet: Component {
            OwnListPicker {
                system: root.system
                onTaken: list => { own.open(root.system, list); root.add(); }
                onNamed: name => { if (own.create(root.system, name) !== "") root.add(); }
            }
        }
    }
}
