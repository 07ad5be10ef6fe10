#include "model/field/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::field {

namespace {

constexpr Template templates[] = {
    // Any feature.
    {"field-nothing-there",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has nothing to lay out; draw its outline or take it away.")},
    {"field-unknown-kind",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” has a piece of “{piece}”, which is no kind of terrain here; choose one of the table.")},
    {"field-no-size",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” has no size; draw it again or take it away.")},
    {"field-crosses-itself",
        QT_TRANSLATE_NOOP(
            "messages", "The outline of “{piece}” of “{feature}” crosses itself; draw it without a loop.")},
    {"field-off-table",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” reaches {by} beyond the table; move it in by as much or make it smaller.")},
    // Its row.
    {"field-unknown-row",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” was rolled on a row “{row}”, which these charts do not have; choose the row again.")},
    {"field-unknown-way",
        QT_TRANSLATE_NOOP("messages", "The row of “{feature}” cannot be laid out as “{way}”; choose another way.")},
    {"field-over-middle",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” reaches {by} over the middle of the table, which only hills and ridges may; move it back by "
            "as much.")},
    {"field-other-half",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” lies wholly on the other half, {by} from its own; move it until part of it lies on its "
            "player's half.")},
    // The body.
    {"field-wrong-kind",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has “{piece}” where its row offers {kinds}; change the kind.")},
    {"field-must-be-line",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is a river: draw it as a line from edge to edge.")},
    {"field-must-be-closed",
        QT_TRANSLATE_NOOP("messages", "“{feature}” goes around a place: draw it as a line that ends where it began.")},
    {"field-must-be-area",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is an area: draw its outline instead of a line.")},
    {"field-too-small",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” is {found} across and must be {bound} at least; make it {by} wider.")},
    {"field-too-wide",
        QT_TRANSLATE_NOOP("messages", "“{feature}” is {found} across and may be {bound}; make it {by} smaller.")},
    {"field-too-deep",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” reaches {found} onto the table and may reach {bound}; pull it back by {by}.")},
    {"field-too-long",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” takes up {found} of a table edge and may take up {bound}; shorten it by {by}.")},
    {"field-not-at-edge",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” must border a table edge and lies {by} from the nearest; move it there.")},
    {"field-at-edge",
        QT_TRANSLATE_NOOP("messages", "“{feature}” may not border a table edge; move it a little onto the table.")},
    {"field-river-ends",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” must run from a short table edge to a long one, and an end of it lies {by} away; lead it to "
            "the edge.")},
    {"field-river-reach",
        QT_TRANSLATE_NOOP("messages",
            "“{feature}” runs {found} from its short edge onto the table and may run {bound}; bend it back by {by}.")},
    {"field-no-room",
        QT_TRANSLATE_NOOP("messages", "“{feature}” has no room for {count} stands in a block; make it larger.")},
    // Its parts.
    {"field-part-strange", QT_TRANSLATE_NOOP("messages", "The row of “{feature}” has no “{piece}”; take it away.")},
    {"field-part-missing",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” lacks “{piece}”, of which its row asks for {count} at least; add it.")},
    {"field-part-many",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” has {found} of “{piece}” and may have {count}; take the others away.")},
    {"field-parts-apart",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” may have “{piece}” or “{beside}”, not both; take one of them away.")},
    {"field-part-must-be-area",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” is an area: draw its outline instead of a line.")},
    {"field-part-must-be-line",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” is a line: draw its course instead of an area.")},
    {"field-part-outside",
        QT_TRANSLATE_NOOP("messages", "“{piece}” reaches {by} beyond “{feature}”; move it in by as much.")},
    {"field-part-too-wide",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” is {found} across and may be {bound}; make it {by} smaller.")},
    {"field-part-too-small",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” of “{feature}” is {found} across and must be {bound} at least; make it {by} wider.")},
    {"field-part-too-long",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” takes up {found} of the outline of “{feature}” and may take up {bound}; shorten it by {by}.")},
    {"field-part-not-at-edge",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” of “{feature}” must border the table edge and lies {by} away; move it there.")},
    {"field-part-at-edge",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” under “{feature}” may not border a table edge; move it a little onto the table.")},
    {"field-part-not-whole",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” covers {percent} % of “{feature}” and must cover all of it; give it the same outline.")},
    {"field-part-not-round",
        QT_TRANSLATE_NOOP("messages", "“{piece}” under “{feature}” must be roughly a circle; make it rounder.")},
    {"field-base-small",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” reaches {by} beyond the “{piece}” beneath it; make that larger or move it.")},
    {"field-part-off-outline",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” strays {by} from the outline of “{feature}”; lay it along the outline.")},
    {"field-part-apart",
        QT_TRANSLATE_NOOP("messages", "“{piece}” lies {by} from “{feature}” and must border it; move it there.")},
    {"field-fringe-in-water",
        QT_TRANSLATE_NOOP("messages", "“{piece}” lies partly in the water of “{feature}”; move it onto the land.")},
    {"field-fringe-wide",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” reaches {found} inland from the water of “{feature}” and may reach {bound}; make it {by} "
            "narrower.")},
    {"field-path-stops",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” stops in “{feature}”, {by} before its edge; lead it from edge to edge.")},
    {"field-path-beside",
        QT_TRANSLATE_NOOP("messages", "“{piece}” does not touch the inside of “{feature}”; lead it through.")},
    {"field-road-stops",
        QT_TRANSLATE_NOOP(
            "messages", "“{piece}” does not leave “{feature}” for the open table, {by} are missing; lead it out.")},
    {"field-path-missing",
        QT_TRANSLATE_NOOP("messages", "“{beside}” of “{feature}” must have a way through; add a “{piece}”.")},
    {"field-path-without",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” may have a “{piece}” only through “{beside}”; take it away or add those.")},
    {"field-path-not-through",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” must lead through to the water; lead it there.")},
    {"field-bank-away",
        QT_TRANSLATE_NOOP("messages", "“{piece}” strays {by} from the river “{feature}”; lay it along the bank.")},
    {"field-crossing-off",
        QT_TRANSLATE_NOOP("messages", "“{piece}” lies {by} from “{feature}”; move it onto the river.")},
    {"field-crossing-short",
        QT_TRANSLATE_NOOP("messages", "“{piece}” of “{feature}” does not reach from bank to bank; make it longer.")},
    {"field-crossing-far",
        QT_TRANSLATE_NOOP("messages",
            "“{piece}” of “{feature}” lies {found} from the long edge where the river leaves, and may lie {bound}; "
            "move it {by} nearer.")},
    {"field-gate-off",
        QT_TRANSLATE_NOOP("messages", "“{piece}” lies {by} from the wall of “{feature}”; move it onto the wall.")},
    // The throws it came of.
    {"field-throw-strange",
        QT_TRANSLATE_NOOP("messages",
            "Throw {number} is not what the charts ask for after those before it; take it out with all that follow, "
            "and go on from there.")},
    {"field-throw-gives",
        QT_TRANSLATE_NOOP("messages",
            "Throw {number} shows {dice}, which gives “{due}” and not “{came}”; write what it gives, or throw again.")},
    {"field-not-thrown",
        QT_TRANSLATE_NOOP(
            "messages", "No dice gave “{feature}”; take it away, or take its row out where you agreed on it freely.")},
    {"field-thrown-other",
        QT_TRANSLATE_NOOP("messages",
            "The dice gave “{beside}” where “{feature}” lies; lay that out instead, or take the row out where you "
            "agreed on it freely.")},
    {"field-thrown-side",
        QT_TRANSLATE_NOOP(
            "messages", "The dice gave “{feature}” to the other side; let that side lay it out on its half.")},
    // The whole field.
    {"field-table-size",
        QT_TRANSLATE_NOOP(
            "messages", "A table of {found} by {depth} cannot be used; give it {least} to {bound} each way.")},
    {"field-by-edges",
        QT_TRANSLATE_NOOP("messages",
            "An older version of this program laid out the terrain, and each side's lies in the other's half. It stays "
            "as it lies; to have it by the book, lay it out anew.")},
    {"field-over-to-them",
        QT_TRANSLATE_NOOP("messages", "So it would lie on the other side's half; leave it on its own.")},
    {"field-overlap",
        QT_TRANSLATE_NOOP(
            "messages", "“{feature}” overlaps “{beside}” ({at}) by {by}; move one of them away by as much.")},
    {"field-water-near",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the near edge, and may block {bound}; shorten or move it by {by}.")},
    {"field-water-far",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the far edge, and may block {bound}; shorten or move it by {by}.")},
    {"field-water-left",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the left edge, and may block {bound}; shorten or move it by {by}.")},
    {"field-water-right",
        QT_TRANSLATE_NOOP(
            "messages", "Water blocks {found} of the right edge, and may block {bound}; shorten or move it by {by}.")},
    {"field-no-strip",
        QT_TRANSLATE_NOOP("messages",
            "A table {found} deep has no room for armies {bound} from its middle; agree to deploy nearer.")},
    {"field-cramped-near",
        QT_TRANSLATE_NOOP("messages",
            "Terrain that most troops cannot enter covers {percent} % of the near side's strip; “{feature}” covers "
            "most, consider moving it.")},
    {"field-cramped-far",
        QT_TRANSLATE_NOOP("messages",
            "Terrain that most troops cannot enter covers {percent} % of the far side's strip; “{feature}” covers "
            "most, consider moving it.")},
};

} // namespace

void addFieldMessages()
{
    static const bool added = (addTemplates(templates), true);
    static_cast<void>(added);
}

} // namespace strategikon::field
