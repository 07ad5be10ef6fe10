#include "rules/dbm/play/agreeing.h"

#include "model/play/map/place.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

using play::Id;

bool isLost(const Transaction& transaction, Id element)
{
    return Where(transaction.get(element, "where")) == Where::lost;
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

void point(Transaction& transaction, const play::Game& game, const play::Agreement::Point& one)
{
    const bool body = transaction[one.thing].sort == play::Sort::body;
    if (body && one.field == "gone")
        return isThere(transaction, one.thing, one.to == 0);
    if (body && one.field == "where" && Where(one.to) == Where::lost)
        return isThere(transaction, one.thing, false);
    if (body && one.field == "where" && isLost(transaction, one.thing))
        isThere(transaction, one.thing, true);
    play::tell(transaction.builder(), game, one);
    if (body && one.field == "where" && Where(one.to) != Where::table && !transaction[one.thing].gone)
        play::leavePlace(transaction.builder(), fields(), one.thing);
}

} // namespace

std::optional<Message> agree(Transaction& transaction, const play::Game& game, const play::Agreement& agreement)
{
    transaction.happened(play::agreedStep, {}, {{"points", int(agreement.points.size())}});
    for (const play::Agreement::Point& one : agreement.points)
        point(transaction, game, one);
    play::tellCourse(transaction.builder(), agreement);
    return {};
}

} // namespace strategikon::dbmPlay
