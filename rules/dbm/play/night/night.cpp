// Night: by moonlight the battle may go on; otherwise both go to camp, say in secret whether they retreat, and those
// who remain fight on at dawn (rulebook 389).
#include "rules/dbm/play/night/night.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/setup/notes_check.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

const char* const eitherSide[] = {"side-a", "side-b"};

bool isMoonlit(const BattleView& table) { return table.get(table.battle(), state::sun) == Sun::moonlight; }

// Either side may want to fight on.
std::optional<Decision> nightCard(const BattleView& table, const Step&)
{
    if (!isMoonlit(table))
        return {};
    Decision ask{.who = play::both, .rule = "night"};
    for (const char* side : eitherSide)
        ask.inputs.push_back(choice(side, {"to-camp", "fights-on"}));
    return ask;
}

Rule nightFallsRule()
{
    return {.what = "night-falls",
        .asks = nightCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = nightCard(transaction, step);
            const auto wants = [&](const char* side) { return card && chosen(*card, answer, side) == "fights-on"; };
            if (std::ranges::any_of(eitherSide, wants)) {
                transaction.happened("fought-by-moonlight", {}, {}, "night");
                return {};
            }
            transaction.happened("went-to-camp", {}, {}, "night");
            transaction.push({"next-day", play::both, {}, {}});
            transaction.push({play::openingStep, play::both, {}, {}});
            transaction.push({"retire", play::eachSide, {}, {}});
            return {};
        }};
}

// Nobody knows what the other does before both have said it.
Rule retire()
{
    return {.what = "retire",
        .sealed = true,
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {choice("by-night", {"remains", "retreats"})}, .rule = "night-retreat"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const bool retreats = answer.number("by-night") == 1;
            transaction.happened(
                retreats ? "retreated-by-night" : "remained", {}, {{"side", step.who}}, "night-retreat");
            if (retreats)
                transaction.add(transaction.battle(), state::withdrew, 1 + step.who); // words of the field
            return {};
        }};
}

// On a flank march, or in ambush; who is aboard or whose riders stand on foot goes with others.
bool isOffTable(const BattleView& table, Id element) { return table.get(element, state::where) == Where::waiting; }

// Demoralised troops, of either side; baggage is none (425), but by the other reading.
Ids demoralisedTroops(const BattleView& table)
{
    return table.thoseThat([&](const play::Thing& thing) {
        return thing.sort == play::Sort::body && !thing.gone
            && (!table.isBaggage(thing.id) || table.alternative("baggage-by-night"))
            && (table.onTable(thing.id) || isOffTable(table, thing.id)) && table.commandOf(thing.id) != 0
            && table.demoralised(thing.id);
    });
}

// Who of them is safe in a town.
std::optional<Decision> nextDayCard(const BattleView& table, const Step&)
{
    const Ids all = demoralisedTroops(table);
    if (table.get(table.battle(), state::withdrew) != 0 || all.empty())
        return {};
    return Decision{.who = play::both, .inputs = {factOf("garrison", all, int(all.size()))}, .rule = "next-day"};
}

// By one reading the first die of the new day says again whether an ally is reliable.
void isTriedAnew(Transaction& transaction, Id command)
{
    if (transaction.get(command, state::rank) != Rank::ally || transaction.is(command, state::changed)
        || !transaction.alternative("allies-next-day"))
        return;
    transaction.set(command, state::loyalty, Loyalty::unknown);
    transaction.set(command, state::thrown, 0);
}

// The weather begins anew, or by the other reading goes on as it was.
void dawns(Transaction& transaction, int hour)
{
    transaction.set(transaction.battle(), state::hour, hour);
    if (!transaction.alternative("weather-next-day"))
        return settleWeather(transaction);
    transaction.isNow(hour);
    mistIsDue(transaction);
}

// Nobody is off the table any more, and nobody knows yet where they stand.
void redeploy(Transaction& transaction)
{
    const play::State before = transaction.state();
    for (const play::Thing& thing : before.things) {
        if (thing.sort == play::Sort::block)
            transaction.clear(thing.id, {state::coming, state::flank});
        if (thing.sort == play::Sort::block)
            isTriedAnew(transaction, thing.id);
        if (thing.sort == play::Sort::block && transaction.isOff(thing.id))
            told(transaction, thing.id, Told::night);
        if (thing.sort != play::Sort::body || thing.gone)
            continue;
        if (isOffTable(transaction, thing.id)) {
            lay(transaction, thing.id, Lay::night);
            transaction.set(thing.id, state::where, Where::table);
        }
        play::leavePlace(transaction.builder(), fields(), thing.id);
    }
}

Rule nextDay()
{
    return {.what = "next-day",
        .asks = nextDayCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Id battle = transaction.battle();
            if (transaction.get(battle, state::withdrew) != 0) {
                transaction.push({"battle-ends", play::nobody, {}, {}});
                return {};
            }
            if (const auto card = nextDayCard(transaction, step))
                if (auto missing = factMissing(*card, answer))
                    return missing;
            const Ids safe = named(answer, "garrison");
            for (const Id one : demoralisedTroops(transaction))
                if (!contains(safe, one))
                    transaction.alternative("removed-by-night")
                        ? transaction.withdraw(one, "next-day", "removed-by-night")
                        : transaction.lose(one, "removed-by-night", "next-day");
            const int dawn = transaction.day().dawn;
            transaction.happened("next-day-began", {}, {{"hour", dawn}}, "next-day");
            redeploy(transaction);
            transaction.set(battle, state::bounds, 0);
            transaction.set(battle, state::dayTurn, transaction.state().turn - 1);
            dawns(transaction, dawn);
            return {};
        }};
}

} // namespace

void hourIs(Transaction& transaction, int hour)
{
    const auto isNight = [&] { return transaction.get(transaction.battle(), state::sun) >= Sun::moonlight; };
    const bool before = isNight();
    transaction.isNow(hour);
    mistIsDue(transaction);
    if (before && !isNight())
        dawnFrees(transaction);
    const bool fell = !before && isNight();
    if (!fell)
        return;
    transaction.happened("night-fell", {}, {}, "night");
    transaction.push({"night-falls", play::both, {}, {}});
}

Rules nightRules() { return {nightFallsRule(), retire(), nextDay()}; }

} // namespace strategikon::dbmPlay
