import QtQuick
import QtQuick.Templates as T
import Strategikon.App

// The scenery a player owns, below what there is to say about it. Not a part of the page's file: see RuledList.
ListView {
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ThinScrollBar { }
    Accessible.role: Accessible.List
    header: Column {
        id: head
        readonly property Scenery owned: ListView.view.model as Scenery
        width: ListView.view.width
        bottomPadding: Theme.gap4
        spacing: Theme.gap3
        SideNote { visible: head.owned.trouble !== ""; width: head.width; severe: true; iconName: "error"; text: head.owned.trouble }
        Words { visible: head.owned.count === 0; width: head.width; color: Theme.quiet; text: qsTr("Nothing listed yet, so the program uses any terrain the rules allow.") }
        Rule { width: head.width; color: Theme.edge }
    }
    footer: Item { width: 1; height: Theme.gap8 }
}
