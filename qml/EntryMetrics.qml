pragma Singleton
import QtQuick
import Strategikon.App

// Where the columns of entries stand, for the rows and for the heads above them. `letters` tells for
// each column how many its longest text has.
QtObject {
    readonly property int cell: Math.round(58 * Theme.scale)
    readonly property int price: Math.round(60 * Theme.scale)
    readonly property int right: 3 * Theme.touch + Math.round((Theme.name * 0.62 * 2 + Theme.gap2)) + Theme.gap2
    readonly property int words: Theme.gap4 + Theme.icon + Theme.gap2 // behind the glyph of the arm
    readonly property int name: Math.round(210 * Theme.scale)

    function column(letters: int): int { return Math.max(cell, Math.round(letters * Theme.body * 0.6) + Theme.gap2); }
    function columns(letters: list<int>): int { return Array.from(letters).reduce((sum, each) => sum + column(each), 0); }
    // A column of a nation's table as printed; the type stands in a wide one.
    function printed(one: columnShown): int { return Math.max(column(one.letters), one.wide ? Math.round(96 * Theme.scale) : 0); }
    function printedAll(all: list<columnShown>): int { return Array.from(all).reduce((sum, one) => sum + printed(one), 0); }
    // Is there room for columns, or do the figures go below the name?
    function table(width: int, letters: list<int>): bool {
        return letters.length > 0 && width >= words + name + columns(letters) + price + right;
    }
}
