pragma Singleton
import QtQuick
import Strategikon.App

// Every colour, size and distance of the window. Nothing else in qml/ writes a colour or a bare pixel size.
QtObject {
    readonly property bool dark: Settings.dark
    readonly property real scale: Settings.letters / 100

    // Paper and ink. Each ink reaches 4.5:1 on page, raised and sunken, in the theme of high contrast 7:1 there and on
    // every wash; `edge` reaches 3:1. The theme for a dark room keeps to red and amber, which spare eyes at night.
    readonly property var palettes: ({
        light: {
            page: "#f4eddd", raised: "#fbf7ec", sunken: "#ebe2cd", ink: "#2a241c", quiet: "#5f5342",
            hairline: "#d9ccb1", edge: "#857657", accent: "#86291c", accentInk: "#fdf6e8", wash: "#efdfc8",
            good: "#2b5a43", goodWash: "#e1ead9", bad: "#96271b", badWash: "#f5ddd2", shade: "#80271f12",
            amber: "#7a4a00", amberWash: "#f8e3b4", amberEdge: "#96660f",
            sideA: "#1f5fae", sideAInk: "#ffffff", sideB: "#b0301e", sideBInk: "#ffffff"
        },
        dark: {
            page: "#191613", raised: "#24201b", sunken: "#12100d", ink: "#ede3d0", quiet: "#b7aa93",
            hairline: "#3a342b", edge: "#8a7d68", accent: "#e8ab62", accentInk: "#1d1509", wash: "#352b1c",
            good: "#93c9a6", goodWash: "#1d2c23", bad: "#f39a85", badWash: "#3a211b", shade: "#b0000000",
            amber: "#f2c66d", amberWash: "#3a2c10", amberEdge: "#b9801a",
            sideA: "#7fb2ee", sideAInk: "#0d1a2a", sideB: "#f0907d", sideBInk: "#2a0d08"
        },
        contrast: {
            page: "#ffffff", raised: "#ffffff", sunken: "#f1f1f1", ink: "#000000", quiet: "#2e2e2e",
            hairline: "#767676", edge: "#4a4a4a", accent: "#6b0014", accentInk: "#ffffff", wash: "#fff1c2",
            good: "#083d1b", goodWash: "#e4f5e7", bad: "#7a0000", badWash: "#ffe9e5", shade: "#b0000000",
            amber: "#4a2d00", amberWash: "#ffedb8", amberEdge: "#6b4a00",
            sideA: "#003c8f", sideAInk: "#ffffff", sideB: "#7a0000", sideBInk: "#ffffff"
        },
        night: {
            page: "#0b0604", raised: "#140c08", sunken: "#050201", ink: "#d98a5c", quiet: "#b06f49",
            hairline: "#33190f", edge: "#8a5237", accent: "#e8743f", accentInk: "#160803", wash: "#28130a",
            good: "#c79a45", goodWash: "#1f1808", bad: "#ff7358", badWash: "#330f09", shade: "#c0000000",
            amber: "#e0a04a", amberWash: "#2c1a06", amberEdge: "#9a6a2c",
            sideA: "#c79a45", sideAInk: "#160803", sideB: "#ff7358", sideBInk: "#160803"
        }
    })
    readonly property var palette: palettes[Settings.palette] ?? palettes.light
    readonly property color page: palette.page
    readonly property color raised: palette.raised
    readonly property color sunken: palette.sunken
    readonly property color ink: palette.ink
    readonly property color quiet: palette.quiet
    readonly property color hairline: palette.hairline
    readonly property color edge: palette.edge
    readonly property color accent: palette.accent
    readonly property color accentInk: palette.accentInk
    readonly property color wash: palette.wash
    readonly property color good: palette.good
    readonly property color goodWash: palette.goodWash
    readonly property color bad: palette.bad
    readonly property color badWash: palette.badWash
    readonly property color shade: palette.shade
    readonly property color amber: palette.amber
    readonly property color amberWash: palette.amberWash
    readonly property color amberEdge: palette.amberEdge
    // The sides of a battle; A is round and B square besides.
    readonly property color sideA: palette.sideA
    readonly property color sideAInk: palette.sideAInk
    readonly property color sideB: palette.sideB
    readonly property color sideBInk: palette.sideBInk

    // Type: a book face for names and headings, a clear sans for figures and controls. Figures are as high as capitals
    // in both (app/view/components/lining.h).
    readonly property string serif: "Strategikon Book"
    readonly property string sans: "DejaVu Sans"
    readonly property int tiny: Math.round(12 * scale)
    readonly property int small: Math.round(13 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int name: Math.round(19 * scale)
    readonly property int heading: Math.round(24 * scale)
    readonly property int question: Math.round(32 * scale)
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

    // What favours the one (0), the other (1) or neither, more or less: weight 1 is as good as it gets.
    function leaning(favours: int, weight: real): color {
        const full = favours === 0 ? good : bad;
        return favours < 0 ? sunken : Qt.rgba(raised.r + (full.r - raised.r) * weight, raised.g + (full.g - raised.g) * weight, raised.b + (full.b - raised.b) * weight, 1);
    }

    // Points as the player's language writes them: 1,985 and 12.5.
    function points(value: real): string { return value.toLocaleString(Qt.locale(), "f", value % 1 === 0 ? 0 : 1); }
    function price(value: real): string { return (value > 0 ? "+" : "") + points(value); }
}
