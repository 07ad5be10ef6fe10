pragma Singleton
import QtQuick
import Strategikon.App

// Every colour, size and distance of the window. Nothing else in qml/ writes a colour or a bare pixel size.
QtObject {
    readonly property bool dark: Settings.dark
    readonly property real scale: Settings.largeText ? 1.3 : 1

    // Paper and ink. Each ink reaches 4.5:1 on page, raised and sunken; `edge` reaches 3:1.
    readonly property color page: dark ? "#191613" : "#f4eddd"
    readonly property color raised: dark ? "#24201b" : "#fbf7ec"
    readonly property color sunken: dark ? "#12100d" : "#ebe2cd"
    readonly property color ink: dark ? "#ede3d0" : "#2a241c"
    readonly property color quiet: dark ? "#b7aa93" : "#5f5342"
    readonly property color hairline: dark ? "#3a342b" : "#d9ccb1"
    readonly property color edge: dark ? "#8a7d68" : "#857657"
    readonly property color accent: dark ? "#e8ab62" : "#86291c"
    readonly property color accentInk: dark ? "#1d1509" : "#fdf6e8"
    readonly property color wash: dark ? "#352b1c" : "#efdfc8"
    readonly property color good: dark ? "#93c9a6" : "#2b5a43"
    readonly property color goodWash: dark ? "#1d2c23" : "#e1ead9"
    readonly property color bad: dark ? "#f39a85" : "#96271b"
    readonly property color badWash: dark ? "#3a211b" : "#f5ddd2"
    readonly property color shade: dark ? "#b0000000" : "#80271f12"

    // Type: a book face for names and headings, a clear sans for figures and controls.
    readonly property string serif: "EB Garamond 12"
    readonly property string sans: "DejaVu Sans"
    readonly property int tiny: Math.round(12 * scale)
    readonly property int small: Math.round(13 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int name: Math.round(19 * scale)
    readonly property int heading: Math.round(24 * scale)
    readonly property int title: Math.round(34 * scale)

    // Distances are steps of four.
    readonly property int gap1: 4
    readonly property int gap2: 8
    readonly property int gap3: 12
    readonly property int gap4: 16
    readonly property int gap6: 24
    readonly property int gap8: 32
    readonly property int touch: Math.round(44 * scale)
    readonly property int icon: Math.round(20 * scale)
    readonly property int corner: 3
    readonly property int quick: 120

    // Points as the player's language writes them: 1,985 and 12.5.
    function points(value: real): string { return value.toLocaleString(Qt.locale(), "f", value % 1 === 0 ? 0 : 1); }
    function price(value: real): string { return (value > 0 ? "+" : "") + points(value); }
}
