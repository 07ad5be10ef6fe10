// What units did with an order that reached them (rulebook 528-532, 624-632, 787-811).
#include "model/text/contains.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Foot that keeps pace with those it accompanies in a brigade, one unit with each (rulebook 4487, errata 135).
struct MoveRate {
    Special foot;
    Type with;
    const char* ruled; // switch that must be at its default; none: always
};

constexpr MoveRate moveRates[] = {
    {Special::chariotRunners, Type::chariots, nullptr},
    {Special::hamippoi, Type::cavalry, "hamippoi"},
};

bool inForce(const BattleView& table, const MoveRate& pace)
{
    return !pace.ruled || table.ruledBy(pace.ruled, "errata");
}

struct Carried {
    Ids foot{};
    int most = 0;
};

Carried carriedIn(const BattleView& table, const Ids& units)
{
    Carried carried;
    for (const MoveRate& pace : moveRates) {
        if (!inForce(table, pace))
            continue;
        const auto foot = [&](Id unit) { return table.has(unit, pace.foot); };
        const auto with = [&](Id unit) { return table.type(unit) == pace.with; };
        const auto walkers = std::ranges::count_if(units, foot);
        carried.most += int(std::min(walkers, std::ranges::count_if(units, with)));
        if (std::ranges::any_of(units, with))
            std::copy_if(units.begin(), units.end(), std::back_inserter(carried.foot), foot);
    }
    return carried;
}

std::optional<Decision> asks(const BattleView& table, const Step& step)
{
    const int all = int(step.on.size());
    Decision ask{.inputs = {factOf("charging", step.on, all), factOf("stayed", step.on, all)}, .rule = "carried-out"};
    ask.inputs.back().apart = {"charging"};
    if (const Carried carried = carriedIn(table, step.on); carried.most > 0) {
        Input input = factOf("carried", carried.foot, carried.most);
        input.given = Ids(carried.foot.begin(), carried.foot.begin() + carried.most);
        ask.inputs.push_back(input);
    }
    if (all > 1)
        ask.inputs.push_back(yesOrNo("together", true));
    return ask;
}

std::optional<Message> resolves(Transaction& transaction, const Step& step, const Answer& answer)
{
    const Ids charging = named(answer, "charging"), stayed = named(answer, "stayed");
    const auto in = [](const Ids& all, Id one) { return contains(all, one); };
    Ids moved;
    for (const Id unit : step.on) {
        if (!in(charging, unit) && !in(stayed, unit))
            moved.push_back(unit);
    }
    if (step.on.size() > charging.size() + 1 && answer.number("together", 1) == 0)
        return Message{"play-brigade-apart", {}};
    if (!moved.empty())
        transaction.happened("moved", moved, {}, "carried-out");
    for (const Id unit : moved)
        leaveBehind(transaction, unit);
    for (auto it = charging.rbegin(); it != charging.rend(); ++it)
        transaction.push(packed("charge", transaction.state().side, steps::Charge{{*it}, Mode::ordered}));
    if (const Ids carried = named(answer, "carried"); !carried.empty())
        transaction.happened("carried-along", carried, {}, "carried-along");
    return {};
}

} // namespace

Rules carryingRules()
{
    return {
        {.what = "carried-out", .carries = play::StepShape{1, 0}, .asks = asks, .preview = {}, .resolve = resolves}};
}

void leaveBehind(Transaction& transaction, Id unit)
{
    for (const Id commander : transaction.with(unit)) {
        transaction.happened("left-behind", {commander, unit}, {}, "commanders-stay");
        transaction.set(commander, state::joined, 0);
    }
}

} // namespace strategikon::warmasterPlay
