pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The price list of a rule system: how sure each figure is, and what the player's own book says instead.
AppPage {
    id: root

    readonly property bool ofNation: (args.list ?? "") !== ""

    title: qsTr("Prices of %1").arg(sums.systemName)
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
        if (sums.resetAll()) root.say(qsTr("The program's own prices hold again."), !torn);
    }

    commands: [
        Command { label: root.ofNation ? qsTr("Back to the nation") : qsTr("Back to the settings"); sequence: ""; shown: qsTr("Escape") },
        Command { label: qsTr("Correct the price"); sequence: ""; shown: qsTr("Return") },
        Command { label: qsTr("All prices"); sequence: "Ctrl+Shift+1"; onActivated: sums.shown = PriceBook.All },
        Command { label: qsTr("Doubtful prices"); sequence: "Ctrl+Shift+2"; onActivated: sums.shown = PriceBook.Doubtful },
        Command { label: qsTr("Prices of your own"); sequence: "Ctrl+Shift+3"; onActivated: sums.shown = PriceBook.Corrected }
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
            backTo: root.ofNation ? qsTr("Back to the nation (Escape)") : qsTr("Back to the settings (Escape)")
            onBack: root.leave()
            PushButton {
                objectName: "resetAll"
                visible: sums.corrected > 0 || sums.trouble !== ""
                iconName: "undo"
                text: qsTr("Take all corrections away")
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
            text: qsTr("Our source of this table is damaged: a price with ? was made out or is our reading; tap it to see which. Whoever has the book puts in what it says; every list and army is priced by it at once.")
        }
        Segments {
            objectName: "shown"
            what: qsTr("Which prices")
            options: [qsTr("All"), qsTr("Doubtful: %1").arg(sums.doubtful), qsTr("Your own: %1").arg(sums.corrected)]
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
        title: sums.shown === PriceBook.Corrected ? qsTr("No price is corrected") : qsTr("No price is doubtful any more")
        text: qsTr("Tap a price to put in what your book says.")
        action: qsTr("Show all prices")
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
                title: qsTr("Take all corrections away")
                Words {
                    width: parent.width
                    lineHeight: 1.25
                    text: qsTr("Your file cannot be read as it is. It is deleted, with all that stands in it: %1").arg(sums.file)
                }
                foot: [
                    PushButton { objectName: "deleteFile"; primary: true; text: qsTr("Delete the file"); onClicked: { asking.close(); root.takeBack(); } },
                    PushButton { text: qsTr("Cancel"); plain: true; onClicked: asking.close() }
                ]
            }
        }
    }
}
