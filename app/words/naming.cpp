#include "app/words/naming.h"

#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

constexpr const char* places[] = {"who", "other", "third"};

// Elements of one block that are called alike are told in one: "A3–A6 Hastati".
bool goesOn(const State& state, Id one, Id next)
{
    const Thing &first = state[one], &second = state[next];
    return next == one + 1 && first.name == second.name && first.within == second.within && first.within != 0
        && state[first.within].sort == Sort::block && !first.badge.empty();
}

std::string namedTo(const State& state, Id one, Id last)
{
    return one == last ? named(state, one).toStdString()
                       : state[one].badge + "–" + state[last].badge + ' ' + translated(state[one].name).toStdString();
}

Several listed(const State& state, const std::vector<Id>& on, std::size_t from, std::size_t until)
{
    Several names;
    const std::size_t end = std::min(until, on.size());
    for (std::size_t i = from; i < end; ++i) {
        const Id one = on[i];
        while (i + 1 < end && goesOn(state, on[i], on[i + 1]))
            ++i;
        names.values.emplace_back(namedTo(state, one, on[i]));
    }
    return names;
}

} // namespace

// Of more than three the rest stands with the third.
Message messageOf(const std::string& code, const State& state, const std::vector<Id>& on)
{
    Message message{ownCode(state.words, code), {}};
    for (std::size_t i = 0; i < std::min(on.size(), std::size(places)); ++i)
        message.args.emplace_back(places[i], listed(state, on, i, i + 1 < std::size(places) ? i + 1 : on.size()));
    if (!on.empty()) {
        message.args.emplace_back("all", listed(state, on, 0, on.size()));
        message.args.emplace_back("others", listed(state, on, 1, on.size()));
    }
    return message;
}

} // namespace strategikon
