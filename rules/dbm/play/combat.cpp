// Close combat: whoever is in contact fights, in the order of the side whose bound it is (rulebook 650-755).
#include "rules/dbm/play/fighting.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Who may be in contact: not who has marched, or fled out of it.
Ids unfought(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        const Moved moved = Moved(table.get(one, "moved"));
        return table.is(one, "fought") || moved == Moved::march || moved == Moved::fled;
    });
    return all;
}

std::optional<Decision> fightCard(const BattleView& table, const Step& step)
{
    const Ids own = unfought(table, step.who), enemies = unfought(table, 1 - step.who);
    if (own.empty() || enemies.empty())
        return {};
    Decision ask{.rule = "close-combat"};
    ask.inputs = {whoOf("ours", own), whoOf("theirs", enemies)};
    for (Input& one : ask.inputs)
        one.given.reset();
    return ask;
}

Rule fight()
{
    return {.what = "fight",
        .phases = {"combat"},
        .asks = fightCard,
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const Id ours = answer.number("ours"), theirs = answer.number("theirs");
                return ours == 0 || theirs == 0 ? Preview{}
                                                : previewOf(table, fightOf(table, ours, theirs, Mode::close, {}), {});
            },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id ours = answer.number("ours"), theirs = answer.number("theirs");
            transaction.push({"combat", play::both, {ours, theirs}, {}});
            return {};
        }};
}

std::optional<Decision> combatCard(const BattleView& table, const Step& step)
{
    Decision ask{.rule = "close-combat"};
    ask.inputs = factsOf(table, step.on[0], step.on[1], Mode::close);
    for (Input& one : diceOf(table, step.on[0], step.on[1]))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Rule combat()
{
    return {.what = "combat",
        .carries = elements(2),
        .asks = combatCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const auto card = combatCard(table, step);
                return previewOf(
                    table, fightOf(table, step.on[0], step.on[1], Mode::close, filled(*card, answer)), answer);
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Decision card = *combatCard(transaction, step);
            const Answer answer = filled(card, given);
            const Fight fight = fightOf(transaction, step.on[0], step.on[1], Mode::close, answer);
            const Verdict verdict =
                decided(transaction, fight, {play::sum(answer, "ours"), play::sum(answer, "theirs")});
            transaction.happened("fought", {step.on[0], step.on[1]},
                {{"ours", verdict.scores[0]}, {"theirs", verdict.scores[1]}}, "close-combat");
            for (const Id one : step.on) {
                transaction.set(one, "fought", 1);
                transaction.attacked(one);
            }
            bool any = false;
            const Ids ranks[] = {named(answer, "our-behind"), named(answer, "their-behind")};
            for (const std::size_t side : {0, 1})
                if (verdict.fates[side] == Fate::stand && verdict.fates[1 - side] != Fate::stand)
                    pushPursuit(transaction, step.on[side], step.on[1 - side], fight.of[side].wading != Water::none,
                        ranks[side]);
            for (const std::size_t side : {1, 0}) {
                pushFate(transaction, step.on[side], step.on[1 - side], verdict.fates[side], Mode::close, ranks[side]);
                any = any || verdict.fates[side] != Fate::stand;
            }
            if (!any)
                transaction.happened("fight-goes-on", {step.on[0], step.on[1]}, {}, "equal");
            return {};
        }};
}

} // namespace

Rules combatRules() { return {fight(), combat()}; }

} // namespace strategikon::dbmPlay
