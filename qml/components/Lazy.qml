import QtQuick

// A sheet that is made when it is first asked for.
Item {
    id: root

    required property Component sheet
    property var item: null
    readonly property bool opened: item ? item.opened : false

    function open(): void {
        if (!item) item = sheet.createObject(root);
        item.open();
    }
    function close(): void { if (item) item.close(); }
}
