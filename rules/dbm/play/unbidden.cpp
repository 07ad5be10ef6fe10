// Moves that nobody ordered: impetuous troops advance (rulebook 557-580, 608-611), demoralised ones go (827, 788).
#include "rules/dbm/play/wading.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

bool isStill(const BattleView& table, Id element) { return Moved(table.get(element, "moved")) == Moved::not_; }

// Demoralised enemies lure troops of any kind but train, and so does baggage that they would reach (560).
bool areLures(const BattleView& table, int side, bool baggage)
{
    return std::ranges::any_of(
        table.elements(1 - side), [&](Id one) { return baggage ? table.isBaggage(one) : table.demoralised(one); });
}

// Of the side whose bound it is, who could; who is in contact, supports, or would meet elephants only the table knows.
Ids mayAdvance(const BattleView& table, int side, bool lured)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        const bool would = table.isImpetuous(one) || (lured && !table.is(one, trainOfArmies()));
        return !would || !isStill(table, one) || table.commandOf(one) == 0 || table.demoralised(one)
            || table.isUncommitted(table.commandOf(one));
    });
    return all;
}

std::optional<Decision> advanceCard(const BattleView& table, const Step&)
{
    const int side = table.state().side;
    const bool lured = areLures(table, side, false);
    if (mayAdvance(table, side, lured).empty())
        return {};
    const Ids all = mayAdvance(table, side, lured || areLures(table, side, true));
    const Ids enemies = table.elements(1 - side), friends = table.elements(side);
    Decision ask{.who = side, .rule = "spontaneous"};
    ask.inputs = {factOf("advance", all, int(all.size())), factOf("contacts", enemies, int(enemies.size()))};
    Ids impetuous = all;
    std::erase_if(impetuous, [&](Id one) { return !table.isImpetuous(one); });
    ask.inputs.front().given = impetuous;
    // Where nobody is impetuous and no enemy has lost heart, it takes baggage within reach: told where it happens.
    ask.plain = impetuous.empty() && std::ranges::none_of(enemies, [&](Id one) { return table.demoralised(one); });
    if (friends.size() > 1)
        ask.inputs.push_back(factOf("burst", friends, int(friends.size())));
    for (Input& one : advanceInputs(table, all))
        ask.inputs.push_back(std::move(one));
    return ask;
}

// Foot that knights, superior camelry or expendables ride through flees; train stays; all others recoil (609-611).
void burstThrough(Transaction& transaction, const Ids& advancing, const Ids& burst)
{
    static const Kinds riders("Kn|Cm(S)|Exp");
    const bool ridden = std::ranges::any_of(advancing, [&](Id one) { return transaction.is(one, riders); });
    for (const Id one : burst) {
        if (transaction.is(one, trainOfArmies()))
            continue;
        const bool flees = ridden && transaction.is(one, footTroops());
        if (flees)
            transaction.flee(one, "burst-through");
        else
            transaction.recoil(one, "burst-through");
        drivenOn(transaction, one, flees);
    }
}

void advance(Transaction& transaction, const Answer& answer)
{
    const Ids advancing = named(answer, "advance"), contacts = named(answer, "contacts");
    if (!advancing.empty())
        transaction.happened("advanced", advancing, {}, "spontaneous");
    for (const Id one : advancing)
        transaction.moves(one, Moved::advanced);
    burstThrough(transaction, advancing, named(answer, "burst"));
    if (!contacts.empty())
        transaction.touch(advancing, contacts);
    wadeAdvancing(transaction, answer);
}

Rule spontaneous()
{
    return {.what = "spontaneous",
        .asks = advanceCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(advanceCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const auto card = advanceCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = waterFilled(*card, said);
            if (auto missing = factMissing(*card, answer))
                return missing;
            if (auto refused = refusedBurst(transaction, named(answer, "burst")))
                return refused;
            advance(transaction, answer);
            return {};
        }};
}

// Where nobody else would go, who reaches baggage says so himself: it is rare, and nobody is asked of it in every
// bound.
Rule lured()
{
    return {.what = "lured",
        .phases = {"moves"},
        .aside = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const int side = table.state().side;
            const Ids all = mayAdvance(table, side, true);
            Ids baggage = table.elements(1 - side);
            std::erase_if(baggage, [&](Id one) { return !table.isBaggage(one); });
            if (all.empty() || baggage.empty())
                return {};
            Decision ask{.rule = "spontaneous"};
            ask.inputs = {
                whoOf("advance", all, 1, int(all.size())), whoOf("contacts", baggage, 1, int(baggage.size()))};
            for (Input& one : ask.inputs)
                one.given.reset();
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            advance(transaction, answer);
            return {};
        }};
}

// Whoever of a demoralised command neither is held nor fights goes; immobile baggage cannot.
Ids retreating(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        return table.commandOf(one) == 0 || !table.demoralised(one) || !isStill(table, one)
            || (table.isBaggage(one) && !table.is(one, "mobile"));
    });
    return all;
}

std::optional<Decision> retreatCard(const BattleView& table, const Step&)
{
    const Ids all = retreating(table, table.state().side);
    if (all.empty())
        return {};
    Decision ask{.who = table.state().side,
        .inputs = {factOf("stay", all, int(all.size())), factOf("leave", all, int(all.size()))},
        .rule = "retreat"};
    for (Input& one : retreatInputs(table, all))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Rule retreats()
{
    return {.what = "retreats",
        .asks = retreatCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(retreatCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const auto card = retreatCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = waterFilled(*card, said);
            if (auto missing = factMissing(*card, answer))
                return missing;
            const Ids stay = named(answer, "stay"), leave = named(answer, "leave");
            for (const Id one : retreating(transaction, transaction.state().side)) {
                if (std::ranges::find(leave, one) != leave.end())
                    transaction.lose(one, "left-table", "retreat");
                else if (std::ranges::find(stay, one) == stay.end())
                    transaction.flee(one, "retreat");
            }
            retreatsOverWater(transaction, answer);
            return {};
        }};
}

} // namespace

Rules unbiddenRules() { return {spontaneous(), lured(), retreats()}; }

} // namespace strategikon::dbmPlay
