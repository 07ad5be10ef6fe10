// Charges that may follow orders: who charges whom is told beforehand, and the chance of the orders goes with it.
#include "model/text/contains.h"
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/forecast/approach.h"
#include "rules/warmaster/play/forecast/order_odds.h"
#include "rules/warmaster/play/rule.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Prospect;

// One unit that charges, and how.
struct Charge {
    Id charger = 0;
    play::Answer answer{};
};
using Charges = std::vector<Charge>;

// How each end comes about when the orders for it have to be rolled first.
void addOrder(Prospect& seen, double chance)
{
    if (seen.lines.empty())
        return;
    for (Prospect::Line& line : seen.lines)
        if (line.what == "wins" || line.what == "drawn")
            line.figures.push_back({"with-order", chance * line.figures.back().value});
    seen.lines.insert(seen.lines.begin(), {.what = "charge-ordered", .figures = {{"", chance}}});
}

// Who may charge, and with which chance the orders reach these.
struct Ordered {
    Ids units{};
    bool chosen = false; // they are to charge, as the card says
    std::vector<CommandTest> plan{};

    double chance(const BattleView& table, const Ids& chargers) const
    {
        std::set<std::size_t> which;
        for (const Id charger : chargers)
            for (std::size_t at = plan.size(); at-- > 0;)
                if (std::find(plan[at].units.begin(), plan[at].units.end(), charger) != plan[at].units.end()) {
                    which.insert(at); // the last of its orders is the one it charges with
                    break;
                }
        return chanceOf(table, plan, which);
    }
};

Ordered orderedIn(const BattleView& table, const Intent& intent)
{
    Ordered ordered;
    const auto& agenda = table.state().agenda;
    // An order that has arrived, or a blunder that sends them at the nearest enemy (rulebook 2450).
    if (!agenda.empty() && (agenda.back().what == "carried-out" || agenda.back().what == "blunder-moves")) {
        const play::Answer* draft = intent.answer(agenda.back().what);
        ordered.units = draft ? named(*draft, "charging") : Ids{};
        ordered.chosen = true;
        return ordered;
    }
    ordered.plan = planOf(table, intent);
    if (ordered.plan.empty() || oddsOf(table, ordered.plan).refused)
        return {};
    for (const CommandTest& attempt : ordered.plan)
        for (const Id unit : attempt.units)
            if (!contains(ordered.units, unit))
                ordered.units.push_back(unit);
    return ordered;
}

// Those that bring the same units together are one charge.
std::vector<Charges> together(const BattleView& table, const Charges& all)
{
    const auto namedIn = [&](const Charge& one) {
        Ids units{one.charger};
        for (const char* input : {"contacts", "support", "backing"})
            for (const Id unit : named(one.answer, input))
                units.push_back(unit);
        for (std::size_t i = units.size(); i-- > 0;)
            if (const Id engagement = table.get(units[i], state::engagement); engagement != 0)
                units.push_back(engagement);
        return units;
    };
    std::vector<std::pair<Charges, Ids>> groups;
    for (const Charge& one : all) {
        std::pair<Charges, Ids> joined{{}, namedIn(one)};
        std::erase_if(groups, [&](const auto& group) {
            const bool meets =
                std::ranges::any_of(group.second, [&](Id unit) { return contains(joined.second, unit); });
            if (meets) {
                joined.first.insert(joined.first.end(), group.first.begin(), group.first.end());
                joined.second.insert(joined.second.end(), group.second.begin(), group.second.end());
            }
            return meets;
        });
        joined.first.push_back(one);
        groups.push_back(std::move(joined));
    }
    std::vector<Charges> found;
    for (auto& [charges, units] : groups)
        found.push_back(std::move(charges));
    return found;
}

Step chargeOf(const BattleView& table, Id charger)
{
    const auto& agenda = table.state().agenda;
    const bool blundered = !agenda.empty() && agenda.back().what == "blunder-moves";
    return {"charge", table[charger].side, {charger}, {int(blundered ? Mode::blunder : Mode::ordered)}};
}

// Which of those ordered charge, and whom: to be told first.
class AfterOrders {
public:
    AfterOrders(const play::Game& game, const BattleView& table, const Intent& intent)
        : game_(game), table_(table), intent_(intent), ordered_(orderedIn(table, intent))
    {
    }

    std::vector<Prospect> prospects()
    {
        if (ordered_.units.empty())
            return {};
        Prospect which{.what = "charges", .granted = {"charges-told"}};
        for (const Id charger : chargers(which))
            tell(charger, which);
        std::vector<Prospect> all;
        const auto groups = together(table_, charges_);
        for (const Charges& group : groups)
            all.push_back(ahead(group));
        all.insert(all.begin(), std::move(which));
        return all;
    }

private:
    Ids chargers(Prospect& which) const
    {
        if (ordered_.chosen)
            return ordered_.units;
        Decision card{.inputs = {factOf("charging", ordered_.units, int(ordered_.units.size()))}};
        if (const auto* supposed = intent_.value("charging", {})) {
            play::Answer told;
            told.set("charging", *supposed);
            card = filledWith(std::move(card), told);
        }
        which.assumptions.push_back({.input = card.inputs.front()});
        return *card.inputs.front().given;
    }

    void tell(Id charger, Prospect& which)
    {
        play::State state = table_.state();
        state.agenda.push_back(chargeOf(table_, charger));
        const Decision card = game_.can(state).front();
        Charge one{charger, {.what = "charge", .who = card.who}};
        if (card.what != "charge") // it cannot
            return;
        for (Input input : card.inputs) {
            if (input.id == runOverInput)
                continue;
            if (!input.given)
                input.given = std::vector<int>{};
            if (const auto* supposed = intent_.value(input.id, {charger})) {
                play::Answer told;
                told.set(input.id, *supposed);
                input = filledWith({.inputs = {input}}, told).inputs.front();
            }
            one.answer.set(input.id, *input.given);
            which.assumptions.push_back({.input = input, .on = {charger}});
        }
        if (!named(one.answer, "contacts").empty())
            charges_.push_back(std::move(one));
    }

    Prospect ahead(const Charges& group) const
    {
        play::State state = table_.state();
        state.agenda.clear();
        Approach approach(game_, intent_, state);
        Ids chargers;
        for (const Charge& one : group) {
            chargers.push_back(one.charger);
            approach.charge(chargeOf(table_, one.charger), one.answer);
            approach.meet();
        }
        const Ids about{chargers.front(), named(group.front().answer, "contacts").front()};
        Prospect seen = contactAhead(table_, approach, chargers, about, intent_);
        if (!ordered_.plan.empty())
            addOrder(seen, ordered_.chance(table_, chargers));
        return seen;
    }

    const play::Game& game_;
    const BattleView& table_;
    const Intent& intent_;
    Ordered ordered_;
    Charges charges_{};
};

} // namespace

std::vector<Prospect> chargesOrdered(const play::Game& game, const BattleView& table, const Intent& intent)
{
    return AfterOrders(game, table, intent).prospects();
}

} // namespace strategikon::warmasterPlay
