// How the sides stand: what they have lost of what makes them withdraw, and what they have earned.
#include "rules/warmaster/play/ending/levels.h"
#include "rules/warmaster/play/ending/score.h"
#include "rules/warmaster/play/paper/play_sheet.h"

namespace strategikon::warmasterPlay {

namespace {

using play::Sort;

struct Losses {
    int stands = 0, ofStands = 0, units = 0, ofUnits = 0, commanders = 0, ofCommanders = 0;
};

Losses lossesOf(const BattleView& table, int side)
{
    Losses sum;
    for (const play::Thing& thing : table.state().things) {
        if (thing.side != side)
            continue;
        const bool troops = thing.sort == Sort::body || thing.sort == Sort::leader;
        if (troops && !takesPart(table, thing.id))
            continue;
        const bool lost = troops && thing.gone && !table.is(thing.id, state::removed); // not who left with his army
        if (thing.sort == Sort::body) {
            ++sum.ofUnits;
            sum.units += lost;
            sum.ofStands += table.get(thing.id, state::strength);
            sum.stands += lost ? table.get(thing.id, state::strength) : table.lostStands(thing.id);
        } else if (thing.sort == Sort::leader) {
            ++sum.ofCommanders;
            sum.commanders += lost;
        }
    }
    return sum;
}

} // namespace

std::vector<play::Standing> standings(const BattleView& table)
{
    const Score earned = score(table);
    std::vector<play::Standing> all;
    for (const int side : {0, 1}) {
        const Losses lost = lossesOf(table, side);
        for (const play::Thing& army : table.state().things) // each has a level of its own, and keeps it
            if (army.sort == Sort::army && army.side == side)
                all.push_back(
                    {"withdrawal", side, table.get(army.id, state::lost), table.get(army.id, state::level), true});
        all.push_back({"points", side, earned.points[side], 0, true});
        all.push_back({"stands", side, lost.stands, lost.ofStands, false});
        all.push_back({"units", side, lost.units, lost.ofUnits, false});
        all.push_back({"commanders", side, lost.commanders, lost.ofCommanders, false});
    }
    return all;
}

int winner(const BattleView& table)
{
    constexpr int sides[] = {play::nobody, 0, 1, play::both}; // words of the field
    return sides[table.get(table.battle(), state::winner)];
}

} // namespace strategikon::warmasterPlay
