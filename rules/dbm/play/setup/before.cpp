// Before the first bound (rulebook 345-346, 382, 387, 390): dice say who invades; they also tell the hour, the weather
// and which way the armies face.
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/steps.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

const char* const seasons[] = {"spring", "summer", "autumn", "winter"};

int aggression(const BattleView& table, int side)
{
    const Ids all = table.armies(side);
    return all.empty() ? 0 : table.get(all.front(), state::aggression);
}

void seasonIs(Transaction& transaction, int season)
{
    transaction.happened("season-chosen", {}, {{"season", season}}, "season");
    transaction.set(transaction.battle(), state::season, season);
    settleWeather(transaction);
}

// with: the sum of all dice so far, for the hour.
Rule rollOff()
{
    return {.what = "roll-off",
        .carries = play::StepShape{0, 1},
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            Decision ask{.rule = "roll-off"};
            for (const int side : {0, 1}) {
                ask.inputs.push_back(dice({.count = 1,
                                              .against = side == 0 ? "theirs" : "ours",
                                              .plus = aggression(table, side),
                                              .whose = side},
                    side == 0 ? "ours" : "theirs"));
                ask.inputs.back().of = table.armies(side);
            }
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const int dice[] = {play::sum(answer, "ours"), play::sum(answer, "theirs")};
            const int thrown = unpacked<steps::RollOff>(step).thrown + dice[0] + dice[1];
            const int totals[] = {dice[0] + aggression(transaction, 0), dice[1] + aggression(transaction, 1)};
            if (totals[0] == totals[1]) {
                transaction.happened("rolled-level", {}, {{"total", totals[0]}}, "roll-off");
                transaction.push(packed("roll-off", play::both, steps::RollOff{thrown}));
                return {};
            }
            const int invader = totals[1] > totals[0], score = std::abs(dice[0] - dice[1]);
            transaction.happened(
                "rolled-off", {}, {{"side", invader}, {"hour", thrown % 24}, {"weather", score}}, "roll-off");
            const Id battle = transaction.battle();
            transaction.set(battle, state::invader, invader);
            transaction.set(battle, state::hour, thrown % 24);
            transaction.set(battle, state::weather, score);
            transaction.set(battle, state::moon, dice[1 - invader] % 2);
            transaction.set(battle, state::faces, dice[invader] % 2 != 0 ? Faces::west : Faces::east);
            const Ids all = transaction.armies(invader);
            if (const int named = all.empty() ? 0 : transaction.get(all.front(), state::names); named != 0)
                seasonIs(transaction, named - 1);
            else
                transaction.push({"season", invader, {}, {}});
            return {};
        }};
}

// Each names his before the dice fall, which tell the invader more (rulebook 346).
Rule namesSeason()
{
    return {.what = "names-season",
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {choice("season", {seasons, seasons + 4}, 1)}, .rule = "season"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const int season = answer.number("season", 1);
            transaction.happened("season-named", {}, {{"side", step.who}, {"season", season}}, "season");
            for (const Id army : transaction.armies(step.who))
                transaction.set(army, state::names, season + 1);
            return {};
        }};
}

// The invader's choice holds (rulebook 346).
Rule season()
{
    return {.what = "season",
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {choice("season", {seasons, seasons + 4}, 1)}, .rule = "season"};
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            seasonIs(transaction, answer.number("season", 1));
            return {};
        }};
}

bool isBeforeDawn(const BattleView& table) { return table.get(table.battle(), state::hour) < table.day().dawn; }

// After dusk, where by one reading the dawn is waited for as before it.
bool waitsForMorning(const BattleView& table)
{
    return table.get(table.battle(), state::hour) >= table.day().night && table.alternative("deployed-after-dusk");
}

// How early it may begin in this season; nothing where it waits for dawn (388).
const Node* earlyStart(const BattleView& table)
{
    for (const Node& row : weatherTable().find("hours")->itemsOf("night-start"))
        for (const std::string& season : row.textsOf("seasons"))
            if (season == seasons[table.get(table.battle(), state::season)])
                return &row;
    return nullptr;
}

const char* const startingSides[] = {"side-a", "side-b"};

// Before dawn each side may want to begin; so it does where one of them wants it.
std::optional<Decision> beginCard(const BattleView& table, const Step&)
{
    const Node* early = earlyStart(table);
    if (early == nullptr || !isBeforeDawn(table))
        return Decision{};
    Decision ask{.rule = "night-start"};
    for (const char* side : startingSides)
        ask.inputs.push_back(choice(side, {"dawn", early->find("minutes") ? "half-hour" : "night"}, 0));
    return ask;
}

// At once, or so many minutes before dawn, while the bounds of that hour run.
void beginsEarly(Transaction& transaction)
{
    const int minutes = int(earlyStart(transaction)->integerOr("minutes", 0));
    const int bounds = transaction.figure("hour", "bounds");
    if (minutes > 0) {
        transaction.set(transaction.battle(), state::hour, transaction.day().dawn - 1);
        if (!transaction.alternative("half-past")) // else on the full hour
            transaction.set(transaction.battle(), state::bounds, bounds - bounds * minutes / 60);
    }
    transaction.happened(
        "began-early", {}, {{"hour", transaction.get(transaction.battle(), state::hour)}}, "night-start");
}

// What the dice of the battlefield said: invader, hour, weather and season are set already.
void tellField(Transaction& transaction)
{
    const auto is = [&](const play::AnyField& field) { return transaction.number(transaction.battle(), field); };
    transaction.happened("rolled-off", {},
        {{"side", transaction.invader()}, {"hour", is(state::hour)}, {"weather", is(state::weather)}}, "roll-off");
    transaction.happened("season-chosen", {}, {{"season", is(state::season)}}, "season");
    settleWeather(transaction);
}

// with: that the set-up comes from a battlefield.
Rule battleBegins()
{
    return {.what = "battle-begins",
        .asks = beginCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = beginCard(transaction, step);
            if (!step.with.empty())
                tellField(transaction);
            if (isBeforeDawn(transaction) || waitsForMorning(transaction)) {
                const bool early = std::ranges::any_of(startingSides, [&](const char* side) {
                    const std::string wants = chosen(*card, answer, side);
                    return !wants.empty() && wants != "dawn";
                });
                const int dawn = transaction.day().dawn;
                if (early) {
                    beginsEarly(transaction);
                } else {
                    transaction.happened("waited-for-dawn", {}, {{"hour", dawn}}, "hour");
                    transaction.set(transaction.battle(), state::hour, dawn);
                }
            }
            transaction.isNow(transaction.get(transaction.battle(), state::hour));
            mistIsDue(transaction, true);
            transaction.happened("battle-began", {}, {{"first", transaction.invader()}});
            settleWorks(transaction);
            transaction.builder().setTurn(1);
            if (transaction.state().side != transaction.invader())
                transaction.builder().setSide(transaction.invader());
            transaction.builder().setPhase(boundPhases().first());
            transaction.push({"bound-begins", play::nobody, {}, {}});
            return {};
        }};
}

} // namespace

Rules beforeRules() { return {namesSeason(), rollOff(), season(), battleBegins()}; }

} // namespace strategikon::dbmPlay
