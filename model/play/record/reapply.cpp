#include "reapply.h"

#include "agreed.h"
#include "model/play/messages.h"
#include "model/text/contains.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace strategikon::play {

namespace {

constexpr int nowhere = -1;

bool sameTie(const Thing& one, const Thing& other)
{
    return one.sort == Sort::tie && other.sort == Sort::tie && one.kind == other.kind && one.gone == other.gone
        && one.members.size() == other.members.size()
        && std::is_permutation(one.members.begin(), one.members.end(), other.members.begin());
}

// The same thing in the other course. All but ties are there from the beginning.
Id likeOf(const State& was, const State& now, Id thing)
{
    if (thing < 1 || thing > int(was.things.size()) || was[thing].sort != Sort::tie)
        return thing;
    if (thing <= int(now.things.size()) && sameTie(was[thing], now[thing]))
        return thing;
    for (Id other = 1; other <= int(now.things.size()); ++other) // a combat that is over still has an aftermath
        if (sameTie(was[thing], now[other]))
            return other;
    return nowhere;
}

std::vector<Id> likesOf(const State& was, const State& now, std::vector<Id> things)
{
    for (Id& one : things)
        one = likeOf(was, now, one);
    return things;
}

// The dice of which one number tells all: the face of a single one, or how many of so many reached what they had to.
using Counted = std::vector<std::pair<int, int>>;
Counted countedFor(const Decision& ask, const Answer& given)
{
    Counted all;
    for (const Input& input : ask.inputs)
        if (const auto* told = given.find(input.id); input.kind == Input::Kind::dice && told && told->size() == 1)
            all.emplace_back(input.dice.count, input.dice.count == 1 ? 0 : input.dice.reach);
    return all;
}

// The index of the option of the same id.
int optionLike(const Input& was, const Input& now, int index)
{
    if (index < 0 || index >= int(was.options.size()))
        return nowhere;
    const auto it = std::ranges::find_if(
        now.options, [&](const Option& option) { return option.id == was.options[std::size_t(index)].id; });
    return it == now.options.end() ? nowhere : int(it - now.options.begin());
}

// Whoever confirmed what stood there has told nothing of these things in particular: no dice, no decision, no fact that
// was not filled in beforehand.
bool saysNothing(const Decision& ask, const Answer& answer)
{
    return std::ranges::all_of(answer.inputs, [&](const auto& one) {
        const Input* input = ask.find(one.first);
        return one.second.empty() || (input && input->fact && input->given == one.second);
    });
}

Answer asFilledIn(const Decision& ask, const Answer& like)
{
    Answer answer{.what = ask.what, .who = like.who};
    for (const Input& input : ask.inputs)
        if (input.fact && input.given)
            answer.set(input.id, *input.given);
    return answer;
}

// The same values where `now` asks for them; nothing where one is not to be found there. What `now` does not ask falls
// away, where it is only a fact or nobody.
struct Moved {
    const State &was, &now;
    const Decision &before, &card;

    bool fallsAway(const std::string& id, const std::vector<int>& values) const
    {
        const Input* its = before.find(id);
        return !card.find(id) && (values.empty() || (its && its->fact));
    }
    std::optional<std::vector<int>> operator()(const std::string& id, std::vector<int> values) const
    {
        const Input *its = before.find(id), *here = card.find(id);
        if (!its || !here || (its->kind != Input::Kind::things && its->kind != Input::Kind::choice))
            return values;
        for (int& value : values)
            value = its->kind == Input::Kind::things ? likeOf(was, now, value) : optionLike(*its, *here, value);
        return !contains(values, nowhere) ? std::optional(values) : std::nullopt;
    }
};

// What is confirmed of one side's troops says nothing of the enemy's.
bool ofOneSide(const State& was, const std::vector<Id>& these, const State& now, const std::vector<Id>& those)
{
    std::set<int> sides;
    for (const auto& [state, things] : {std::pair{&was, &these}, {&now, &those}})
        for (const Id one : *things)
            for (const Id member : (*state)[one].sort == Sort::tie ? (*state)[one].members : std::vector<Id>{one})
                sides.insert((*state)[member].side);
    return sides.size() <= 1;
}

bool sameMoment(const State& was, const State& now)
{
    return std::tie(was.turn, was.side, was.phase) == std::tie(now.turn, now.side, now.phase);
}

Fault askedOtherwise()
{
    addPlayMessages();
    return {{}, {"play-asked-otherwise", {}}};
}

} // namespace

Result<Answer> reapplied(const Game& game, const State& was, const State& now, const Answer& answer, bool sequel)
{
    if (isAgreed(answer))
        return answer;
    const auto before = game.card(was, answer.what, answer.who), card = game.card(now, answer.what, answer.who);
    if (!before || !card)
        return answer;
    if (!sameMoment(was, now) || countedFor(*before, answer) != countedFor(*card, answer))
        return askedOtherwise();
    if (likesOf(was, now, before->on) != card->on)
        return sequel && ofOneSide(was, before->on, now, card->on) && saysNothing(*before, answer)
            ? Result<Answer>(asFilledIn(*card, answer))
            : askedOtherwise();
    Answer again{answer.what, answer.who, {}, answer.rolled, answer.noted, answer.unasked, answer.text};
    const Moved moved{was, now, *before, *card};
    for (const auto& [id, values] : answer.inputs)
        if (const auto here = moved(id, values); !here)
            return askedOtherwise();
        else if (!moved.fallsAway(id, values))
            again.set(id, *here);
    return again;
}

} // namespace strategikon::play
