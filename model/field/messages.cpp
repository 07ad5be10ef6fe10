#include "model/field/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::field {

namespace {

constexpr Template templates[] = {
    // Any feature.
    {"field-idle-figures",
        QT_TRANSLATE_NOOP("messages",
            "Under these rules figures have no scales: “figures” and “terrain-share” of the table change nothing.")},
    {"field-no-such-figures",
        QT_TRANSLATE_NOOP("messages", "These rules know no figures “{name}”; the table is read as if it named none.")},
    {"field-idle-parties",
        QT_TRANSLATE_NOOP(
            "messages", "Under these rules armies have no say in the terrain: what “parties” says changes nothing.")},
    {"field-nothing-there", QT_TRANSLATE_NOOP("messages", "“{feature}” is empty; draw its outline, or remove it.")},
    {"field-unknown-kind",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” has a piece of “{piece}”, which is not a terrain type here; choose one from the table.")},
    {"field-no-size",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” has no size; draw it again, or remove it.")},
    {"field-crosses-itself",
        QT_TRANSLATE_NOOP(
            "messages", "The outline of “{piece}” of “{feature}” crosses itself; draw it without a loop.")},
    {"field-off-table",
        QT_TRANSLATE_NOOP("messages", "“{feature}” hangs {by} over the table edge; move it in or make it smaller.")},
    // Its row.
    {"field-unknown-row",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” is from row “{row}”, which these charts do not have; choose the row again.")},
    {"field-unknown-way", QT_TRANSLATE_NOOP("messages", "“{feature}” cannot be placed as “{way}”; choose another.")},
    {"field-over-middle",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” crosses the middle line by {by}; only hills and ridges may. Move it back.")},
    {"field-other-half",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” is entirely on the other half, {by} from its own; part of it must be on its player’s half.")},
    // The body.
    {"field-wrong-kind",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has “{piece}”, but its row offers {kinds}; change the type.")},
    {"field-must-be-line",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is a river; draw it as a line from edge to edge.")},
    {"field-must-be-closed",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” goes around something; draw it as a line that ends where it began.")},
    {"field-must-be-area", QT_TRANSLATE_NOOP("messages", "“{feature}” is an area; draw its outline, not a line.")},
    {"field-too-small",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is {found} across; the minimum is {bound}. Make it {by} wider.")},
    {"field-too-wide",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is {found} across; the maximum is {bound}. Make it {by} smaller.")},
    {"field-too-deep",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” reaches {found} onto the table; the maximum is {bound}. Pull it back {by}.")},
    {"field-too-long",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” takes up {found} of a table edge; the maximum is {bound}. Shorten it by {by}.")},
    {"field-not-at-edge",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” must border a table edge; the nearest is {by} away. Move it there.")},
    {"field-at-edge", QT_TRANSLATE_NOOP("messages", "“{feature}” may not touch a table edge; move it in a little.")},
    {"field-river-ends",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” must run from a short table edge to a long one; it falls {by} short. Extend it to the edge.")},
    {"field-river-reach",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” runs {found} onto the table from its short edge; the maximum is {bound}. Bend it back {by}.")},
    {"field-no-room",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has no room for {count} stands in a block; make it larger.")},
    // Its parts.
    {"field-part-strange", QT_TRANSLATE_NOOP("messages", "The row of “{feature}” has no “{piece}”; remove it.")},
    {"field-part-missing", QT_TRANSLATE_NOOP("messages", "“{feature}” needs at least {count} × “{piece}”; add it.")},
    {"field-part-many",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has {found} × “{piece}”; the maximum is {count}. Remove the rest.")},
    {"field-parts-apart",
        QT_TRANSLATE_NOOP("messages", "“{feature}” may have “{piece}” or “{beside}”, not both; remove one.")},
    {"field-part-must-be-area",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” is an area; draw its outline, not a line.")},
    {"field-part-must-be-line",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” is a line; draw its course, not an area.")},
    {"field-part-outside", QT_TRANSLATE_NOOP("messages", "“{piece}” sticks out {by} from “{feature}”; move it in.")},
    {"field-part-too-wide",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” is {found} across; the maximum is {bound}. Make it {by} smaller.")},
    {"field-part-too-small",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” is {found} across; the minimum is {bound}. Make it {by} wider.")},
    {"field-part-too-long",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” takes up {found} of the outline of “{feature}”; the maximum is {bound}. Shorten it by {by}.")},
    {"field-part-not-at-edge",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” must border the table edge, {by} away; move it there.")},
    {"field-part-at-edge",
        QT_TRANSLATE_NOOP("messages", "“{piece}” under “{feature}” may not touch a table edge; move it in a little.")},
    {"field-part-not-whole",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” covers {percent} % of “{feature}”; it must cover all of it. Give it the same outline.")},
    {"field-part-not-round",
        QT_TRANSLATE_NOOP("messages", "“{piece}” under “{feature}” must be roughly circular; make it rounder.")},
    {"field-base-small",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” sticks out {by} over the “{piece}” beneath it; make that larger, or move it.")},
    {"field-part-off-outline",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” strays {by} from the outline of “{feature}”; lay it along the outline.")},
    {"field-part-apart", QT_TRANSLATE_NOOP("messages", "“{piece}” must border “{feature}”, {by} away; move it there.")},
    {"field-fringe-in-water",
        QT_TRANSLATE_NOOP("messages", "“{piece}” is partly in the water of “{feature}”; move it onto land.")},
    {"field-fringe-wide",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” reaches {found} inland from “{feature}”; the maximum is {bound}. Make it {by} narrower.")},
    {"field-path-stops",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” stops inside “{feature}”, {by} short of its edge; take it from edge to edge.")},
    {"field-path-beside",
        QT_TRANSLATE_NOOP("messages", "“{piece}” does not run through “{feature}”; take it through.")},
    {"field-road-stops",
        QT_TRANSLATE_NOOP("messages", "“{piece}” does not leave “{feature}”: it is {by} short. Extend it.")},
    {"field-path-missing",
        QT_TRANSLATE_NOOP("messages", "“{beside}” of “{feature}” needs a way through; add a “{piece}”.")},
    {"field-path-without",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” may have a “{piece}” only through “{beside}”; remove it, or add those.")},
    {"field-path-not-through",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” must run through to the water; extend it.")},
    {"field-bank-away",
        QT_TRANSLATE_NOOP("messages", "“{piece}” strays {by} from the river “{feature}”; lay it along the bank.")},
    {"field-crossing-off",
        QT_TRANSLATE_NOOP("messages", "“{piece}” is {by} from “{feature}”; move it onto the river.")},
    {"field-crossing-short",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” does not reach from bank to bank; make it longer.")},
    {"field-crossing-far",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” of “{feature}” is {found} from the long edge where the river leaves; the maximum is {bound}. "
            "Move it {by} nearer.")},
    {"field-gate-off",
        QT_TRANSLATE_NOOP("messages", "“{piece}” is {by} from the wall of “{feature}”; move it onto the wall.")},
    // The throws it came of.
    {"field-throw-strange",
        QT_TRANSLATE_NOOP("messages",
            "Roll {number} does not follow from the rolls before it; remove it and all that follow, and go on from "
            "there.")},
    {"field-throw-gives",
        QT_TRANSLATE_NOOP("messages",
            "Roll {number} shows {dice}, which gives “{due}”, not “{came}”; enter what it gives, or roll again.")},
    {"field-not-thrown",
        QT_TRANSLATE_NOOP(
            "messages", "No roll gave “{feature}”; remove it, or remove its row if you agreed on it freely.")},
    {"field-thrown-other",
        QT_TRANSLATE_NOOP("messages",
            "The dice gave “{beside}”, not “{feature}”; place that instead, or remove the row if you agreed on it "
            "freely.")},
    {"field-thrown-side",
        QT_TRANSLATE_NOOP(
            "messages", "The dice gave “{feature}” to the other side; that side places it on its own half.")},
    // Terrain that was chosen.
    {"field-not-as-chosen",
        QT_TRANSLATE_NOOP("messages", "“{feature}” was chosen as {way}; make it that size, or choose again.")},
    {"field-out-of-sector",
        QT_TRANSLATE_NOOP("messages", "“{feature}” lies {by} beyond sector {number}, which its die gave; move it in.")},
    {"field-not-touching",
        QT_TRANSLATE_NOOP("messages",
            "By its die “{feature}” must touch a table edge or a waterway; the nearest is {by} away. Move it there.")},
    {"field-too-near-edge",
        QT_TRANSLATE_NOOP("messages",
            "By its die “{feature}” must be {bound} from every table edge and waterway; it is {found} away. Move it "
            "{by} "
            "inwards.")},
    {"field-too-far-in",
        QT_TRANSLATE_NOOP("messages",
            "By its die “{feature}” must come within {bound} of a table edge or waterway; it is {found} away. Move it "
            "{by} outwards.")},
    {"field-line-wide",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is {found} wide; the maximum is {bound}. Make it {by} narrower.")},
    {"field-line-ends",
        QT_TRANSLATE_NOOP("messages", "“{feature}” does not end where it may; it falls {by} short. Extend it.")},
    {"field-line-central",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” must run from one long edge to the other and end in the middle third of each; it is {by} off. "
            "Move it there.")},
    {"field-river-bends",
        QT_TRANSLATE_NOOP("messages", "“{feature}” bends back on itself too much; make it straighter.")},
    {"field-river-out",
        QT_TRANSLATE_NOOP("messages", "“{feature}” leaves the strip that its die gave by {by}; bend it back.")},
    {"field-shore-short",
        QT_TRANSLATE_NOOP("messages", "“{feature}” must fill a whole short table edge; {by} is missing. Extend it.")},
    {"field-shore-shallow",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is only {found} deep in one place; the minimum is {bound}.")},
    {"field-shore-deep",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” reaches {found} onto the table; its die allows {bound}. Pull it back {by}.")},
    {"field-shore-half",
        QT_TRANSLATE_NOOP("messages",
            "Too much of “{feature}”, {percent} % of it, reaches far onto the table; at most half of it may.")},
    {"field-beach-narrow",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” is only {found} wide; the minimum is {bound}. Make it {by} wider.")},
    {"field-road-alone",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” leads neither to a built-up area nor to another road; connect it, or remove it.")},
    {"field-road-crosses",
        QT_TRANSLATE_NOOP("messages", "“{feature}” crosses “{beside}” {count} times; once is enough. Straighten it.")},
    {"field-town-sectors",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” must lie in one sector together with its fields; it is {by} too far out. Move it in.")},
    {"field-town-not-rear",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” must touch its player’s table edge, {by} away; only a good die lets it leave that.")},
    {"field-town-not-at-water",
        QT_TRANSLATE_NOOP("messages", "“{feature}” must touch the waterway, {by} away; move it there.")},
    {"field-town-central",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” lies in the centre without a road of the invader; move it to a flank, or to that road.")},
    {"field-fields-apart",
        QT_TRANSLATE_NOOP("messages", "“{feature}” must lie beside a built-up area; move it there.")},
    {"field-promontory",
        QT_TRANSLATE_NOOP("messages",
            "Where “{feature}” lies in the water it is {found} from a table edge; the minimum is {bound}. Move it {by} "
            "away.")},
    {"field-island-near",
        QT_TRANSLATE_NOOP(
            "messages", "The island “{feature}” must be an element’s width from the shore; move it {by} further out.")},
    {"field-not-permitted",
        QT_TRANSLATE_NOOP("messages", "“{piece}” on “{feature}” is not among the defender’s terrain; leave it out.")},
    // The whole field.
    {"field-table-size",
        QT_TRANSLATE_NOOP(
            "messages", "A table of {found} by {depth} cannot be used; it must be {least} to {bound} each way.")},
    {"field-figures-small-table",
        QT_TRANSLATE_NOOP("messages",
            "{figures} want a table of {found} by {depth}; on one this small choose “{other}”, which measures terrain "
            "in "
            "shorter paces.")},
    {"field-army-large",
        QT_TRANSLATE_NOOP("messages",
            "{army} is an army of {points} points; with these figures on so small a table {bound} is the most.")},
    {"field-taken-away",
        QT_TRANSLATE_NOOP("messages",
            "“{beside}” was chosen and placed, and has been taken away since; by the book it stays. Undo that, "
            "unless you both agree.")},
    {"field-by-edges",
        QT_TRANSLATE_NOOP("messages",
            "An older version of this program placed this terrain, with each side’s pieces in the other’s half. It "
            "stays as it is; to have it by the book, place it again.")},
    {"field-over-to-them",
        QT_TRANSLATE_NOOP("messages", "That would put it on the other side’s half; keep it on its own.")},
    {"field-overlap",
        QT_TRANSLATE_NOOP("messages", "“{feature}” overlaps “{beside}” ({at}) by {by}; move one of them away.")},
    {"field-water-near",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the near edge; the maximum is {bound}. Shorten or move it by {by}.")},
    {"field-water-far",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the far edge; the maximum is {bound}. Shorten or move it by {by}.")},
    {"field-water-left",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the left edge; the maximum is {bound}. Shorten or move it by {by}.")},
    {"field-water-right",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the right edge; the maximum is {bound}. Shorten or move it by {by}.")},
    {"field-no-strip",
        QT_TRANSLATE_NOOP("messages",
            "A table {found} deep is too small for armies {bound} from the middle line; agree to deploy closer.")},
    {"field-cramped-near",
        QT_TRANSLATE_NOOP("messages",
            "{percent} % of the near side’s deployment zone is terrain that most troops cannot enter, most of it "
            "“{feature}”; consider moving it.")},
    {"field-cramped-far",
        QT_TRANSLATE_NOOP("messages",
            "{percent} % of the far side’s deployment zone is terrain that most troops cannot enter, most of it "
            "“{feature}”; consider moving it.")},
};

} // namespace

void addFieldMessages()
{
    static const bool added = (addTemplates(templates), true);
    static_cast<void>(added);
}

} // namespace strategikon::field
