import QtQuick

// What a component makes, or nothing: a Loader, which refuses the components of a bound file in Qt 6.4.
FocusScope {
    id: root

    property Component what: null
    property bool active: true
    property bool filling: false  // as high as there is room; otherwise there is room as high as it
    readonly property Item item: made
    readonly property Component wanted: active ? what : null
    property Item made: null

    implicitHeight: made && !filling ? made.height : 0
    onWantedChanged: make()

    function make(): void {
        if (made) made.destroy();
        made = wanted ? wanted.createObject(root) as Item : null;
        if (!made) return;
        made.width = Qt.binding(() => root.width);
        if (root.filling) made.height = Qt.binding(() => root.height);
    }
}
