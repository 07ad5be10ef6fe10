pragma ComponentBehavior: Bound

import QtQuick
import Strategikon.App

// Which rule system; nothing to see where there is only one.
Picker {
    id: root

    property string system: Settings.system
    readonly property list<namedShown> all: Settings.systems
    signal chosen(string system)

    visible: all.length > 1
    what: qsTr("Rule system")
    textRole: "name"
    model: all
    currentIndex: Math.max(0, Array.from(all).findIndex(one => one.id === root.system))
    onActivated: index => root.chosen(root.all[index].id)
}
