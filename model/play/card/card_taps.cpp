// Taps that say more than one thing: a whole brigade, and somebody whom only the next card asks for.
#include "card.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = Input::Kind;

// Where several may be named, and somebody is.
const Input* company(const Decision& ask, const Answer& draft)
{
    const auto it = std::ranges::find_if(ask.inputs, [&](const Input& one) {
        const auto* named = draft.find(one.id);
        return one.kind == Kind::things && !one.fact && one.most > 1 && named && !named->empty();
    });
    return it == ask.inputs.end() ? nullptr : &*it;
}

// Whom the card behind this answer asks for.
std::vector<Id> askedBehind(const Game& game, const State& state, const Answer& answer)
{
    std::vector<Id> all;
    const Resolved came = game.resolve(state, answer);
    State then = state;
    if (came.refused || !apply(then, came.events))
        return all;
    const auto open = game.can(then);
    if (open.size() == 1 && open.front().step)
        for (const Input& one : open.front().inputs)
            all.insert(all.end(), one.among.begin(), one.among.end());
    return all;
}

} // namespace

std::vector<Id> Card::companions() const
{
    const Answer now = draft(true);
    const Input* input = company(ask_, now);
    if (!input)
        return {};
    const std::vector<Id> named = *now.find(input->id);
    std::vector<Id> more = context_.game->together(*context_.state, ask_, now, context_.on);
    const int root = context_.battle ? context_.battle->root() : context_.after;
    for (int at = context_.after; at != root && more.empty();) {
        const Entry& entry = context_.battle->entry(at);
        const auto* last = entry.answer.what == ask_.what ? entry.answer.find(input->id) : nullptr;
        if (last && std::ranges::any_of(named, [&](Id one) { return contains(*last, one); }))
            more = *last;
        at = entry.parent;
    }
    std::erase_if(more, [&](Id one) { return contains(named, one) || !contains(input->among, one); });
    more.resize(std::min(more.size(), std::size_t(input->most) - std::min(named.size(), std::size_t(input->most))));
    return more;
}

void Card::takeCompanions()
{
    if (const Input* input = company(ask_, draft(true)))
        pick(input->id, companions());
}

std::map<Id, Answer> Card::answersTowards() const
{
    std::map<Id, Answer> towards;
    if (!ask_.step || hasDice() || context_.corrected)
        return towards;
    const Answer now = answer();
    std::set<Id> several;
    const auto add = [&](const Answer& tried) {
        for (const Id one : askedBehind(*context_.game, *context_.state, tried))
            if (!taker(one) && !towards.emplace(one, tried).second && towards.at(one) != tried)
                several.insert(one);
    };
    if (complete())
        add(now);
    if (towards.empty())
        for (const Input& input : ask_.inputs)
            for (const Id one : input.kind == Kind::things ? input.among : std::vector<Id>{})
                if (Answer with = now; with.set(input.id, {one}), !misfit(ask_, with))
                    add(with);
    std::erase_if(towards, [&](const auto& one) { return several.count(one.first) > 0; });
    return towards;
}

} // namespace strategikon::play
