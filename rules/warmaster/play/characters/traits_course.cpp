// How traits change in the course of a battle: uses, a Command that falls, what lasts until something is lost.
#include "rules/warmaster/play/characters/traits.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

void tookAgain(Doing& doing, Id trait, Id commander, bool succeeded)
{
    doing.set(commander, "again", 1);
    if (Per(doing.get(trait, "per")) != Per::commandPhase)
        doing.add(trait, "uses", -1);
    if (!succeeded && Until(doing.get(trait, "until")) == Until::reRollFailed) {
        doing.happened("trait-ended", {bearerOf(doing, trait)}, {}, "character");
        doing.dissolve(trait);
    }
}

void commandRolled(Doing& doing, Id commander, int sum, bool failed)
{
    for (const Id trait : traitsOf(doing, Effect::variableCommand)) {
        const int rolls = doing.get(trait, "rolls"), then = doing.get(trait, "then");
        const bool falls = rolls != 0 ? (rolls >> sum & 1) != 0 : failed;
        if (bearerOf(doing, trait) != commander || !falls || doing.get(trait, "value") == then)
            continue;
        doing.happened("command-changed", {commander}, {{"command", then}}, "character");
        doing.set(trait, "value", then);
    }
}

void attackedAgain(Doing& doing, Id trait) { doing.add(trait, "uses", -1); }

void generalFought(Doing& doing, Id commander)
{
    const int points = doing.get(doing.battle(), "glory");
    if (points == 0 || Rank(doing.get(commander, "rank")) != Rank::general)
        return;
    doing.happened("glory-won", {commander}, {{"points", points}}, "bonus-glory");
    doing.add(doing.armyOf(commander), "bonus", points);
}

namespace {

// Enemy units that were destroyed, and own ones.
bool moreDestroyedThanLost(const Table& table, int side)
{
    int destroyed = 0, lost = 0;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::army)
            (thing.side == side ? lost : destroyed) += table.get(thing.id, "gone");
    return destroyed > lost;
}

void lookedUp(Doing& doing, Id trait)
{
    const bool more = moreDestroyedThanLost(doing, doing[trait].side);
    const int now = more ? doing.get(trait, "then") : doing.get(bearerOf(doing, trait), "command");
    if (now == doing.get(trait, "value"))
        return;
    doing.happened("command-changed", {bearerOf(doing, trait)}, {{"command", now}}, "character");
    doing.set(trait, "value", now);
}

bool counts(const Table& table, Id trait, Id unit)
{
    const int until = table.get(trait, "until");
    const bool own = table[trait].within == table.armyOf(unit);
    switch (Until(until)) {
    case Until::nothing:
    case Until::reRollFailed:
        return false;
    case Until::core:
        return own && table.is(unit, "core");
    case Until::members:
        return concerns(table, trait, unit);
    default:
        return own && int(table.type(unit)) == until - int(Until::type);
    }
}

void ended(Doing& doing, Id trait)
{
    doing.happened("trait-ended", {bearerOf(doing, trait)}, {}, "character");
    if (effectOf(doing, trait) == Effect::makeEnemyUnreliable)
        for (const Id unit : Ids(doing[trait].members))
            if (doing.isUnit(unit))
                doing.set(unit, "rules", doing.get(unit, "rules") & ~(1 << int(Special::unreliable)));
    doing.dissolve(trait);
}

} // namespace

void traitsRefreshed(Doing& doing)
{
    const int side = doing.state().side;
    for (const Id trait : traitsOf(doing)) {
        if (Per(doing.get(trait, "per")) == Per::turn)
            doing.set(trait, "uses", doing.get(trait, "times"));
        if (doing[trait].side == side && effectOf(doing, trait) == Effect::commandWhile)
            lookedUp(doing, trait);
    }
    for (const Id commander : doing.commanders(side))
        doing.set(commander, "again", 0);
}

void traitsAfterLoss(Doing& doing, Id unit)
{
    for (const Id trait : traitsOf(doing)) {
        if (!counts(doing, trait, unit))
            continue;
        const int left = doing.get(trait, "losses") - 1;
        doing.set(trait, "losses", std::max(0, left));
        if (left == 0)
            ended(doing, trait);
    }
}

} // namespace strategikon::warmasterPlay
