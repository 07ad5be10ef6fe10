// How far units move and shoot, and commanders give orders (rulebook 538, 669, 1222).
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/warnings.h"

namespace strategikon::warmasterPlay {

namespace {

using play::ReachLine;

play::Reaches ordersOf(const BattleView& table, Id commander)
{
    play::Reaches all;
    const int range = rangeOf(table, commander), each = table.figure("order-distance", "each");
    for (int band = 1; band <= bandsTo(table, range); ++band) {
        const int cm = std::min(band * each, range);
        all.push_back({ReachLine::Form::around, double(cm),
            {band == 1 ? "reach-orders" : "reach-orders-less", {{"cm", cm}, {"less", band - 1}}}});
    }
    return all;
}

} // namespace

play::Reaches reachesOf(const BattleView& table, Id thing)
{
    if (!table.isUnit(thing))
        return ordersOf(table, thing);
    play::Reaches all;
    if (const int pace = table.fullPace(thing); pace > 0)
        all.push_back({ReachLine::Form::ahead, double(pace), {"reach-move", {{"cm", pace}}}});
    if (const int range = table.get(thing, state::range); range > 0)
        all.push_back({ReachLine::Form::around, double(range), {"reach-shots", {{"cm", range}}}});
    return all;
}

} // namespace strategikon::warmasterPlay
