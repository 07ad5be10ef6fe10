#include "model/play/battle.h"

#include "model/play/action.h"
#include "model/play/agreed.h"
#include "model/play/messages.h"

#include <algorithm>
#include <tuple>

namespace strategikon::play {

namespace {

constexpr int between = 32; // kept states

Fault refusal(std::string code, std::vector<std::pair<std::string, std::string>> args = {})
{
    addPlayMessages();
    return {{}, {std::move(code), std::move(args)}};
}

// Things by their names: an ask does not know them.
std::optional<Message> named(const State& state, std::optional<Message> why)
{
    if (why && (why->code == "play-not-among" || why->code == "play-twice"))
        for (auto& [place, value] : why->args)
            if (place == "value")
                if (const Id thing = thingNamed(state, "#" + value))
                    value = nameOf(state, thing);
    return why;
}

// The ask that an answer is for, among those open now.
std::optional<Message> refusal(const Game& game, const State& state, const Answer& answer)
{
    const std::vector<Ask> open = game.can(state);
    std::optional<Message> why;
    for (const Ask& ask : open)
        if (ask.what == answer.what) {
            why = named(state, misfit(ask, answer));
            if (!why)
                return {};
        }
    if (why)
        return why;
    return open.empty() ? Message{"play-over", {}} : named(state, misfit(open.front(), answer));
}

// The events happen, and the rules can go on from there; otherwise nothing is changed.
bool happens(State& state, const std::vector<Event>& events, const Game& game)
{
    if (!apply(state, events))
        return false;
    return game.reads(state) || (takeBack(state, events), false);
}

// What an answer was given to: the same card at another time, about others or for other dice is not the same.
using Counted = std::vector<std::pair<int, int>>;
using Card = std::tuple<int, int, std::string, std::vector<Id>, Counted>;

// The dice of which one number tells all: the face of a single one, or how many of so many reached what they had to.
Counted countedFor(const Ask& ask, const Answer& given)
{
    Counted all;
    for (const Input& input : ask.inputs)
        if (const auto* told = given.find(input.id); input.kind == Input::Kind::dice && told && told->size() == 1)
            all.emplace_back(input.dice.count, input.dice.count == 1 ? 0 : input.dice.reach);
    return all;
}

} // namespace

Battle::Battle(const Game& game, State beginning) : game_(&game), beginning_(beginning), state_(std::move(beginning)) {}

Entry& Battle::append(Entry entry)
{
    entry.number = int(log_.size()) + 1;
    log_.push_back(std::move(entry));
    return log_.back();
}

State Battle::stateAfter(int number) const
{
    std::vector<int> way;
    int from = number;
    while (from != 0 && !kept_.count(from)) {
        way.push_back(from);
        from = step(from).parent;
    }
    State state = from == 0 ? beginning_ : *kept_.at(from);
    int done = 0;
    for (auto it = way.rbegin(); it != way.rend(); ++it) {
        for (const Event& event : step(*it).events)
            apply(state, event);
        if (++done % between == 0)
            kept_[*it] = std::make_shared<const State>(state);
    }
    return state;
}

std::vector<int> Battle::line() const
{
    std::vector<int> steps;
    for (int at = head_; at != 0; at = step(at).parent)
        steps.push_back(at);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

std::vector<int> Battle::ahead() const
{
    std::vector<int> steps;
    for (auto it = newest_.find(head_); it != newest_.end(); it = newest_.find(it->second))
        steps.push_back(it->second);
    return steps;
}

Reading<Entry> Battle::done(Reading<Entry> entry)
{
    if (entry && !restored(*entry))
        return refusal("play-events");
    return entry;
}

bool Battle::isStep(int number) const
{
    return number == 0 || (number > 0 && number <= int(log_.size()) && step(number).kind == Entry::Kind::step);
}

Reading<Entry> Battle::toAnswer(const Answer& answer) const
{
    if (auto why = isAgreed(answer) ? std::nullopt : refusal(*game_, state_, answer))
        return Fault{{}, *why};
    Resolved came = resolved(*game_, state_, answer);
    if (came.refused)
        return Fault{{}, *came.refused};
    Entry entry{.kind = Entry::Kind::step, .parent = head_, .answer = answer, .events = std::move(came.events)};
    entry.number = int(log_.size()) + 1;
    return entry;
}

bool Battle::restored(const Entry& entry)
{
    if (entry.number != int(log_.size()) + 1)
        return false;
    if (entry.kind == Entry::Kind::note)
        return isStep(entry.to) ? (append(entry), true) : false;
    if (entry.kind == Entry::Kind::moved) {
        if (!isStep(entry.to))
            return false;
        state_ = stateAfter(entry.to);
        head_ = entry.to;
        for (int at = head_; at != 0; at = step(at).parent) // redo goes on from here on the same way
            newest_[step(at).parent] = at;
        append(entry);
        return true;
    }
    if (!isStep(entry.parent))
        return false;
    if (entry.parent != head_) {
        State there = stateAfter(entry.parent);
        if (!happens(there, entry.events, *game_))
            return false;
        state_ = std::move(there);
    } else if (!happens(state_, entry.events, *game_)) {
        return false;
    }
    append(entry);
    newest_[entry.parent] = entry.number;
    head_ = entry.number;
    if (entry.number % between == 0)
        kept_[entry.number] = std::make_shared<const State>(state_);
    return true;
}

Entry Battle::toMove(int number, const char* what) const
{
    Entry entry{.kind = Entry::Kind::moved, .to = number, .what = what};
    entry.number = int(log_.size()) + 1;
    return entry;
}

Reading<Entry> Battle::toUndo() const
{
    if (head_ == 0)
        return refusal("play-nothing-to-undo");
    return toMove(step(head_).parent, "undo");
}

Reading<Entry> Battle::toRedo() const
{
    const auto it = newest_.find(head_);
    if (it == newest_.end())
        return refusal("play-nothing-to-redo");
    return toMove(it->second, "redo");
}

Reading<Entry> Battle::toGo(int number) const
{
    if (!isStep(number))
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    return toMove(number, "goto");
}

Reading<Entry> Battle::toNote(std::string what, std::string text, int number) const
{
    if (!isStep(number))
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    Entry entry{.kind = Entry::Kind::note, .to = number, .what = std::move(what), .text = std::move(text)};
    entry.number = int(log_.size()) + 1;
    return entry;
}

Reading<std::vector<Entry>> Battle::toCorrect(int number, const Answer& answer, std::vector<Misfit>& misfits) const
{
    const std::vector<int> steps = line();
    const auto at = std::find(steps.begin(), steps.end(), number);
    if (at == steps.end())
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    // Where its card lay: a later step goes on only where the same is asked again, of the same things.
    const auto card = [&](const State& state, const Answer& given) -> std::optional<Card> {
        for (const Ask& ask : isAgreed(given) ? std::vector<Ask>() : game_->can(state))
            if (ask.what == given.what)
                return Card{state.turn, state.side, state.phase, ask.on, countedFor(ask, given)};
        return {};
    };
    Battle tried = *this;
    std::vector<Entry> entries{tried.toMove(step(number).parent, "correct")};
    tried.restored(entries.front());
    const auto first = tried.answered(answer);
    if (!first)
        return first.faults;
    entries.push_back(*first);
    for (auto later = at + 1; later != steps.end(); ++later) {
        const Answer& its = step(*later).answer;
        const auto before = card(stateAfter(step(*later).parent), its), now = card(tried.state(), its);
        if (before && now && before != now)
            misfits.push_back({*later, {"play-asked-otherwise", {}}});
        else if (auto entry = tried.answered(its))
            entries.push_back(*entry);
        else
            misfits.push_back({*later, entry.faults.front().message});
    }
    return entries;
}

Reading<std::vector<Entry>> Battle::corrected(int number, const Answer& answer, std::vector<Misfit>& misfits)
{
    auto entries = toCorrect(number, answer, misfits);
    if (entries)
        for (const Entry& entry : *entries)
            restored(entry);
    return entries;
}

std::vector<int> ruledOtherwise(const Battle& battle)
{
    std::vector<int> steps;
    for (const int number : battle.line()) {
        const Entry& entry = battle.log()[std::size_t(number - 1)];
        if (resolved(battle.game(), battle.stateAfter(entry.parent), entry.answer).events != entry.events)
            steps.push_back(number);
    }
    return steps;
}

} // namespace strategikon::play
