#include "fallen.h"

#include "model/play/record/battle.h"
#include "model/text/contains.h"

#include <algorithm>
#include <ranges>

namespace strategikon::play {

namespace {

bool begins(const Change& change)
{
    return (change.what == Change::What::turn || change.what == Change::What::turnOf) && change.from != change.to;
}

} // namespace

Ids fallenIn(const Battle& battle, int after, const State& state)
{
    Ids fallen;
    bool begun = false; // the bound, in what has been looked at so far
    const int asked = after != battle.root() ? battle.askedBy(after) : after;
    bool answered = false;
    for (int step = after; step != battle.root() && !(begun && answered); step = battle.entry(step).parent) {
        for (const Event& event : battle.entry(step).events | std::views::reverse)
            for (const Change& change : event.changes | std::views::reverse) {
                begun = begun || begins(change);
                const bool lost = change.what == Change::What::gone && change.to == 1 && state[change.thing].gone;
                if (lost && (!begun || !answered) && !contains(fallen, change.thing))
                    fallen.push_back(change.thing);
            }
        answered = answered || step == asked;
    }
    std::ranges::sort(fallen);
    return fallen;
}

} // namespace strategikon::play
