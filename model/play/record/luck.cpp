#include "luck.h"

#include "model/text/contains.h"

#include <algorithm>
#include <map>

namespace strategikon::play {

namespace {

Answer withoutDice(const Decision& ask, Answer answer)
{
    std::erase_if(answer.inputs, [&](const auto& input) {
        const Input* found = ask.find(input.first);
        return found && found->kind == Input::Kind::dice;
    });
    return answer;
}

// Whose dice they were: the one of the thrower's side whom the card is about, or who was picked first; 0: several.
Id throwerOf(const State& before, const Decision& ask, const Answer& answer, int side)
{
    const auto own = [&](const std::vector<Id>& things) {
        std::vector<Id> found;
        for (const Id id : things)
            if (const Thing& thing = before[id];
                thing.side == side && (thing.sort == Sort::body || thing.sort == Sort::leader))
                found.push_back(id);
        return found;
    };
    std::vector<Id> threw = own(ask.on);
    for (const Input& input : ask.inputs)
        if (const auto* given = answer.find(input.id); given && threw.empty() && input.kind == Input::Kind::things)
            threw = own(*given);
    return threw.size() == 1 ? threw.front() : 0;
}

struct Thrown {
    int side = nobody;
    Id unit = 0;
    int throws = 0, good = 0;
    Spread expected{};
};

Thrown reached(const Throw& dice, const Faces& faces)
{
    const int score = play::score(dice, faces);
    const Spread scores = play::scores(dice);
    const int many = dice.count;
    return dice.feared ? Thrown{.throws = many, .good = many - score, .expected = Spread(many).minus(scores)}
                       : Thrown{.throws = many, .good = score, .expected = scores};
}

// A sum that has to be so much, or more than what the other throws.
Thrown summed(const Throw& dice, const Faces& faces, const Throw& other, const Faces& against)
{
    const bool succeeded = succeeds(dice, score(dice, faces), dice.against.empty() ? 0 : score(other, against));
    const double chance = chanceOf(dice, dice.against.empty() ? Spread(0) : scores(other));
    const double good = dice.feared ? 1 - chance : chance;
    if (good < 1e-12 || good > 1 - 1e-12) // nothing hung on it
        return {};
    return {.throws = 1, .good = succeeded != dice.feared, .expected = Spread(0, {1 - good, good})};
}

// What each throw of a card was for stands there, or in the preview where that hangs on the answer.
std::map<std::string, Throw> throwsOn(const Decision& ask, const Preview& seen)
{
    std::map<std::string, Throw> all;
    std::size_t at = 0;
    for (const Input& input : ask.inputs) {
        if (input.kind != Input::Kind::dice)
            continue;
        const bool there = at < seen.dice.size() && seen.dice[at].count == input.dice.count;
        all[input.id] = there && !input.dice.isRead() ? seen.dice[at] : input.dice;
        ++at;
    }
    return all;
}

// Of one step.
template <class Add>
void throwsOf(const Game& game, const State& before, const Answer& answer, Add add)
{
    if (answer.noted) // nobody noted how they fell
        return;
    const auto ask = game.card(before, answer.what, answer.who);
    if (!ask)
        return;
    const auto all = throwsOn(*ask, game.preview(before, withoutDice(*ask, answer)));
    for (const auto& [id, dice] : all) {
        const auto* faces = answer.find(id);
        const auto other = all.find(dice.against);
        const auto* against = other == all.end() ? nullptr : answer.find(dice.against);
        if (!faces || faces->empty() || !dice.isRead() || (!dice.against.empty() && !against))
            continue;
        Thrown thrown = dice.reach > 0
            ? reached(dice, *faces)
            : summed(dice, *faces, against ? other->second : Throw{}, against ? *against : Faces{});
        if (thrown.throws == 0)
            continue;
        thrown.side = dice.whose == 0 || dice.whose == 1 ? dice.whose : answer.who;
        thrown.unit = throwerOf(before, *ask, answer, thrown.side);
        add(thrown);
    }
}

void add(Luck& row, const Thrown& thrown)
{
    row.throws += thrown.throws;
    row.good += thrown.good;
    row.expected = row.expected.plus(thrown.expected);
}

// In the row of this side and phase, which is made where there is none yet.
void count(std::vector<Luck>& all, Luck of, const Thrown& thrown)
{
    auto it = std::ranges::find_if(all, [&](const Luck& one) { return one.side == of.side && one.phase == of.phase; });
    add(it == all.end() ? all.emplace_back(std::move(of)) : *it, thrown);
}

// Who threw, and others whom the game tells in one row with it.
struct Throwers {
    std::string alike{};
    Luck luck{};
};

void count(std::vector<Throwers>& all, const Game& game, const Thing& unit, const Thrown& thrown)
{
    const std::string alike = game.alike(unit);
    auto it = std::ranges::find_if(all, [&](const Throwers& one) { return contains(one.luck.units, unit.id); });
    if (it == all.end() && !alike.empty())
        it = std::ranges::find_if(
            all, [&](const Throwers& one) { return one.luck.side == thrown.side && one.alike == alike; });
    if (it == all.end())
        it = all.insert(all.end(), {alike, {.side = thrown.side}});
    auto& units = it->luck.units;
    if (!contains(units, unit.id))
        units.insert(std::ranges::lower_bound(units, unit.id), unit.id);
    add(it->luck, thrown);
}

// In which phase dice fell: an order that closes the one before it is thrown in the next.
std::string phaseOf(State state, const Entry& entry)
{
    for (const Event& event : entry.events) {
        if (!isBookkeeping(event))
            break;
        apply(state, event);
    }
    return state.phase;
}

} // namespace

bool isBookkeeping(const Event& event)
{
    using What = Change::What;
    return event.what == "step"
        || (event.on.empty() && event.with.empty() && std::ranges::all_of(event.changes, [](const Change& change) {
               return change.what == What::turn || change.what == What::turnOf || change.what == What::phase
                   || change.what == What::pushed || change.what == What::dropped || change.what == What::field;
           }));
}

std::vector<Luck> luckOf(const Battle& battle)
{
    std::vector<Luck> rows, sums;
    std::vector<Throwers> throwers;
    State state = battle.stateAfter(0);
    for (const int number : battle.line()) {
        const Entry& entry = battle.log()[std::size_t(number - 1)];
        throwsOf(battle.game(), state, entry.answer, [&](const Thrown& thrown) {
            const int side = thrown.side;
            if (side != 0 && side != 1)
                return;
            count(rows, {.side = side, .phase = phaseOf(state, entry)}, thrown);
            count(sums, {.side = side}, thrown);
            if (thrown.unit != 0)
                count(throwers, battle.game(), state[thrown.unit], thrown);
        });
        for (const Event& event : entry.events)
            apply(state, event);
    }
    std::vector<std::string> phases = battle.game().phases();
    phases.insert(phases.begin(), "before");
    const auto at = [&](const Luck& one) { return std::ranges::find(phases, one.phase) - phases.begin(); };
    std::ranges::stable_sort(rows, [&](const Luck& a, const Luck& b) { return at(a) < at(b); });
    std::ranges::sort(throwers, {}, [](const Throwers& one) { return one.luck.units.front(); });
    rows.insert(rows.end(), sums.begin(), sums.end());
    for (Throwers& one : throwers)
        rows.push_back(std::move(one.luck));
    std::ranges::stable_sort(rows, [](const Luck& a, const Luck& b) { return a.side < b.side; });
    return rows;
}

} // namespace strategikon::play
