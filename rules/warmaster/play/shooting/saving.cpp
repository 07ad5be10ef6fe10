// Saves of a unit that was shot at (rulebook 1313-1331), and stands that fall at once.
#include "rules/warmaster/play/shooting/volley.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

const play::Field<> counters[] = {state::shot, state::struck};

// Where there is nothing to save, nobody is asked.
std::optional<Decision> savesCard(const BattleView& table, const Step& step)
{
    const auto saves = unpacked<steps::Saves>(step);
    if (saves.hits <= 0 || saves.armour == 0 || !table.onTable(saves.unit))
        return {};
    return Decision{.inputs = {dice(saves.hits, saves.armour, false)}, .rule = "armour"};
}

Preview previewSaves(const BattleView& table, const Step& step, const Answer&)
{
    const auto saves = unpacked<steps::Saves>(step);
    const Id unit = saves.unit;
    Preview seen{.target = saves.armour, .dice = {{.count = saves.hits, .reach = saves.armour, .faces = false}}};
    const auto left = play::unsaved(play::Spread(saves.hits), saves.armour);
    seen.chances = {{"no-hit", left.atMost(0)},
        {"stands-lost", left.atLeast(table.get(unit, state::each) - table.get(unit, state::hits))},
        {"destroyed", left.atLeast(table.mostHits(unit))}};
    return seen;
}

} // namespace

Rule saves()
{
    return {.what = "saves",
        .carries = play::StepShape{1, 3,
            [](const play::State& state, const Step& step) {
                return loads::hasDice(state, step) && loads::within(step, 2, 0, 1);
            }},
        .asks = savesCard,
        .preview = previewSaves,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto saves = unpacked<steps::Saves>(step);
            const Id unit = saves.unit;
            if (!transaction.onTable(unit))
                return {};
            int saved = 0;
            if (const auto ask = savesCard(transaction, step)) {
                saved = scored(*ask, answer);
                transaction.happened("saved", {unit}, {{"hits", saves.hits}, {"saved", saved}}, "armour");
            }
            const int taken = std::min(saves.hits - saved, transaction.mostHits(unit));
            if (taken <= 0)
                return {};
            transaction.happened("hits-taken", {unit}, {{"hits", taken}}, "casualties");
            transaction.hit(unit, taken, counters[saves.counter]);
            transaction.removeCasualties(unit);
            return {};
        }};
}

} // namespace strategikon::warmasterPlay
