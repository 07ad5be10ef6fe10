#include "app/words/naming.h"

#include "app/words/played.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

constexpr const char* places[] = {"who", "other", "third"};

Several listed(const State& state, const std::vector<Id>& on, std::size_t from, std::size_t until)
{
    Several names;
    for (std::size_t i = from; i < std::min(until, on.size()); ++i)
        names.values.emplace_back(named(state, on[i]).toStdString());
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
