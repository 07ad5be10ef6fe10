#include "unasked.h"

#include "model/play/phases.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = Input::Kind;

// There is one way to answer it, or it is how things lie on the table and stands filled in. What stands there as last
// time, and is not what the rule suggests, was a choice then: it is asked about now.
bool isPlain(const Input& input, const Card& card)
{
    if (card.isRecalled(input.id) && input.given && *card.at(input.id) != *input.given)
        return false;
    if (input.fact || card.isMapped(input.id))
        return card.at(input.id) != nullptr && input.kind != Kind::dice;
    switch (input.kind) {
    case Kind::things:
        return input.among.size() <= 1 || input.least == int(input.among.size());
    case Kind::choice:
        return input.options.size() == 1;
    case Kind::number:
        return input.least == input.most;
    default:
        return false;
    }
}

} // namespace

std::optional<Answer> unasked(const Card& card)
{
    const Decision& ask = card.ask();
    const bool plain = std::ranges::all_of(ask.inputs, [&](const Input& one) { return isPlain(one, card); });
    if (!ask.step || !ask.noChoice || ask.shared || ask.sealed || ask.inputs.empty() || !plain || !card.complete())
        return {};
    if (!card.warnings().empty())
        return {};
    Answer answer = card.answer();
    answer.unasked = true;
    return answer;
}

const Decision* phaseEnd(const std::vector<Decision>& open)
{
    const auto it = std::ranges::find(open, Phases::endAction, &Decision::what);
    return it == open.end() ? nullptr : &*it;
}

std::optional<Answer> unasked(const Card::Context& context)
{
    const auto open = context.game->can(*context.state);
    if (open.size() == 1 && open.front().step)
        return unasked(Card(open.front(), context));
    const Decision* end = phaseEnd(open);
    const bool idle = std::ranges::all_of(open, [&](const Decision& one) {
        return &one == end || one.anytime || context.game->idle(*context.state, one, context.on);
    });
    if (!end || !idle)
        return {};
    return Answer{.what = end->what, .who = end->who, .unasked = true};
}

State behind(Card::Context context, const Answer& given)
{
    State state = *context.state;
    const auto turn = std::pair(state.turn, state.side);
    context.state = &state;
    for (std::optional<Answer> next = given; next && !state.over && std::pair(state.turn, state.side) == turn;) {
        const Resolved came = context.game->resolve(state, *next);
        if (came.refused || !std::ranges::all_of(came.events, [&](const Event& one) { return apply(state, one); }))
            break;
        next = unasked(context);
    }
    return state;
}

} // namespace strategikon::play
