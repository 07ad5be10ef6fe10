pragma Singleton
import QtQuick

// What takes longer than a glance: a sign of it is drawn first, then it is done.
QtObject {
    id: root

    property string words  // what is being done; empty: nothing
    property var waiting: null
    property Timer timer: Timer { interval: 0; onTriggered: root.work() }

    function begin(words: string, does: var): void {
        if (root.waiting) return;  // tapped twice
        root.words = words;
        root.waiting = does;
    }
    // The window has drawn the sign.
    function seen(): void { timer.restart(); }
    function work(): void {
        const does = root.waiting;
        root.waiting = null;
        if (does) does();
        root.words = "";
    }
}
