// How traits change in the course of a battle: uses, a Command that falls, what lasts until something is lost.
#include "rules/warmaster/play/characters/traits.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

void tookAgain(Transaction& transaction, Id trait, Id commander, bool succeeded)
{
    transaction.set(commander, state::again, true);
    if (transaction.get(trait, state::per) != Per::commandPhase)
        transaction.add(trait, state::uses, -1);
    if (!succeeded && Until(transaction.get(trait, state::until)) == Until::reRollFailed) {
        transaction.happened("trait-ended", {bearerOf(transaction, trait)}, {}, "character");
        transaction.dissolve(trait);
    }
}

void commandRolled(Transaction& transaction, Id commander, int sum, bool failed)
{
    for (const Id trait : traitsOf(transaction, Effect::variableCommand)) {
        const int rolls = transaction.get(trait, state::rolls), then = transaction.get(trait, state::then);
        const bool falls = rolls != 0 ? (rolls >> sum & 1) != 0 : failed;
        if (bearerOf(transaction, trait) != commander || !falls || transaction.get(trait, state::value) == then)
            continue;
        transaction.happened("command-changed", {commander}, {{"command", then}}, "character");
        transaction.set(trait, state::value, then);
    }
}

void attackedAgain(Transaction& transaction, Id trait) { transaction.add(trait, state::uses, -1); }

void generalFought(Transaction& transaction, Id commander)
{
    const int points = transaction.get(transaction.battle(), state::glory);
    if (points == 0 || transaction.get(commander, state::rank) != Rank::general)
        return;
    transaction.happened("glory-won", {commander}, {{"points", points}}, "bonus-glory");
    transaction.add(transaction.armyOf(commander), state::bonus, points);
}

namespace {

// Enemy units that were destroyed, and own ones.
bool moreDestroyedThanLost(const BattleView& table, int side)
{
    int destroyed = 0, lost = 0;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::army)
            (thing.side == side ? lost : destroyed) += table.get(thing.id, state::gone);
    return destroyed > lost;
}

void lookedUp(Transaction& transaction, Id trait)
{
    const bool more = moreDestroyedThanLost(transaction, transaction[trait].side);
    const int now =
        more ? transaction.get(trait, state::then) : transaction.get(bearerOf(transaction, trait), state::command);
    if (now == transaction.get(trait, state::value))
        return;
    transaction.happened("command-changed", {bearerOf(transaction, trait)}, {{"command", now}}, "character");
    transaction.set(trait, state::value, now);
}

bool counts(const BattleView& table, Id trait, Id unit)
{
    const int until = table.get(trait, state::until);
    const bool own = table[trait].within == table.armyOf(unit);
    switch (Until(until)) {
    case Until::nothing:
    case Until::reRollFailed:
        return false;
    case Until::core:
        return own && table.is(unit, state::core);
    case Until::members:
        return concerns(table, trait, unit);
    default:
        return own && int(table.type(unit)) == until - int(Until::type);
    }
}

void ended(Transaction& transaction, Id trait)
{
    transaction.happened("trait-ended", {bearerOf(transaction, trait)}, {}, "character");
    if (effectOf(transaction, trait) == Effect::makeEnemyUnreliable)
        for (const Id unit : Ids(transaction[trait].members))
            if (transaction.isUnit(unit))
                transaction.set(
                    unit, state::rules, transaction.get(unit, state::rules) & ~(1 << int(Special::unreliable)));
    transaction.dissolve(trait);
}

} // namespace

void traitsRefreshed(Transaction& transaction)
{
    const int side = transaction.state().side;
    for (const Id trait : traitsOf(transaction)) {
        if (transaction.get(trait, state::per) == Per::turn)
            transaction.set(trait, state::uses, transaction.get(trait, state::times));
        if (transaction[trait].side == side && effectOf(transaction, trait) == Effect::commandWhile)
            lookedUp(transaction, trait);
    }
    for (const Id commander : transaction.commanders(side))
        transaction.set(commander, state::again, false);
}

void traitsAfterLoss(Transaction& transaction, Id unit)
{
    for (const Id trait : traitsOf(transaction)) {
        if (!counts(transaction, trait, unit))
            continue;
        const int left = transaction.get(trait, state::losses) - 1;
        transaction.set(trait, state::losses, std::max(0, left));
        if (left == 0)
            ended(transaction, trait);
    }
}

} // namespace strategikon::warmasterPlay
