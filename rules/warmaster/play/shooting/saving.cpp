// Saves of a unit that was shot at (rulebook 1313-1331), and stands that fall at once.
#include "rules/warmaster/play/shooting/volley.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

enum With { hits, armour, counter };
const play::Field<> counters[] = {state::shot, state::struck};

// Where there is nothing to save, nobody is asked.
std::optional<Decision> savesCard(const BattleView& table, const Step& step)
{
    if (step.with[hits] <= 0 || step.with[armour] == 0 || !table.onTable(step.on.front()))
        return {};
    Decision ask{.rule = "armour"};
    ask.inputs = {dice(step.with[hits], step.with[armour], false)};
    return ask;
}

Preview previewSaves(const BattleView& table, const Step& step, const Answer&)
{
    Preview seen;
    const Id unit = step.on.front();
    seen.target = step.with[armour];
    seen.dice = {{.count = step.with[hits], .reach = step.with[armour], .faces = false}};
    const auto left = play::unsaved(play::Spread(step.with[hits]), step.with[armour]);
    seen.chances = {{"no-hit", left.atMost(0)},
        {"stands-lost", left.atLeast(table.get(unit, state::each) - table.get(unit, state::hits))},
        {"destroyed", left.atLeast(table.mostHits(unit))}};
    return seen;
}

} // namespace

Rule saves()
{
    return {.what = "saves",
        .carries = play::Load{1, 3,
            [](const play::State& state, const Step& step) {
                return loads::hasDice(state, step) && loads::within(step, 2, 0, 1);
            }},
        .asks = savesCard,
        .preview = previewSaves,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id unit = step.on.front();
            if (!transaction.onTable(unit))
                return {};
            int saved = 0;
            if (const auto ask = savesCard(transaction, step)) {
                saved = scored(*ask, answer);
                transaction.happened("saved", {unit}, {{"hits", step.with[hits]}, {"saved", saved}}, "armour");
            }
            const int taken = std::min(step.with[hits] - saved, transaction.mostHits(unit));
            if (taken <= 0)
                return {};
            transaction.happened("hits-taken", {unit}, {{"hits", taken}}, "casualties");
            transaction.hit(unit, taken, counters[step.with[counter]]);
            transaction.removeCasualties(unit);
            return {};
        }};
}

} // namespace strategikon::warmasterPlay
