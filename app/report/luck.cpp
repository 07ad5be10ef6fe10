#include "app/report/luck.h"

#include "app/report/course.h"

#include <algorithm>
#include <numeric>

namespace strategikon::report {

using namespace play;

namespace {

const Ask* asked(const std::vector<Ask>& open, const Answer& answer)
{
    const auto it = std::find_if(open.begin(), open.end(), [&](const Ask& one) { return one.what == answer.what; });
    return it == open.end() ? nullptr : &*it;
}

Answer withoutDice(const Ask& ask, Answer answer)
{
    std::erase_if(answer.inputs, [&](const auto& input) {
        const Input* found = ask.find(input.first);
        return found && found->kind == Input::Kind::dice;
    });
    return answer;
}

// A count that was given in place of faces.
bool isCount(const Dice& dice, const std::vector<int>& faces)
{
    return !dice.faces && faces.size() == 1 && dice.count != 1;
}

// Whose dice they were: the one of the thrower's side whom the card is about, or who was picked first; 0: several.
Id throwerOf(const State& before, const Ask& ask, const Answer& answer)
{
    const auto own = [&](const std::vector<Id>& things) {
        std::vector<Id> found;
        for (const Id id : things)
            if (const Thing& thing = before[id];
                thing.side == answer.who && (thing.sort == Sort::body || thing.sort == Sort::leader))
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
    Id unit = 0;
    int throws = 0, good = 0;
    Spread expected{};
};

Thrown reached(const Dice& dice, const std::vector<int>& faces)
{
    const int many = isCount(dice, faces) ? dice.count : int(faces.size());
    const int score = isCount(dice, faces)
        ? faces.front()
        : int(std::count_if(faces.begin(), faces.end(), [&](int face) { return face >= dice.reach; }));
    const Spread scores = hits(many, dice.reach, dice.sides);
    return dice.feared ? Thrown{0, many, many - score, Spread(many).minus(scores)} : Thrown{0, many, score, scores};
}

Thrown stayed(const Dice& dice, const std::vector<int>& faces)
{
    const bool within = std::accumulate(faces.begin(), faces.end(), 0) <= dice.atMost;
    const double chance = play::atMost(int(faces.size()), dice.atMost, dice.sides);
    const double good = dice.feared ? 1 - chance : chance;
    if (good < 1e-12 || good > 1 - 1e-12) // nothing hung on it
        return {};
    return {0, 1, within != dice.feared, Spread(0, {1 - good, good})};
}

// Of one step: what its dice were for stands on the card, or in the preview where that hangs on the answer.
template <class Add>
void throwsOf(const Game& game, const State& before, const Answer& answer, Add add)
{
    const auto open = game.can(before);
    const Ask* ask = asked(open, answer);
    if (!ask || answer.noted) // nobody noted how they fell
        return;
    const Preview seen = game.preview(before, withoutDice(*ask, answer));
    std::size_t at = 0;
    for (const Input& input : ask->inputs) {
        if (input.kind != Input::Kind::dice)
            continue;
        Dice dice = input.dice;
        if (at < seen.dice.size() && seen.dice[at].count == dice.count && dice.reach == 0 && dice.atMost == 0)
            dice = seen.dice[at];
        ++at;
        const auto* faces = answer.find(input.id);
        if (!faces || faces->empty())
            continue;
        if (dice.reach == 0 && dice.atMost == 0)
            continue;
        Thrown thrown = dice.reach > 0 ? reached(dice, *faces) : stayed(dice, *faces);
        if (thrown.throws == 0)
            continue;
        thrown.unit = throwerOf(before, *ask, answer);
        add(thrown);
    }
}

// In the row of this side, phase and unit, which is made where there is none yet.
void count(std::vector<Luck>& all, Luck of, const Thrown& thrown)
{
    auto it = std::find_if(all.begin(), all.end(),
        [&](const Luck& one) { return one.side == of.side && one.phase == of.phase && one.unit == of.unit; });
    Luck& row = it == all.end() ? all.emplace_back(std::move(of)) : *it;
    row.throws += thrown.throws;
    row.good += thrown.good;
    row.expected = row.expected.plus(thrown.expected);
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

std::vector<Luck> luckOf(const Battle& battle)
{
    std::vector<Luck> rows, sums, units;
    State state = battle.stateAfter(0);
    for (const int number : battle.line()) {
        const Entry& entry = battle.log()[std::size_t(number - 1)];
        throwsOf(battle.game(), state, entry.answer, [&](const Thrown& thrown) {
            const int side = entry.answer.who;
            if (side != 0 && side != 1)
                return;
            count(rows, {.side = side, .phase = phaseOf(state, entry)}, thrown);
            count(sums, {.side = side}, thrown);
            if (thrown.unit != 0)
                count(units, {.side = side, .unit = thrown.unit}, thrown);
        });
        for (const Event& event : entry.events)
            apply(state, event);
    }
    std::vector<std::string> phases = battle.game().phases();
    phases.insert(phases.begin(), "before");
    const auto at = [&](const Luck& one) {
        return std::find(phases.begin(), phases.end(), one.phase) - phases.begin();
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const Luck& a, const Luck& b) { return at(a) < at(b); });
    std::sort(units.begin(), units.end(), [](const Luck& a, const Luck& b) { return a.unit < b.unit; });
    rows.insert(rows.end(), sums.begin(), sums.end());
    rows.insert(rows.end(), units.begin(), units.end());
    std::stable_sort(rows.begin(), rows.end(), [](const Luck& a, const Luck& b) { return a.side < b.side; });
    return rows;
}

} // namespace strategikon::report
