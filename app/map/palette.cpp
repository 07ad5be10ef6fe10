#include "app/map/palette.h"

namespace strategikon::map {

namespace {

QColor rgba(const char* name, double opacity)
{
    QColor colour(name);
    colour.setAlphaF(float(opacity));
    return colour;
}

Palette light()
{
    Palette p;
    p.paper = "#ffffff";
    p.ground = "#eff0d9";
    p.ink = "#2b2620";
    p.halo = rgba("#fdfcf2", 0.86);
    p.grid = rgba("#5b5a3c", 0.16);
    p.middle = rgba("#8a3324", 0.75);
    p.hill[0] = "#e6d6ad";
    p.hill[1] = "#dcc596";
    p.hill[2] = "#d0b380";
    p.hill[3] = "#c3a06b";
    p.hillLine = "#8b6a3c";
    p.light = rgba("#fffbe6", 0.75);
    p.shade = rgba("#5d4320", 0.5);
    p.rock = "#d8d0c2";
    p.rockLine = "#3f3a35";
    p.wood = "#c9dba9";
    p.crown = "#84ab66";
    p.crownLine = "#3c5a33";
    p.forest = "#8faa78";
    p.fir = "#466f44";
    p.firLine = "#1f3a22";
    p.marsh = "#dbe6d6";
    p.reed = "#33706f";
    p.sand = "#f4e6b4";
    p.grain = "#9a7c3a";
    p.broken = "#e4dcc8";
    p.boulder = "#b5a98f";
    p.town = "#eadac2";
    p.roof = "#c9765a";
    p.roofShade = "#a85841";
    p.roofLine = "#4c2a20";
    p.camp = "#ead9b4";
    p.canvas = "#f7f0dc";
    p.lake = "#94bdd4";
    p.shallow = "#b7d5e3";
    p.bank = "#31708f";
    p.road = "#fbf3dd";
    p.roadLine = "#71604a";
    p.hedge = "#4b6b37";
    p.rampart = "#6d5738";
    p.wall = "#8d877d";
    p.wallLine = "#2e2a27";
    p.hatch = rgba("#2b2620", 0.30);
    p.side[0] = "#2f5b9c";
    p.side[1] = "#b4392f";
    p.sideSoft[0] = rgba("#2f5b9c", 0.13);
    p.sideSoft[1] = rgba("#b4392f", 0.13);
    return p;
}

Palette dark()
{
    Palette p;
    p.dark = true;
    p.paper = "#1c1e1a";
    p.ground = "#2b2f25";
    p.ink = "#f0ead8";
    p.halo = rgba("#14160f", 0.8);
    p.grid = rgba("#e8e6c8", 0.12);
    p.middle = rgba("#e39a86", 0.8);
    p.hill[0] = "#473f2d";
    p.hill[1] = "#564a32";
    p.hill[2] = "#665738";
    p.hill[3] = "#776440";
    p.hillLine = "#b2935c";
    p.light = rgba("#f4e3b6", 0.34);
    p.shade = rgba("#0c0904", 0.6);
    p.rock = "#55514a";
    p.rockLine = "#d5cdbf";
    p.wood = "#36462b";
    p.crown = "#5b7d45";
    p.crownLine = "#16220f";
    p.forest = "#22321f";
    p.fir = "#38593a";
    p.firLine = "#0b150b";
    p.marsh = "#33423c";
    p.reed = "#8fc4bb";
    p.sand = "#665b3a";
    p.grain = "#d9c384";
    p.broken = "#44403a";
    p.boulder = "#7d7566";
    p.town = "#4b4034";
    p.roof = "#a55c45";
    p.roofShade = "#7d4031";
    p.roofLine = "#1d0f0a";
    p.camp = "#4d4431";
    p.canvas = "#b3a684";
    p.lake = "#27506a";
    p.shallow = "#33657f";
    p.bank = "#8ec4e0";
    p.road = "#8d806a";
    p.roadLine = "#1d1913";
    p.hedge = "#7ea05f";
    p.rampart = "#bb9d6c";
    p.wall = "#9a948b";
    p.wallLine = "#0f0d0c";
    p.hatch = rgba("#f0ead8", 0.20);
    p.side[0] = "#6fa0e8";
    p.side[1] = "#e8796d";
    p.sideSoft[0] = rgba("#6fa0e8", 0.14);
    p.sideSoft[1] = rgba("#e8796d", 0.14);
    return p;
}

} // namespace

const Palette& lightPalette()
{
    static const Palette palette = light();
    return palette;
}

const Palette& darkPalette()
{
    static const Palette palette = dark();
    return palette;
}

} // namespace strategikon::map
