import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// A page of a printed form, as large as one wants to read it.
Rectangle {
    id: root

    required property string armyId
    required property string document
    property alias page: preview.page
    readonly property alias pageCount: preview.pageCount
    readonly property alias missing: preview.missing
    property int fit: 0        // 0 the page's width, 1 the whole page, 2 as large as the paper is, -1 `chosen`
    property real chosen: 1    // 1: as large as the paper is
    readonly property list<real> steps: [0.4, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3]
    readonly property real real: preview.paperWidth * Screen.pixelDensity  // the paper's own width in pixels
    readonly property real widthScale: Math.min(2, Math.max(0.1, (width - 2 * Theme.gap6) / root.real))
    readonly property real pageScale: Math.min(root.widthScale, Math.max(0.1, (height - 2 * Theme.gap4) / (root.real * preview.ratio)))
    readonly property real scaled: [root.widthScale, root.pageScale, 1][root.fit] ?? root.chosen
    readonly property bool canGrow: root.scaled < root.steps[root.steps.length - 1]
    readonly property bool canShrink: root.scaled > root.steps[0]

    color: Theme.sunken

    function refresh(): void { preview.refresh(); }
    function grow(): void { root.choose(Array.from(root.steps).find(step => step > root.scaled + 0.01)); }
    function shrink(): void { root.choose(Array.from(root.steps).reverse().find(step => step < root.scaled - 0.01)); }
    // What is in the middle stays there.
    function choose(scale: var): void {
        if (scale === undefined) return;
        const middle = (view.contentY + view.height / 2) / view.contentHeight;
        root.chosen = scale;
        root.fit = -1;
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, middle * view.contentHeight - view.height / 2));
        view.contentX = Math.max(0, (view.contentWidth - view.width) / 2);
    }
    function scroll(by: real): void {
        const end = Math.max(0, view.contentHeight - view.height);
        if (by > 0 && view.contentY >= end && preview.page + 1 < preview.pageCount) {
            preview.page += 1;
            view.contentY = 0;
        } else if (by < 0 && view.contentY <= 0 && preview.page > 0) {
            preview.page -= 1;
            view.contentY = Math.max(0, view.contentHeight - view.height);
        } else view.contentY = Math.max(0, Math.min(end, view.contentY + by));
    }

    Flickable {
        id: view
        objectName: "paperView"
        anchors.fill: parent
        clip: true
        contentWidth: Math.max(width, preview.width + 2 * Theme.gap4)
        contentHeight: Math.max(height, preview.height + 2 * Theme.gap4)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("The page; scroll with the arrow keys or Page Up and Down")
        T.ScrollBar.vertical: ThinScrollBar { }
        T.ScrollBar.horizontal: ThinScrollBar { }
        Keys.onUpPressed: root.scroll(-Theme.touch)
        Keys.onDownPressed: root.scroll(Theme.touch)
        Keys.onLeftPressed: contentX = Math.max(0, contentX - Theme.touch)
        Keys.onRightPressed: contentX = Math.min(contentWidth - width, contentX + Theme.touch)
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp) return;
            root.scroll((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * height);
            event.accepted = true;
        }
        RosterPreview {
            id: preview
            objectName: "preview"
            x: Math.round((view.contentWidth - width) / 2)
            y: Math.round((view.contentHeight - height) / 2)
            width: Math.round(root.real * root.scaled)
            height: Math.round(width * ratio)
            armyId: root.armyId
            document: root.document
            paper: Settings.paper
            Accessible.role: Accessible.StaticText
            Accessible.name: words
            Rectangle { anchors.fill: parent; color: "transparent"; border.width: 1; border.color: Theme.hairline }
        }
        WheelHandler {
            acceptedModifiers: Qt.ControlModifier
            onWheel: event => event.angleDelta.y > 0 ? root.grow() : root.shrink()
        }
    }
    FocusRing { anchors.margins: 2; shown: view.activeFocus }
}
