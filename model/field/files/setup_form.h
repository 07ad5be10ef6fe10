// The shape of a deployment in a file, told once: `Io` is either what writes it or what reads it. Used inside this
// folder only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

constexpr double mostLength = 1000; // cm of the rules
constexpr std::size_t mostTroops = 4000, mostStands = 40;

template <class Io>
void form(Io& io, Where& where)
{
    io.number("from-middle", where.fromMiddle, mostLength);
    io.number("from-centre", where.fromCentre, mostLength);
    io.number("from-enemies", where.fromEnemies, mostLength);
    io.number("centre-square", where.centreSquare, mostLength);
    io.flag("anywhere", where.anywhere);
    io.flag("at-edge", where.atEdge);
    io.number("leader-within", where.leaderWithin, mostLength);
    io.some("from-short", where.fromShort, mostLength);
    io.texts("short-free", where.shortFree);
    io.some("from-towns", where.fromTowns, mostLength);
    io.some("at-base", where.atBase);
    io.texts("towns", where.towns);
    io.texts("within", where.within);
}

template <class Io>
void form(Io& io, Source& source)
{
    io.text("book", source.book);
    io.whole("line", source.line, 0, 1'000'000);
    io.whole("page", source.page, 0, 10'000);
}

template <class Io>
void form(Io& io, Hiding& hiding)
{
    io.some("from-middle", hiding.fromMiddle, mostLength);
    io.some("from-towns", hiding.fromTowns, mostLength);
    io.texts("in", hiding.in);
    io.texts("classes", hiding.classes);
    io.texts("class-in", hiding.classIn);
    io.someMap("rule", hiding.rule);
}

template <class Io>
void form(Io& io, AboutWorks& works)
{
    io.texts("about", works.about);
    io.someMap("rule", works.rule);
    io.someMap("shape", works.shape);
}

template <class Io>
void form(Io& io, Portion& portion)
{
    io.texts("blocks", portion.blocks);
    io.texts("roles", portion.roles);
    io.some("first", portion.first);
    io.text("arrives", portion.arrives);
    io.text("spills", portion.spills);
    io.flag("absent", portion.absent);
    form(io, portion.where);
}

template <class Io>
void form(Io& io, Way& way)
{
    io.text("id", way.id);
    io.text("name", way.name);
    io.text("effect", way.effect);
    io.texts("options", way.options);
    io.text("against", way.against);
    io.word("order", way.order, {"by-turns", "one-first", "secret", "march", "free", "by-blocks"});
    io.whole("at-a-time", way.atATime, 1, 100);
    io.flag("most-first", way.mostFirst);
    io.flag("begins", way.begins);
    io.word("first-turn", way.firstTurn, {"thrown", "mine", "of-who-began"});
    io.number("slow", way.slow, mostLength);
    io.number("slow-first-move", way.slowFirstMove, mostLength);
    io.text("most-points-of", way.mostPointsOf);
    io.text("waits", way.waits);
    io.some("largest-first", way.largestFirst);
    io.some("apart", way.apart);
    io.some("writes-down", way.writesDown);
    io.some("most-away", way.mostAway, 0, 100);
    io.some("each-flank", way.eachFlank, 0, 100);
    io.someMap("away-rule", way.awayRule);
    io.texts("keeps", way.keeps);
    io.texts("takes-camps", way.takesCamps);
    io.texts("garrison", way.garrison);
    io.someMap("ambush", way.ambush);
    io.someMap("works", way.works);
    form(io, way.where);
    io.list("portions", way.portions, 20);
    io.map("rule", way.rule);
}

template <class Io>
void form(Io& io, Troop& troop)
{
    io.id("badge", troop.badge);
    io.text("name", troop.name);
    io.text("entry", troop.entry);
    io.whole("side", troop.side, 0, 1);
    io.whole("stands", troop.stands, 1, int(mostStands));
    io.number("wide", troop.wide, 100);
    io.number("deep", troop.deep, 100);
    io.flag("round", troop.round);
    io.texts("classes", troop.classes);
    io.flag("leads", troop.leads);
    io.number("reach", troop.reach, mostLength);
    io.number("move", troop.move, mostLength);
    io.flag("sees", troop.sees);
    io.flag("all-round", troop.allRound);
    io.text("role", troop.role);
    io.text("block", troop.block);
    io.text("terrain", troop.terrain);
    io.whole("points", troop.points, 0, 1'000'000);
    io.some("ranks", troop.ranks, 1, 20);
}

template <class Io>
void form(Io& io, Posted& posted)
{
    io.id("badge", posted.badge);
    io.word("formation", posted.formation, {"line", "column", "irregular"});
    io.stands("stands", posted.stands);
    io.text("arrives", posted.arrives);
    io.flag("drawn", posted.drawn);
}

template <class Io>
void form(Io& io, Notes::Rank& rank)
{
    io.texts("blocks", rank.blocks);
}

template <class Io>
void form(Io& io, Notes::Away& away)
{
    io.text("block", away.block);
    io.flag("left", away.left);
}

template <class Io>
void form(Io& io, Notes& notes)
{
    io.list("ranks", notes.ranks, 100);
    io.list("away", notes.away, 100);
    io.list("hidden", notes.hidden, mostTroops);
    io.texts("on-foot", notes.onFoot);
}

template <class Io>
void form(Io& io, Deployment& deployment)
{
    io.whole("edge", deployment.edge0, 0, 1);
    io.seed("seed", deployment.seed);
    io.text("due", deployment.due);
    for (int side = 0; side < 2; ++side) {
        const std::string of = side == 0 ? "first-" : "second-";
        io.text(of + "army", deployment.army[side]);
        io.map(of + "way", deployment.way[side]);
        io.spot(of + "spot", deployment.spot[side]);
        io.texts(of + "column", deployment.column[side]);
        io.rarely(of + "kept", deployment.kept[side], {"open", "sealed", "hidden", "told-after"});
        io.notes(of + "notes", deployment.notes[side]);
        io.texts(of + "garrison", deployment.garrison[side]);
    }
    io.list("troops", deployment.troops, mostTroops);
    io.list("posted", deployment.posted, mostTroops);
    io.throws("throws", deployment.throws);
}

} // namespace strategikon::field
