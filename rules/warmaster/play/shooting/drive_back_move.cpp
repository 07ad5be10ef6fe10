// What a unit that is driven back runs into, or skirmishers who evade instead (rulebook 873-877, 1373-1377, 2228-2246).
#include "rules/warmaster/play/shooting/drive_back_move.h"

#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// What stops a unit, and what becomes of it.
struct Stop {
    const char *id, *confusedBy; // none: not confused
};
constexpr Stop stops[] = {
    {"free", nullptr}, {"impassable", "driven-into-terrain"}, {"enemies", "driven-into-enemies"}, {"edge", nullptr},
    {"friends", "driven-into-friends"}, // offered where there are any
};

bool mayEvadeFire(const BattleView& table, Id unit)
{
    return table.has(unit, Special::skirmish) && !table.is(unit, state::confused);
}

bool climbs(const BattleView& table, Id unit)
{
    return table.has(unit, Special::skirmish) && table.type(unit) == Type::infantry;
}

Ids allBut(const BattleView& table, Id unit)
{
    Ids all = table.troops(0);
    for (const Id one : table.troops(1))
        all.push_back(one);
    std::erase(all, unit);
    return all;
}

void askThings(Decision& ask, std::string id, Ids among)
{
    const int most = int(among.size());
    if (most > 0)
        ask.inputs.push_back(factOf(std::move(id), std::move(among), most));
}

std::optional<Decision> drivenCard(const BattleView& table, const Step& step)
{
    const Id unit = step.on.front();
    if (!table.onTable(unit))
        return {};
    const Ids friends = friendsWhoMayMakeWay(table, unit);
    Decision ask{.rule = "drive-back", .with = {{"distance", unpacked<steps::Driven>(step).distance}}};
    if (mayEvadeFire(table, unit)) {
        ask.inputs.push_back(choice("response", {"evades", "driven"}));
        ask.inputs.back().options[0] = evading(table, "evades");
    }
    if (climbs(table, unit))
        ask.inputs.push_back(yesOrNo("cliffs", false));
    std::vector<std::string> ids;
    for (const Stop& stop : stops)
        if (stop.id != std::string_view("friends") || !friends.empty())
            ids.push_back(stop.id);
    ask.inputs.push_back(choice("stop", std::move(ids), 0));
    ask.inputs.back().fact = true;
    askThings(ask, "ways", friends);
    if (mayEvadeFire(table, unit))
        askThings(ask, "through", friends);
    if (table.has(unit, Special::elephants))
        askThings(ask, "rampaged", allBut(table, unit));
    askThings(ask, "parted", table.with(unit));
    if (climbs(table, unit))
        ask.inputs.push_back(number("drowned", 0, table.get(unit, state::stands), 0));
    return ask;
}

std::optional<Message> wanting(const Decision& ask, const Answer& answer, const std::vector<const char*>& facts)
{
    for (const char* fact : facts)
        if (ask.find(fact) && !answer.find(fact))
            return factNeeded(fact);
    return {};
}

// Rulebook 2462: a commander who cannot follow stays where his unit went out of his reach.
void cutOff(Transaction& transaction, Id unit, const Ids& commanders)
{
    for (const Id commander : commanders) {
        transaction.happened("commander-parted", {commander, unit}, {}, "commander-parted");
        transaction.set(commander, state::joined, 0);
    }
}

// Rulebook 1098: skirmishing foot may cross deep water, but a stand that ends in it is lost. Not noted, there is none.
void drown(Transaction& transaction, Id unit, const Answer& answer)
{
    transaction.loseStands(unit, answer.number("drowned"), "deep-water");
}

std::optional<Message> evadeFire(Transaction& transaction, const Decision& ask, const Step& step, const Answer& answer)
{
    if (auto wrong = wanting(ask, answer, {"through", "parted"}))
        return wrong;
    const Id unit = step.on.front();
    transaction.happened("evaded-fire", {unit}, {{"distance", unpacked<steps::Driven>(step).distance}}, "drive-evade");
    cutOff(transaction, unit, named(answer, "parted"));
    drown(transaction, unit, answer);
    evadeThrough(transaction, unit, named(answer, "through"));
    return {};
}

std::optional<Message> beDriven(Transaction& transaction, const Decision& ask, const Step& step, const Answer& answer)
{
    if (auto wrong = wanting(ask, answer, {"stop", "ways", "rampaged", "parted"}))
        return wrong;
    const Id unit = step.on.front();
    const std::string stop = chosen(ask, answer, "stop");
    const Ids rampaged = named(answer, "rampaged");
    if (stop == "friends" && ask.find("rampaged") && rampaged.empty())
        return Message{"driven-elephants-friends", {{"who", transaction[unit].badge}}};
    cutOff(transaction, unit, named(answer, "parted"));
    const auto at = std::ranges::find_if(stops, [&](const Stop& one) { return stop == one.id; });
    if (at->confusedBy)
        transaction.confuse(unit, at->confusedBy);
    drown(transaction, unit, answer);
    if (stop == "edge" && transaction.onTable(unit))
        leaveTable(transaction, unit);
    makeWay(transaction, unit, named(answer, "ways"), rampaged);
    return {};
}

} // namespace

Rule driven()
{
    return {.what = "driven",
        .carries = play::StepShape{1, 1},
        .noChoice = true,
        .asks = drivenCard,
        .preview = {},
        .warnings = warningsOfDriven,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto ask = drivenCard(transaction, step);
            if (!ask)
                return {};
            const Id unit = step.on.front();
            const bool evades = chosen(*ask, answer, "response") == "evades";
            if (ask->find("cliffs") && !(evades && transaction.ruledBy("cliffs-under-fire", "evade"))) {
                if (!answer.find("cliffs"))
                    return factNeeded("cliffs");
                if (answer.number("cliffs") == 1) {
                    transaction.destroy(unit, "cliffs");
                    return {};
                }
            }
            return evades ? evadeFire(transaction, *ask, step, answer) : beDriven(transaction, *ask, step, answer);
        }};
}

} // namespace strategikon::warmasterPlay
