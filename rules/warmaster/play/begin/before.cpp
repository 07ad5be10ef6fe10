// Before the first turn (rulebook 337-345, 2585, 2671, 2703-2717, 3297). Each card offers to throw, or what players
// may agree on instead; what is thrown is a step of its own.
#include "rules/warmaster/play/begin/before.h"

#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// A thing to settle: its card `what` and the throw `thrown`, the choices beside throwing, what a choice or a die means.
struct Settled {
    const char *what, *thrown, *rule;
    std::vector<std::string> agreed;
    std::function<void(Transaction&, const Step&, const std::string& choice)> chosen;
    std::function<void(Transaction&, const Step&, int die)> die;
    play::StepShape carries{};
};

Decision cardOf(const Settled& settled)
{
    std::vector<std::string> options{"throw"};
    options.insert(options.end(), settled.agreed.begin(), settled.agreed.end());
    return {.inputs = {choice("how", std::move(options), 0)}, .rule = settled.rule};
}

Rules cardAndThrow(const Settled& settled)
{
    const Rule card{.what = settled.what,
        .carries = settled.carries,
        .asks = [settled](const BattleView&, const Step&) -> std::optional<Decision> { return cardOf(settled); },
        .resolve = [settled](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const std::string how = chosen(cardOf(settled), answer, "how");
            if (how == "throw")
                transaction.push({settled.thrown, step.who, step.on, {}});
            else
                settled.chosen(transaction, step, how);
            return {};
        }};
    const Rule thrown{.what = settled.thrown,
        .carries = settled.carries,
        .asks = [settled](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.inputs = {dice(1)}, .rule = settled.rule};
        },
        .resolve = [settled](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            settled.die(transaction, step, sum(answer));
            return {};
        }};
    return {card, thrown};
}

// No turns: until an army withdraws, or until time is up.
void setTurns(Transaction& transaction, int turns, bool limited = false)
{
    std::vector<std::pair<std::string, int>> figures{{"turns", turns}};
    if (limited)
        figures.emplace_back("limited", 1);
    transaction.happened("turns-settled", {}, std::move(figures), "battle-length");
    transaction.set(transaction.battle(), state::turns, turns);
    transaction.set(transaction.battle(), state::limited, limited);
}

Settled turns()
{
    return {"number-of-turns", "turns-thrown", "battle-length",
        {"six", "seven", "eight", "until-withdrawal", "time-limit"},
        [](Transaction& transaction, const Step&, const std::string& choice) {
            const int turns = choice == "six" ? 6 : choice == "seven" ? 7 : choice == "eight" ? 8 : 0;
            setTurns(transaction, turns, choice == "time-limit");
        },
        [](Transaction& transaction, const Step&, int die) { setTurns(transaction, 6 + (die - 1) / 2); }};
}

// Low dice mean the first side.
void setSide(Transaction& transaction, const char* event, const play::AnyField& field, const char* rule, int value)
{
    transaction.happened(event, {}, {{std::string(field.id()), value}}, rule);
    transaction.setNumber(transaction.battle(), field, value);
}

Settled first()
{
    const auto set = [](Transaction& transaction, int side) {
        setSide(transaction, "first-turn-settled", state::first, "first-turn", side);
    };
    return {"first-turn", "first-turn-thrown", "first-turn", {"first-side", "second-side"},
        [set](Transaction& transaction, const Step&, const std::string& choice) {
            set(transaction, choice == "second-side");
        },
        [set](Transaction& transaction, const Step&, int die) { set(transaction, die > 3); }};
}

Settled edge()
{
    const auto set = [](Transaction& transaction, int edge) {
        setSide(transaction, "edge-settled", state::edge, "table-edge", edge);
    };
    return {"table-edge", "table-edge-thrown", "table-edge", {"first-near", "first-far"},
        [set](Transaction& transaction, const Step&, const std::string& choice) {
            set(transaction, choice == "first-far");
        },
        [set](Transaction& transaction, const Step&, int die) { set(transaction, die > 3); }};
}

// Enemy units that a trait may make unreliable: those that are not.
Ids reliable(const BattleView& table, int side)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.side == side && !table.has(thing.id, Special::unreliable)
            && table.type(thing.id) != Type::encampment)
            found.push_back(thing.id);
    return found;
}

// The owner picks so many of his reliable units.
void demand(Transaction& transaction, Id trait, int units)
{
    const int owner = 1 - transaction[trait].side;
    const int many = std::min(units, int(reliable(transaction, owner).size()));
    transaction.happened("supplication-demanded", {bearerOf(transaction, trait)}, {{"units", many}}, "supplication");
    if (many > 0)
        transaction.push(packed("unreliable-picked", owner, steps::UnreliablePicked{trait, many}));
}

Settled supplication()
{
    return {"supplication", "supplication-thrown", "supplication", {"one", "two", "three", "four"},
        [](Transaction& transaction, const Step& step, const std::string& choice) {
            const std::string words[] = {"one", "two", "three", "four"};
            demand(transaction, step.on.front(), int(std::find(words, words + 4, choice) - words) + 1);
        },
        [](Transaction& transaction, const Step& step, int die) {
            const Id trait = step.on.front();
            demand(transaction, trait,
                std::max(transaction.get(trait, state::value), die - transaction.get(trait, state::then)));
        },
        play::StepShape{1, 0}};
}

Rule unreliablePicked()
{
    return {.what = "unreliable-picked",
        .carries = play::StepShape{1, 1, loads::hasDice},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const int many = unpacked<steps::UnreliablePicked>(step).units;
            return Decision{.inputs = {whoOf("units", reliable(table, step.who), many, many)}, .rule = "supplication"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            for (const Id unit : named(answer, "units")) {
                transaction.happened("made-unreliable", {unit}, {}, "supplication");
                transaction.set(
                    unit, state::rules, transaction.get(unit, state::rules) | 1 << int(Special::unreliable));
                transaction.builder().join(step.on.front(), unit);
            }
            return {};
        }};
}

// Infantry of a side, and of it those that may carry ladders.
Ids infantry(const BattleView& table, int side, bool mayCarry)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.side == side && table.type(thing.id) == Type::infantry
            && !(mayCarry && table.has(thing.id, Special::phalanx)))
            found.push_back(thing.id);
    return found;
}

std::optional<Decision> laddersOf(const BattleView& table, const Step& step)
{
    const int half = int(infantry(table, step.who, false).size()) / std::max(table.figure("ladders", "part"), 1);
    const Ids among = infantry(table, step.who, true);
    if (half == 0 || among.empty())
        return {};
    return Decision{.inputs = {whoOf("units", among, 0, half)}, .rule = "ladders"};
}

Rule ladders()
{
    return {.what = "ladders",
        .asks = laddersOf,
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            for (const Id unit : named(answer, "units")) {
                transaction.happened("ladders-given", {unit}, {}, "ladders");
                transaction.set(unit, state::ladders, true);
            }
            return {};
        }};
}

Rule battleBegins()
{
    return {.what = "battle-begins",
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> { return Decision{}; },
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
            const int first = transaction.get(transaction.battle(), state::first);
            transaction.happened("battle-began", {}, {{"first", first}});
            transaction.builder().setTurn(1);
            if (transaction.state().side != first)
                transaction.builder().setSide(first);
            transaction.builder().setPhase("initiative");
            transaction.push({"turn-begins", play::nobody, {}, {}});
            return {};
        }};
}

} // namespace

std::vector<Step> stepsBefore(const BattleView& table, const Open& open)
{
    std::vector<Step> steps;
    if (open.edge)
        steps.push_back({"table-edge", play::both, {}, {}});
    for (const Id trait : traitsOf(table, Effect::makeEnemyUnreliable))
        steps.push_back({"supplication", table[trait].side, {trait}, {}});
    for (const int side : {0, 1})
        if (const Step ladders{"ladders", 1 - side, {}, {}};
            table.get(table.battle(), state::walls) >> side & 1 && laddersOf(table, ladders))
            steps.push_back(ladders);
    if (open.turns)
        steps.push_back({open.turnsThrown ? "turns-thrown" : "number-of-turns", play::both, {}, {}});
    if (open.first)
        steps.push_back({"first-turn", play::both, {}, {}});
    steps.push_back({"battle-begins", play::both, {}, {}});
    return steps;
}

Rules beforeRules()
{
    Rules all{unreliablePicked(), ladders(), battleBegins()};
    for (const Settled& settled : {turns(), first(), edge(), supplication()})
        for (Rule& rule : cardAndThrow(settled))
            all.push_back(std::move(rule));
    return all;
}

} // namespace strategikon::warmasterPlay
