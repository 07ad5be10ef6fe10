pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The price list of a rule system: how sure each figure is, and what the player's own book says instead.
AppPage {
    id: root

    readonly property bool ofNation: (args.list ?? "") !== ""

    title: qsTr("Points of %1").arg(sums.systemName)
    focus: true
    ownSteps: true
    canUndo: sums.canUndo
    canRedo: sums.canRedo
    onUndone: sums.undo()
    onRedone: sums.redo()
    onArgsChanged: load()
    Component.onCompleted: { Session.focus = ""; load(); }
    Keys.onEscapePressed: leave()

    function load(): void { sums.open(args.system ?? ""); }
    function leave(): void {
        if (root.ofNation) root.go("nation", {system: sums.system, list: args.list, search: args.search ?? ""});
        else root.go("settings", {});
    }
    function edit(price: priceShown): void {
        editing.price = price;
        editing.open();
    }
    function takeBack(): void {
        const torn = sums.trouble !== "";
        if (Endings.take() && sums.resetAll()) root.say(qsTr("The built-in values apply again."), !torn);
    }

    commands: [
        Command { label: root.ofNation ? qsTr("Back to nation") : qsTr("Back to settings"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Correct the value"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("All values"); sequence: "Ctrl+Shift+1"; onActivated: sums.shown = PriceBook.All },
        Command { label: qsTr("Doubtful values"); sequence: "Ctrl+Shift+2"; onActivated: sums.shown = PriceBook.Doubtful },
        Command { label: qsTr("Your values"); sequence: "Ctrl+Shift+3"; onActivated: sums.shown = PriceBook.Corrected }
    ]

    PriceBook { id: sums; objectName: "priceBook" }

    Column {
        id: head
        x: Theme.gap6
        y: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        spacing: Theme.gap3
        PageHead {
            width: parent.width
            title: root.title
            subtitle: sums.corrected > 0 ? sums.file : ""
            backTo: root.ofNation ? qsTr("Back to nation (Escape)") : qsTr("Back to settings (Escape)")
            onBack: root.leave()
            PushButton {
                objectName: "resetAll"
                visible: sums.corrected > 0 || sums.trouble !== ""
                iconName: "undo"
                text: qsTr("Remove all corrections")
                onClicked: sums.trouble !== "" ? sure.open() : root.takeBack()
            }
        }
        SideNote {
            objectName: "priceTrouble"
            visible: sums.trouble !== ""
            width: parent.width
            severe: true
            iconName: "error"
            text: sums.trouble
        }
        Words {
            width: Math.min(parent.width, Math.round(760 * Theme.scale))
            color: Theme.quiet
            lineHeight: 1.2
            text: qsTr("Some printed values in this table are illegible. Values with ? are our reading; tap one for details. If you have the book, enter what it says: every list and army uses it at once.")
        }
        Segments {
            objectName: "shown"
            what: qsTr("Which values")
            options: [qsTr("All"), qsTr("Doubtful: %1").arg(sums.doubtful), qsTr("Yours: %1").arg(sums.corrected)]
            current: sums.shown
            onChosen: index => sums.shown = index
        }
    }
    PriceList {
        id: rows
        objectName: "prices"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap2
        anchors.bottom: parent.bottom
        x: Theme.gap6
        width: parent.width - 2 * Theme.gap6
        focus: true
        clip: true
        model: sums
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.quick
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: if (currentItem) (currentItem as PriceRow).begin()
        delegate: PriceRow {
            objectName: "priceRow-" + index
            width: rows.width
            onEdited: price => { rows.currentIndex = index; root.edit(price); }
        }
    }
    EmptyState {
        objectName: "noPrices"
        visible: rows.count === 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: head.y + head.height + Theme.gap8
        width: Math.min(parent.width - 2 * Theme.gap6, Math.round(520 * Theme.scale))
        title: sums.shown === PriceBook.Corrected ? qsTr("No corrections") : qsTr("No doubtful values left")
        text: qsTr("Tap a value to enter what your book says.")
        action: qsTr("Show all values")
        onTaken: sums.shown = PriceBook.All
    }
    Lazy {
        id: editing
        objectName: "editing"
        property priceShown price
        sheet: Component { PriceSheet { book: sums; price: editing.price } }
    }
    Lazy {
        id: sure
        objectName: "sure"
        sheet: Component {
            Sheet {
                id: asking
                title: qsTr("Remove all corrections")
                Words {
                    width: parent.width
                    lineHeight: 1.25
                    text: qsTr("Your file cannot be read. It will be deleted with everything in it: %1").arg(sums.file)
                }
                foot: [
                    PushButton { objectName: "deleteFile"; primary: true; text: qsTr("Delete file"); onClicked: { asking.close(); root.takeBack(); } },
                    PushButton { text: qsTr("Cancel"); plain: true; onClicked: asking.close() }
                ]
            }
        }
    }
}
