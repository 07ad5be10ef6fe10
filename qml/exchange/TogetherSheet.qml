pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// What is printed in one go, and in which order; kept for the next time.
Sheet {
    id: root

    required property string of  // army, battle
    required property list<paperShown> papers
    property list<string> chosen
    property paperShown none
    // Those that are printed first, in their order; then the others.
    readonly property list<paperShown> rows: Array.from(root.papers).filter(one => !one.id.endsWith("-set")).sort((a, b) => root.place(a.id) - root.place(b.id))

    title: qsTr("Printed together")
    wish: 480
    onAboutToShow: root.chosen = Settings.papersOf(root.of)

    function place(id: string): int {
        const at = Array.from(root.chosen).indexOf(id);
        return at < 0 ? root.papers.length : at;
    }
    function keep(chosen: var): void {
        root.chosen = chosen;
        Settings.setPapersOf(root.of, chosen);
    }
    function flip(id: string): void {
        const others = Array.from(root.chosen).filter(one => one !== id);
        if (others.length === root.chosen.length) root.keep([...others, id]);
        else if (others.length > 0) root.keep(others);
    }
    function move(id: string, by: int): void {
        const chosen = Array.from(root.chosen), at = chosen.indexOf(id);
        chosen.splice(at, 1);
        chosen.splice(at + by, 0, id);
        root.keep(chosen);
    }

    Words { width: parent.width; color: Theme.quiet; text: qsTr("Tick what you want and put it in order; at least one stays ticked.") }
    Repeater {
        model: root.rows.length
        Item {
            id: row
            required property int index
            readonly property paperShown it: root.rows[index] ?? root.none
            readonly property int at: Array.from(root.chosen).indexOf(row.it.id)
            width: parent.width
            height: Math.max(Theme.touch, toggle.implicitHeight)
            Toggle {
                id: toggle
                objectName: "together-" + row.it.id
                width: parent.width - moves.width
                text: row.it.label
                checked: row.at >= 0
                onToggled: { root.flip(row.it.id); checked = Qt.binding(() => row.at >= 0); }
            }
            Row {
                id: moves
                anchors.right: parent.right
                visible: row.at >= 0
                IconButton { objectName: "earlier-" + row.it.id; iconName: "up"; text: qsTr("%1 earlier").arg(row.it.label); enabled: row.at > 0; onClicked: root.move(row.it.id, -1) }
                IconButton { objectName: "later-" + row.it.id; iconName: "down"; text: qsTr("%1 later").arg(row.it.label); enabled: row.at + 1 < root.chosen.length; onClicked: root.move(row.it.id, 1) }
            }
        }
    }
    foot: [PushButton { objectName: "togetherDone"; primary: true; text: qsTr("Done"); onClicked: root.close() }]
}
