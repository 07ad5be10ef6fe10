// Charges that are declared or under way: the combat that would come of each, with its pursuit.
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/forecast/approach.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Prospect;

// Commanders who are run over change nothing about the combat, and flee before it.
play::Answer withoutRunOver(play::Answer answer)
{
    std::erase_if(answer.inputs, [](const auto& one) { return one.first == runOverInput; });
    return answer;
}

std::optional<Prospect> declaredAhead(const play::Game& game, const BattleView& table, const Intent& intent)
{
    const auto& agenda = table.state().agenda;
    const bool step = !agenda.empty() && agenda.back().what == "charge";
    const play::Answer* draft = intent.answer("charge");
    if (!draft || (step ? unpacked<steps::Charge>(agenda.back()).mode == Mode::advance : !agenda.empty()))
        return {};
    const Id charger = step ? agenda.back().on.front() : draft->number("unit");
    const Ids contacts = named(*draft, "contacts");
    if (charger == 0 || contacts.empty())
        return {};
    Approach approach(game, intent, table.state());
    approach.answer(withoutRunOver(*draft));
    approach.meet();
    return contactAhead(table, approach, {charger}, {charger, contacts.front()}, intent);
}

Prospect approachAhead(const play::Game& game, const BattleView& table, const Intent& intent)
{
    const auto& agenda = table.state().agenda;
    const auto meets = unpacked<steps::Meet>(
        *std::find_if(agenda.rbegin(), agenda.rend(), [](const Step& one) { return one.what == "meet"; }));
    Approach approach(game, intent, table.state());
    approach.meet();
    return contactAhead(table, approach, {meets.charger}, {meets.charger, meets.contacts.front()}, intent);
}

} // namespace

std::vector<Prospect> chargesAhead(const play::Game& game, const BattleView& table, const Intent& intent)
{
    if (table.state().phase != "initiative" && table.state().phase != "orders")
        return {};
    if (isApproaching(table))
        return {approachAhead(game, table, intent)};
    if (auto declared = declaredAhead(game, table, intent))
        return {std::move(*declared)};
    return chargesOrdered(game, table, intent);
}

} // namespace strategikon::warmasterPlay
