import QtQuick

// What is made only once it is wanted. Of a card most controls never are, and to make one takes longer than all else of
// showing it. No Loader, which refuses the components of a bound file in Qt 6.4.
Item {
    id: root

    required property bool wanted
    default property Component what: null
    readonly property bool active: root.wanted
    readonly property Component now: root.wanted ? root.what : null
    property Item made: null

    visible: root.wanted
    implicitWidth: root.made ? root.made.width : 0
    implicitHeight: root.made ? root.made.height : 0
    onNowChanged: if (root.now && !root.made) root.made = root.now.createObject(root) as Item
}
