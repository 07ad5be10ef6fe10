import QtQuick

// A list below a line, with room behind the last row.
RuledList {
    footer: Item { width: 1; height: Theme.gap8 * 2 }
}
