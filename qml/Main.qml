pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Strategikon.App

// The shell: where the pages are, the way between them, and what is always at hand.
ApplicationWindow {
    id: window

    // A page is one file. Those with an icon stand in the navigation. One with a `keep` is come back to after a restart:
    // the argument that says what it is about. One that is `slow` to open says so first.
    readonly property var pages: [
        {id: "armies", title: qsTr("Armies"), icon: "armies", file: "ArmiesPage.qml"},
        {id: "nations", title: qsTr("Nations"), icon: "nations", file: "NationsPage.qml"},
        {id: "fields", title: qsTr("Fields"), icon: "fields", file: "FieldsPage.qml"},
        {id: "battles", title: qsTr("Battles"), icon: "battles", file: "BattlesPage.qml"},
        {id: "collection", title: qsTr("Collection"), icon: "collection", file: "CollectionPage.qml"},
        {id: "settings", title: qsTr("Settings"), icon: "settings", file: "SettingsPage.qml"},
        {id: "builder", title: qsTr("Army"), icon: "", place: "armies", file: "BuilderPage.qml"},
        {id: "compare", title: qsTr("Compare"), icon: "", place: "armies", file: "ComparePage.qml"},
        {id: "field", title: qsTr("Battlefield"), icon: "", place: "fields", file: "FieldPage.qml"},
        {id: "battle", title: qsTr("Battle"), icon: "", place: "battles", file: "BattlePage.qml", keep: "battleId"},
        {id: "history", title: qsTr("History"), icon: "", place: "battles", file: "HistoryPage.qml"},
        {id: "battlepaper", title: qsTr("Report and papers"), icon: "", place: "battles", file: "PaperPage.qml", slow: true},
        {id: "scenery", title: qsTr("My terrain"), icon: "", place: "fields", file: "SceneryPage.qml"},
        {id: "listpaper", title: qsTr("On paper"), icon: "", place: "armies", file: "ListPaperPage.qml"},
        {id: "import", title: qsTr("Import"), icon: "", place: "armies", file: "ImportPage.qml"},
        {id: "export", title: qsTr("Print and share"), icon: "", place: "armies", file: "ExportPage.qml"},
        {id: "nation", title: qsTr("Nation"), icon: "", place: "nations", file: "NationPage.qml"},
        {id: "ownlist", title: qsTr("Own list"), icon: "", place: "nations", file: "OwnListPage.qml"},
        {id: "prices", title: qsTr("Points values"), icon: "", place: "nations", file: "PricesPage.qml"},
        {id: "designer", title: qsTr("Design troops"), icon: "", place: "nations", file: "DesignerPage.qml"}
    ]
    readonly property var places: pages.filter(page => page.icon !== "")
    readonly property bool alone: window.screen !== null && window.screen.alone
    readonly property bool rests: Endings.rest  // nothing that ends much is taken now
    readonly property bool tall: width < Math.round(900 * Theme.scale) || height > width
    property string page: ""
    // The place that is lit in the navigation; the builder belongs to the armies.
    property string place: "armies"
    readonly property AppPage screen: loader.item as AppPage
    Binding { target: Keeper; property: "atBattle"; value: window.page === "battle" }
    property var left: ({})  // where each page was when it was left

    function open(id: string, args: var): bool {
        const found = window.pages.find(page => page.id === id);
        if (!found) return false;
        // Whatever is being typed is kept before its field goes.
        loader.forceActiveFocus();
        toast.hide();  // its words and its undo belong to the page that goes
        if (window.screen) window.left[window.page] = window.screen.place();
        window.page = id;
        window.place = found.place ?? id;
        if (found.icon !== "" || found.keep) Settings.keepPage(id, found.keep ? args[found.keep] : "");
        loader.setSource(Qt.resolvedUrl(found.file), {args: args ?? {}});
        if (window.screen) window.screen.forceActiveFocus();
        if (window.screen && args && args.back && window.left[id]) window.screen.comeBack(window.left[id]);
        return true;
    }
    // As the program was left.
    function comeBack(): void {
        const page = window.pages.find(page => page.id === Settings.page) ?? window.pages[0];
        window.open(page.id, page.keep ? {[page.keep]: Settings.about} : {});
    }
    // The keyboard is always somewhere: what had it may be gone, hidden or switched off.
    function hold(): void {
        const at = window.activeFocusItem;
        if (window.active && (!at || at === window.contentItem || !at.visible || !at.enabled)) loader.forceActiveFocus();
    }
    // Files and text let go over the window go to the import page.
    function take(urls: var, text: string): void {
        if (urls.length > 0) {
            window.open("import", {file: urls[0]});
            if (urls.length > 1) window.say(qsTr("One file at a time: the other %n were ignored.", "", urls.length - 1), false);
        } else if (text !== "") window.open("import", {text: text});
    }
    function say(words: string, undoable: bool): void { toast.show(words, undoable); }
    // A page that edits a file of its own keeps its own steps.
    function undo(): void {
        if (!rail.canUndo) return;
        toast.hide();
        if (window.screen.ownSteps) window.screen.undone();
        else Session.undo();
        holding.restart();
    }
    function redo(): void {
        if (!rail.canRedo) return;
        toast.hide();
        if (window.screen.ownSteps) window.screen.redone();
        else Session.redo();
        holding.restart();
    }

    width: Settings.width
    height: Settings.height
    minimumWidth: 360
    minimumHeight: 480
    visible: true
    visibility: Settings.maximized ? Window.Maximized : Window.Windowed
    title: screen && screen.title !== "" ? qsTr("%1 – Strategikon").arg(screen.title) : "Strategikon"
    color: Theme.page
    onActiveFocusItemChanged: holding.restart()
    onClosing: {
        loader.forceActiveFocus();
        Settings.keepWindow(width, height, visibility === Window.Maximized);
    }
    Component.onCompleted: comeBack()

    // The places first, numbered as they stand in the navigation.
    property list<Command> commands: [
        Command { label: qsTr("Armies"); sequence: "Ctrl+1"; onActivated: window.open("armies", {}) },
        Command { label: qsTr("Nations"); sequence: "Ctrl+2"; onActivated: window.open("nations", {}) },
        Command { label: qsTr("Fields"); sequence: "Ctrl+3"; onActivated: window.open("fields", {}) },
        Command { label: qsTr("Battles"); sequence: "Ctrl+4"; onActivated: window.open("battles", {}) },
        Command { label: qsTr("Collection"); sequence: "Ctrl+5"; onActivated: window.open("collection", {}) },
        Command { label: qsTr("Settings"); sequence: "Ctrl+6"; onActivated: window.open("settings", {}) },
        Command { label: qsTr("Undo"); enabled: Sheets.open === 0; sequence: "Ctrl+Z"; onActivated: window.undo() },
        Command { label: qsTr("Redo"); enabled: Sheets.open === 0; sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; shown: "Ctrl+Shift+Z"; onActivated: window.redo() },
        Command { label: qsTr("Keyboard shortcuts"); sequences: ["F1", "?"]; shown: "F1"; onActivated: help.open() },
        Command { label: qsTr("Close window"); sequence: "Ctrl+Q"; onActivated: window.close() }
    ]

    Timer { id: holding; interval: 0; onTriggered: window.hold() }
    NavRail {
        id: rail
        objectName: "navigation"
        visible: !window.alone
        flat: window.tall
        places: window.places
        current: window.place
        canUndo: window.screen && window.screen.ownSteps ? window.screen.canUndo : Session.canUndo
        canRedo: window.screen && window.screen.ownSteps ? window.screen.canRedo : Session.canRedo
        x: 0
        y: window.tall ? parent.height - height : 0
        width: window.tall ? parent.width : implicitWidth
        height: window.tall ? implicitHeight : parent.height
        onWent: id => window.open(id, {})
        onUndone: window.undo()
        onRedone: window.redo()
        onHelped: help.open()
    }
    Rectangle {
        id: trouble
        x: loader.x
        width: loader.width
        height: visible ? Math.max(troubleText.implicitHeight, retry.height) + 2 * Theme.gap2 : 0
        visible: Session.trouble !== ""
        color: Theme.badWash
        Icon { name: "warning"; color: Theme.bad; x: Theme.gap4; anchors.verticalCenter: parent.verticalCenter }
        Words {
            id: troubleText
            x: Theme.gap4 + Theme.icon + Theme.gap3
            objectName: "trouble"
            width: retry.x - x - Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            text: Session.trouble
        }
        PushButton {
            id: retry
            objectName: "retry"
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Try again")
            onClicked: Session.retry()
        }
    }
    Loader {
        id: loader
        objectName: "page"
        clip: true
        focus: true
        x: window.tall || window.alone ? 0 : rail.width
        y: trouble.height
        width: parent.width - x
        height: parent.height - y - (window.tall && !window.alone ? rail.height : 0)
    }
    DropArea {
        id: drop
        objectName: "drop"
        anchors.fill: parent
        onDropped: event => {
            event.accept();
            window.take(event.hasUrls ? event.urls : [], event.hasText ? event.text : "");
        }
        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: Theme.wash
            opacity: 0.94
            border.width: 3
            border.color: Theme.accent
            Heading { anchors.centerIn: parent; text: qsTr("Drop to open the file") }
        }
    }
    Connections {
        target: window.screen
        function onGo(page: string, args: var): void {
            const found = window.pages.find(one => one.id === page);
            if (found && found.slow) Work.begin(qsTr("Opening %1 …").arg(found.title), () => window.open(page, args));
            else window.open(page, args);
        }
        function onSay(text: string, undoable: bool): void { window.say(text, undoable); }
    }
    Connections {
        target: window
        enabled: Endings.unseen
        function onFrameSwapped(): void { Endings.seen(); }
    }
    Connections {
        target: Session
        function onSaid(words: string): void { window.say(words, false); }
        // What a toast would undo is no longer the last thing done.
        function onReachChanged(): void { if (toast.undoable) toast.hide(); }
    }
    Connections {
        target: SavedFile
        function onWritten(words: string): void { toast.showFile(words); }
    }
    Connections {
        target: window
        enabled: Work.waiting !== null
        function onFrameSwapped(): void { Work.seen(); }
    }
    WorkSign { }
    Toast {
        id: toast
        objectName: "toast"
        readonly property int beside: window.screen ? window.screen.sideRoom : 0
        room: loader.width - beside
        // It floats over the page and moves nothing: above and beside what the page has there to be touched.
        x: loader.x + Math.round((loader.width - beside - width) / 2)
        y: loader.y + loader.height - height - Theme.gap2 - (window.screen ? window.screen.footRoom : 0)
        z: 5
        onUndone: window.undo()
    }
    Lazy {
        id: help
        objectName: "help"
        sheet: Component { HelpSheet { common: window.commands; own: window.screen ? window.screen.commands : [] } }
    }
}
