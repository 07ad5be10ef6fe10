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

struct Thrown {
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
    return dice.feared ? Thrown{many, many - score, Spread(many).minus(scores)} : Thrown{many, score, scores};
}

Thrown stayed(const Dice& dice, const std::vector<int>& faces)
{
    const bool within = std::accumulate(faces.begin(), faces.end(), 0) <= dice.atMost;
    const double chance = play::atMost(int(faces.size()), dice.atMost, dice.sides);
    const double good = dice.feared ? 1 - chance : chance;
    return {1, within != dice.feared, Spread(0, {1 - good, good})};
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
        if (dice.reach > 0)
            add(reached(dice, *faces));
        else if (dice.atMost > 0)
            add(stayed(dice, *faces));
    }
}

Luck& rowOf(std::vector<Luck>& all, int side, const std::string& phase)
{
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const Luck& one) { return one.side == side && one.phase == phase; });
    if (it != all.end())
        return *it;
    all.push_back({.side = side, .phase = phase});
    return all.back();
}

void count(Luck& row, const Thrown& thrown)
{
    row.throws += thrown.throws;
    row.good += thrown.good;
    row.expected = row.expected.plus(thrown.expected);
}

} // namespace

std::vector<Luck> luckOf(const Battle& battle)
{
    std::vector<Luck> rows, sums;
    State state = battle.stateAfter(0);
    for (const int number : battle.line()) {
        const Entry& entry = battle.log()[std::size_t(number - 1)];
        throwsOf(battle.game(), state, entry.answer, [&](const Thrown& thrown) {
            if (entry.answer.who != 0 && entry.answer.who != 1)
                return;
            count(rowOf(rows, entry.answer.who, state.phase), thrown);
            count(rowOf(sums, entry.answer.who, {}), thrown);
        });
        for (const Event& event : entry.events)
            apply(state, event);
    }
    rows.insert(rows.end(), sums.begin(), sums.end());
    std::stable_sort(rows.begin(), rows.end(), [](const Luck& a, const Luck& b) { return a.side < b.side; });
    return rows;
}

} // namespace strategikon::report
