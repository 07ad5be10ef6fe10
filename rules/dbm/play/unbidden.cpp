// Moves that nobody ordered: impetuous troops advance (rulebook 557-580, 608-611), demoralised ones go (827, 788).
#include "rules/dbm/play/rule.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

bool isStill(const BattleView& table, Id element) { return Moved(table.get(element, "moved")) == Moved::not_; }

// There is something that lures troops of any kind but train: demoralised enemies, or their baggage (560).
bool areLures(const BattleView& table, int side)
{
    return std::ranges::any_of(
        table.elements(1 - side), [&](Id one) { return table.isBaggage(one) || table.demoralised(one); });
}

// Of the side whose bound it is; who is in contact, supports, or would meet elephants only the table knows.
Ids mayAdvance(const BattleView& table, int side)
{
    const bool lured = areLures(table, side);
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
    const Ids all = mayAdvance(table, side);
    if (all.empty())
        return {};
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
        if (ridden && transaction.is(one, footTroops()))
            transaction.flee(one, "burst-through");
        else
            transaction.recoil(one, "burst-through");
    }
}

Rule spontaneous()
{
    return {.what = "spontaneous",
        .asks = advanceCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = advanceCard(transaction, step);
            if (!card)
                return {};
            if (auto missing = factMissing(*card, answer))
                return missing;
            const Ids advancing = named(answer, "advance");
            const Ids contacts = named(answer, "contacts");
            for (const Id one : advancing) {
                transaction.happened("advanced", {one}, {}, "spontaneous");
                transaction.moves(one, Moved::advanced);
                if (!contacts.empty())
                    transaction.set(one, "contact", 1);
            }
            burstThrough(transaction, advancing, named(answer, "burst"));
            for (const Id enemy : contacts) {
                transaction.set(enemy, "contact", 1);
                transaction.attacked(enemy);
            }
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
    return Decision{.who = table.state().side,
        .inputs = {factOf("stay", all, int(all.size())), factOf("leave", all, int(all.size()))},
        .rule = "retreat"};
}

Rule retreats()
{
    return {.what = "retreats",
        .asks = retreatCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = retreatCard(transaction, step);
            if (!card)
                return {};
            if (auto missing = factMissing(*card, answer))
                return missing;
            const Ids stay = named(answer, "stay"), leave = named(answer, "leave");
            for (const Id one : retreating(transaction, transaction.state().side)) {
                if (std::ranges::find(leave, one) != leave.end())
                    transaction.lose(one, "left-table", "retreat");
                else if (std::ranges::find(stay, one) == stay.end())
                    transaction.flee(one, "retreat");
            }
            return {};
        }};
}

} // namespace

Rules unbiddenRules() { return {spontaneous(), retreats()}; }

} // namespace strategikon::dbmPlay
