#include "app/words/naming.h"

#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

constexpr const char* places[] = {"who", "other", "third"};

// One name for each run of those who are alike.
Several listed(const State& state, const std::vector<Id>& on, std::size_t from, std::size_t until, const Game* game)
{
    Several names;
    const auto alike = [&](std::size_t at) { return game ? game->alike(state[on[at]]) : std::string(); };
    for (std::size_t i = from; i < std::min(until, on.size());) {
        const std::string its = alike(i);
        Ids run{on[i++]};
        while (i < std::min(until, on.size()) && !its.empty() && alike(i) == its)
            run.push_back(on[i++]);
        names.values.emplace_back(
            (run.size() == 1 ? named(state, run.front())
                             : badgesShown(state, run) + QLatin1Char(' ') + translated(state[run.front()].name))
                .toStdString());
    }
    return names;
}

} // namespace

QStringList namedTogether(const State& state, const std::vector<Id>& things, const Game& game)
{
    QStringList all;
    for (const Value& one : listed(state, things, 0, things.size(), &game).values)
        all << QString::fromStdString(english(one));
    return all;
}

// Of more than three the rest stands with the third.
Message messageOf(
    const std::string& code, const State& state, const std::vector<Id>& on, const Game* game, bool together)
{
    Message message{ownCode(state.words, code), {}};
    for (std::size_t i = 0; i < std::min(on.size(), together ? 1 : std::size(places)); ++i)
        message.args.emplace_back(
            places[i], listed(state, on, i, !together && i + 1 < std::size(places) ? i + 1 : on.size(), game));
    if (!on.empty()) {
        message.args.emplace_back("all", listed(state, on, 0, on.size(), game));
        message.args.emplace_back("others", listed(state, on, 1, on.size(), game));
    }
    return message;
}

} // namespace strategikon
