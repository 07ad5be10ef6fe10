pragma Singleton
import QtQuick

// What ends much (a phase, a turn, an army, a file) is done once: after it, and where it has only just come to lie under
// the finger, nothing of the kind is taken for half a second, counted from when what came of it could be seen. The second
// of two taps was meant for what stood there before.
QtObject {
    id: root

    readonly property bool rest: timer.running
    property bool unseen: false
    property Timer timer: Timer {
        interval: 500
        onTriggered: if (root.unseen) root.seen()
    }

    // Whether it may be done; then the next may not.
    function take(): bool {
        if (root.rest) return false;
        root.pause();
        return true;
    }
    function pause(): void {
        root.unseen = true;
        timer.restart();
    }
    // The window has drawn what there is now.
    function seen(): void {
        root.unseen = false;
        timer.restart();
    }
}
