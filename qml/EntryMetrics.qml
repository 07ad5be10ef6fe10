pragma Singleton
import QtQuick

// Where the builder's columns stand, for the rows and for the heads above them.
QtObject {
    readonly property int cell: Math.round(58 * Theme.scale)
    readonly property int price: Math.round(60 * Theme.scale)
    readonly property int right: 3 * Theme.touch + Math.round((Theme.name * 0.62 * 2 + Theme.gap2)) + Theme.gap2
    readonly property int name: Math.round(210 * Theme.scale)

    // Is there room for columns, or do the figures go below the name?
    function table(width: int, cells: int): bool {
        return cells > 0 && width >= Theme.gap4 + name + cells * cell + price + right;
    }
}
