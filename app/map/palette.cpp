#include "app/map/palette.h"

namespace strategikon::map {

namespace {

struct Shade {
    Shade(const char* name, double opacity = 1) : colour(name) { colour.setAlphaF(float(opacity)); }
    QColor colour;
};

// Each colour by day and by night.
Palette made(bool dark)
{
    const auto of = [dark](const Shade& day, const Shade& night) { return dark ? night.colour : day.colour; };
    Palette p;
    p.dark = dark;
    p.paper = of("#ffffff", "#1c1e1a");
    p.ground = of("#eff0d9", "#2b2f25");
    p.ink = of("#2b2620", "#f0ead8");
    p.halo = of({"#fdfcf2", 0.86}, {"#14160f", 0.8});
    p.grid = of({"#5b5a3c", 0.16}, {"#e8e6c8", 0.12});
    p.middle = of({"#8a3324", 0.75}, {"#e39a86", 0.8});
    p.hill[0] = of("#e6d6ad", "#473f2d");
    p.hill[1] = of("#dcc596", "#564a32");
    p.hill[2] = of("#d0b380", "#665738");
    p.hill[3] = of("#c3a06b", "#776440");
    p.hillLine = of("#8b6a3c", "#b2935c");
    p.light = of({"#fffbe6", 0.75}, {"#f4e3b6", 0.34});
    p.shade = of({"#5d4320", 0.5}, {"#0c0904", 0.6});
    p.rock = of("#d8d0c2", "#55514a");
    p.rockLine = of("#3f3a35", "#d5cdbf");
    p.wood = of("#c9dba9", "#36462b");
    p.crown = of("#84ab66", "#5b7d45");
    p.crownLine = of("#3c5a33", "#16220f");
    p.forest = of("#8faa78", "#22321f");
    p.fir = of("#466f44", "#38593a");
    p.firLine = of("#1f3a22", "#0b150b");
    p.marsh = of("#dbe6d6", "#33423c");
    p.reed = of("#33706f", "#8fc4bb");
    p.sand = of("#f4e6b4", "#665b3a");
    p.grain = of("#9a7c3a", "#d9c384");
    p.broken = of("#e4dcc8", "#44403a");
    p.boulder = of("#b5a98f", "#7d7566");
    p.town = of("#eadac2", "#4b4034");
    p.roof = of("#c9765a", "#a55c45");
    p.roofShade = of("#a85841", "#7d4031");
    p.roofLine = of("#4c2a20", "#1d0f0a");
    p.camp = of("#ead9b4", "#4d4431");
    p.canvas = of("#f7f0dc", "#b3a684");
    p.lake = of("#94bdd4", "#27506a");
    p.shallow = of("#b7d5e3", "#33657f");
    p.bank = of("#31708f", "#8ec4e0");
    p.road = of("#fbf3dd", "#8d806a");
    p.roadLine = of("#71604a", "#1d1913");
    p.hedge = of("#4b6b37", "#7ea05f");
    p.rampart = of("#6d5738", "#bb9d6c");
    p.wall = of("#8d877d", "#9a948b");
    p.wallLine = of("#2e2a27", "#0f0d0c");
    p.hatch = of({"#2b2620", 0.30}, {"#f0ead8", 0.20});
    p.side[0] = of("#2f5b9c", "#6fa0e8");
    p.side[1] = of("#b4392f", "#e8796d");
    p.sideSoft[0] = of({"#2f5b9c", 0.13}, {"#6fa0e8", 0.14});
    p.sideSoft[1] = of({"#b4392f", 0.13}, {"#e8796d", 0.14});
    return p;
}

} // namespace

const Palette& lightPalette()
{
    static const Palette palette = made(false);
    return palette;
}

const Palette& darkPalette()
{
    static const Palette palette = made(true);
    return palette;
}

} // namespace strategikon::map
