import QtQuick

// A sheet that is made when it is first asked for.
Loader {
    id: root

    required property Component sheet
    readonly property bool opened: item ? item.opened : false

    active: false
    sourceComponent: sheet
    function open(): void {
        active = true;
        item.open();
    }
    function close(): void { if (item) item.close(); }
}
