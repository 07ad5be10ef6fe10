// What the random player likes: rows of data, so that rare things happen and battles are fought out. He knows no rule.
#include "random_battle.h"

#include <algorithm>

namespace playtest {

namespace {

using play::Answer;
using play::Ask;
using play::Entry;
using play::Input;

// How much an action is liked among those that are open: to get at the enemy, not to end phases.
struct Liking {
    const char* ask;
    int weight;
};
constexpr Liking likings[] = {
    {"order", 300},
    {"charge", 300},
    {"shoot", 300},
    {"fight", 300},
    {"move-commander", 100},
    {"end-phase", 20},
    {"evade", 10},
    {"part-commander", 2},
    {"displace-commander", 1},
    {"call-time", 4},
};
constexpr int usual = 50, impatience = 10; // the end of a phase gains with every answer

// How an input is answered: the chance that what is filled in stands, that anything is named, that one more is; and
// whether those named stand side by side, or are the last.
struct Habit {
    const char *ask, *input;
    double given = 0.85, any = 0.9, more = 0.35;
    bool neighbours = false;
    bool last = false; // the last that is offered: players order with the General last
};
constexpr Habit habits[] = {
    {"number-of-turns", "how", 0.5},
    {"order", "units", 0, 1, 0.6, true},
    {"order", "commander", 0, 1, 0, false, true},
    {"order", "distance", 0.75},
    {"order", "near-general", 0.4},
    {"order", "steadied", 0.4},
    {"order", "camels", 0.2},
    {"carried-out", "charging", 0.2, 0.9, 0.6},
    {"blunder-moves", "charging", 0.3},
    {"blunder-moves", "leaving", 0.8},
    {"charge", "contacts", 0, 0.95, 0.3},
    {"charge", "support", 0.5},
    {"charge", "edge", 0.7},
    {"fanatics", "able", 0.2},
    {"envelop", "envelops", 0.5},
    {"envelop", "contacts", 0.5},
    {"evade-charge", "through", 0.6},
    {"attack", "aside", 0.7},
    {"attack", "ranks", 0.5},
    {"shoot", "shooters", 0, 1, 0.4},
    {"shoot", "defended", 0.7},
    {"shoot", "fortified", 0.8},
    {"shoot", "deeper", 0.6},
    {"shoot", "beyond", 0.5},
    {"driven", "ways", 0.7},
    {"makes-way", "ways", 0.9},
    {"retreats", "make-way", 0.8},
    {"retreats", "blocked", 0.9},
    {"retreats", "off-table", 0.5},
    {"retreats", "parted", 0.7},
    {"move-commander", "joins", 0.1},
    {"blunder-rampage", "trampled", 0.3},
    {"camps", "fallen", 0.95},
    {"charge", "overrun", 0.99},
    {"aftermath", "overrun", 0.99},
    {"retreats", "overrun", 0.99},
    {"fall-back", "overrun", 0.99},
};

// Options that are liked better than others.
constexpr Liking options[] = {
    {"pursue", 6},
    {"advance", 6},
    {"support", 3},
    {"roll-again", 3},
    {"throw", 3},
    {"yes", 2},
};

// Dice that show nothing but sixes more often than they should: orders, or there would be too few blunders.
constexpr const char* loaded = "order";
constexpr double load = 0.08;

template <class Rows>
int weightOf(const Rows& rows, const std::string& id, int otherwise)
{
    const auto it = std::find_if(std::begin(rows), std::end(rows), [&](const Liking& row) { return id == row.ask; });
    return it == std::end(rows) ? otherwise : it->weight;
}

Habit habitOf(const Ask& ask, const Input& input)
{
    const auto it = std::find_if(std::begin(habits), std::end(habits),
        [&](const Habit& habit) { return ask.what == habit.ask && input.id == habit.input; });
    return it == std::end(habits) ? Habit{"", ""} : *it;
}

// One of so many, each as likely as its weight.
std::size_t drawn(const std::vector<int>& weights, Random& random)
{
    int all = 0;
    for (const int weight : weights)
        all += weight;
    int at = random.below(all);
    std::size_t which = 0;
    while (at >= weights[which])
        at -= weights[which++];
    return which;
}

std::vector<int> someOf(const Input& input, const Habit& habit, Random& random)
{
    std::vector<int> among = input.among, picked;
    const auto wanted = [&] {
        return int(picked.size()) < input.least || random.chance(picked.empty() ? habit.any : habit.more);
    };
    int next = 0;
    while (!among.empty() && int(picked.size()) < input.most && wanted()) {
        const bool beside = habit.neighbours && !picked.empty();
        const int end = int(among.size()) - 1;
        const int at = beside ? std::min(next, end) : habit.last && random.chance(0.85) ? end : random.below(end + 1);
        picked.push_back(among[std::size_t(at)]);
        among.erase(among.begin() + at);
        next = at;
    }
    return picked;
}

} // namespace

const Ask& RandomPlayer::choose(const std::vector<Ask>& open)
{
    std::vector<int> weights;
    for (const Ask& ask : open)
        weights.push_back(weightOf(likings, ask.what, usual) + (ask.what == "end-phase" ? patience_ * impatience : 0));
    return open[drawn(weights, random_)];
}

std::vector<int> RandomPlayer::value(const Ask& ask, const Input& input, bool plain)
{
    if (input.kind == Input::Kind::dice) {
        if (ask.what == loaded && random_.chance(load))
            return std::vector<int>(std::size_t(input.dice.count), input.dice.sides);
        std::vector<int> faces;
        for (int die = 0; die < input.dice.count; ++die)
            faces.push_back(random_.die(input.dice.sides));
        return faces;
    }
    const Habit habit = habitOf(ask, input);
    if (input.given && (plain || random_.chance(habit.given)))
        return *input.given;
    switch (input.kind) {
    case Input::Kind::choice: {
        std::vector<int> weights;
        for (const play::Option& option : input.options)
            weights.push_back(weightOf(options, option.id, 1));
        return {int(drawn(weights, random_))};
    }
    case Input::Kind::flag:
        return {random_.below(2)};
    case Input::Kind::number:
        return {input.least + random_.below(input.most - input.least + 1)};
    default:
        return someOf(input, habit, random_);
    }
}

Answer RandomPlayer::answer(const Ask& ask, bool plain)
{
    Answer answer{ask.what, ask.who, {}, true};
    for (const Input& input : ask.inputs)
        if (!input.fact || plain || random_.chance(0.97))
            answer.set(input.id, value(ask, input, plain));
    return answer;
}

std::optional<Entry> RandomPlayer::step(play::Battle& battle)
{
    refused.clear();
    const std::vector<Ask> open = game_.can(battle.state());
    if (battle.state().phase != phase_)
        patience_ = 0;
    phase_ = battle.state().phase;
    ++patience_;
    if (open.empty())
        return {};
    const auto taken = [&](const Ask& ask, bool plain) -> std::optional<Entry> {
        const Answer tried = answer(ask, plain);
        auto entry = battle.answered(tried);
        if (entry)
            return *entry;
        ++refusals;
        refused.emplace_back(tried, entry.faults.front().message);
        lastRefusal = ask.what + ": " + english(refused.back().second);
        return {};
    };
    for (int attempt = 0; attempt < 60; ++attempt)
        if (auto entry = taken(choose(open), attempt % 4 == 3))
            return entry;
    for (const Ask& ask : open)
        for (int attempt = 0; attempt < 60; ++attempt)
            if (auto entry = taken(ask, attempt % 2 == 0))
                return entry;
    return {};
}

} // namespace playtest
