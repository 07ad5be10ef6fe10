#include "rules/dbm/play/agreeing.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/naval/vessels.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

using play::Id;

bool isLost(const Transaction& transaction, Id element)
{
    return transaction.get(element, state::where) == Where::lost;
}

// Lost, or not lost after all.
void isThere(Transaction& transaction, Id element, bool there)
{
    if (there && transaction[element].gone) {
        transaction.happened("agreed-not-gone", {element});
        transaction.regain(element);
    } else if (!there && !transaction[element].gone) {
        transaction.lose(element, "agreed-gone", "");
    }
}

// Whoever is not where it was told any more is not aboard of a vessel either, and the other way round (263).
void leaveVessel(Transaction& transaction, Id troops)
{
    if (const Id vessel = carrierOf(transaction, troops); vessel != 0)
        transaction.set(vessel, state::cargo, 0);
}

void goAboard(Transaction& transaction, Id troops, Id vessel)
{
    play::leavePlace(transaction.builder(), fields(), troops);
    transaction.set(troops, state::where, Where::aboard);
    transaction.set(vessel, state::cargo, troops);
}

// A vessel has these aboard now, or nobody: then those who were are ashore.
std::optional<Message> toldCargo(Transaction& transaction, const play::Game& game, const play::Agreement::Point& one)
{
    const Id vessel = one.thing, troops = one.to, before = transaction.get(vessel, state::cargo);
    const bool fits = troops == 0
        || (transaction[troops].sort == play::Sort::body && transaction[troops].side == transaction[vessel].side
            && isVessel(transaction, vessel) && !transaction[troops].gone && takes(transaction, vessel, troops));
    if (!fits)
        return Message{
            "play-not-taken-aboard", {{"who", transaction[vessel].badge}, {"other", transaction[troops].badge}}};
    play::tell(transaction.builder(), game, one);
    if (before != 0 && before != troops)
        transaction.set(before, state::where, Where::table);
    if (troops == 0 || troops == before)
        return {};
    for (const Id other : vesselsOf(transaction, transaction[vessel].side))
        if (other != vessel && transaction.get(other, state::cargo) == troops)
            transaction.set(other, state::cargo, 0);
    goAboard(transaction, troops, vessel);
    return {};
}

// Where it is now: aboard of the first vessel that has room for it.
std::optional<Message> toldPlace(Transaction& transaction, const play::Game& game, const play::Agreement::Point& one)
{
    const Where to = Where(one.to);
    const bool boards = to == Where::aboard && carrierOf(transaction, one.thing) == 0;
    const Ids berths = boards ? berthsFor(transaction, one.thing) : Ids();
    if (boards && berths.empty())
        return Message{"play-no-berth", {{"who", transaction[one.thing].badge}}};
    if (to == Where::lost) {
        isThere(transaction, one.thing, false);
        leaveVessel(transaction, one.thing);
        return {};
    }
    if (isLost(transaction, one.thing))
        isThere(transaction, one.thing, true);
    play::tell(transaction.builder(), game, one);
    if (boards)
        goAboard(transaction, one.thing, berths.front());
    else if (to != Where::aboard)
        leaveVessel(transaction, one.thing);
    if (to != Where::table && !transaction[one.thing].gone)
        play::leavePlace(transaction.builder(), fields(), one.thing);
    return {};
}

std::optional<Message> point(Transaction& transaction, const play::Game& game, const play::Agreement::Point& one)
{
    const bool body = transaction[one.thing].sort == play::Sort::body;
    if (body && one.field == "where")
        return toldPlace(transaction, game, one);
    if (body && one.field == "cargo")
        return toldCargo(transaction, game, one);
    if (body && one.field == "gone") {
        isThere(transaction, one.thing, one.to == 0);
        if (one.to != 0)
            leaveVessel(transaction, one.thing);
        return {};
    }
    play::tell(transaction.builder(), game, one);
    return {};
}

} // namespace

std::optional<Message> agree(Transaction& transaction, const play::Game& game, const play::Agreement& agreement)
{
    transaction.happened(play::agreedStep, {}, {{"points", int(agreement.points.size())}});
    for (const play::Agreement::Point& one : agreement.points)
        if (auto refused = point(transaction, game, one))
            return refused;
    play::tellCourse(transaction.builder(), agreement);
    return {};
}

} // namespace strategikon::dbmPlay
