#include "battle.h"

#include "action.h"
#include "agreed.h"
#include "model/play/messages.h"
#include "model/play/sealed.h"
#include "model/text/contains.h"
#include "reapply.h"

#include <algorithm>

namespace strategikon::play {

namespace {

constexpr int between = 32; // kept states

Fault refusal(std::string code, Arguments args = {})
{
    addPlayMessages();
    return {{}, {std::move(code), std::move(args)}};
}

Fault refusal(Message why)
{
    Fault fault;
    fault.message = std::move(why);
    return fault;
}

// Things by their names: an ask does not know them.
std::optional<Message> named(const State& state, std::optional<Message> why)
{
    if (why && (why->code == "play-not-among" || why->code == "play-twice" || why->code == "play-in-both"))
        for (auto& [place, value] : why->args)
            if (place == "value")
                if (const Id thing = thingNamed(state, "#" + english(value)))
                    value = nameOf(state, thing);
    return why;
}

// The ask that an answer is for, among those open now.
std::optional<Message> refusal(const Game& game, const State& state, const Answer& answer)
{
    if (const auto ask = game.card(state, answer.what, answer.who))
        return named(state, misfit(*ask, answer));
    const std::vector<Decision> open = game.can(state);
    if (open.empty())
        return Message{"play-over", {}};
    if (open.front().step)
        return named(state, misfit(open.front(), answer));
    std::string words;
    for (const Decision& ask : open)
        words += (words.empty() ? "" : ", ") + ask.what;
    return Message{"play-not-open", {{"answered", answer.what}, {"open", words}}};
}

// What is only hidden stands where no screen looks for it.
Answer asKept(const Game& game, const State& state, const Answer& answer)
{
    if (!state.hides)
        return answer;
    const std::vector<Decision> open = game.can(state);
    return !open.empty() && open.front().hidden && open.front().what == answer.what ? hiddenAnswer(answer) : answer;
}

// The events happen, and the rules can go on from there; otherwise nothing is changed.
bool happens(State& state, const std::vector<Event>& events, const Game& game)
{
    if (!apply(state, events))
        return false;
    return game.reads(state) || (takeBack(state, events), false);
}

} // namespace

Battle::Battle(const Game& game, State beginning) : game_(&game)
{
    beginning.words = game.words();
    beginning_ = beginning;
    state_ = std::move(beginning);
}

Battle::Battle(const Game& game, State then, int entries, int head) : Battle(game, std::move(then))
{
    before_ = entries;
    root_ = head_ = head;
}

Entry& Battle::append(Entry entry)
{
    entry.number = entries() + 1;
    log_.push_back(std::move(entry));
    return log_.back();
}

State Battle::stateAfter(int number) const
{
    std::vector<int> way;
    int from = number;
    while (from != root_ && !kept_.count(from)) {
        way.push_back(from);
        from = step(from).parent;
    }
    State state = from == root_ ? beginning_ : *kept_.at(from);
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
    for (int at = head_; at != root_; at = step(at).parent)
        steps.push_back(at);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

bool Battle::hid() const
{
    const auto steps = line();
    return std::ranges::any_of(steps, [&](int at) {
        const auto& events = step(at).events;
        return std::ranges::any_of(events, [](const Event& one) { return one.what.starts_with("answer-hidden-"); });
    });
}

std::vector<int> Battle::ahead() const
{
    std::vector<int> steps;
    for (auto it = newest_.find(head_); it != newest_.end(); it = newest_.find(it->second))
        steps.push_back(it->second);
    return steps;
}

int Battle::tip(int number) const
{
    for (auto it = newest_.find(number); it != newest_.end() && !leftAt_.count(number); it = newest_.find(number))
        number = it->second;
    return number;
}

Result<Entry> Battle::done(Result<Entry> entry)
{
    if (entry && !restored(*entry))
        return refusal("play-events");
    return entry;
}

Result<std::vector<Entry>> Battle::doneAll(Result<std::vector<Entry>> entries)
{
    if (entries)
        for (const Entry& entry : *entries)
            restored(entry);
    return entries;
}

bool Battle::isStep(int number) const
{
    return number == root_ || (number > before_ && number <= entries() && step(number).kind == Entry::Kind::step);
}

Result<Entry> Battle::toAnswer(const Answer& answer) const
{
    if (auto why = isAgreed(answer) ? std::nullopt : refusal(*game_, state_, answer))
        return refusal(*why);
    const Answer kept = asKept(*game_, state_, answer);
    Resolved came = resolved(*game_, state_, kept);
    if (came.refused)
        return refusal(*came.refused);
    Entry entry{.kind = Entry::Kind::step, .parent = head_, .answer = kept, .events = std::move(came.events)};
    entry.number = entries() + 1;
    return entry;
}

std::optional<Message> Battle::refusedBeforeDice(Answer answer) const
{
    if (const auto ask = game_->card(state_, answer.what, answer.who)) {
        throwDice(*ask, answer, [](int) { return 1; });
        if (ask->sealed && answer.text.empty()) // it is still to be sealed
            return refusedSealed(*game_, state_, answer);
    }
    const auto entry = toAnswer(answer);
    if (entry)
        return {};
    const Message& why = entry.faults.front().message;
    return why.code == "play-missing" || why.code == "play-fact-needed" ? std::nullopt : std::optional(why);
}

bool Battle::restored(const Entry& entry)
{
    if (entry.number != entries() + 1)
        return false;
    if (entry.kind == Entry::Kind::note)
        return isStep(entry.to) || (entry.to >= 0 && entry.to <= before_) ? (append(entry), true) : false;
    if (entry.kind == Entry::Kind::moved) {
        if (!isStep(entry.to))
            return false;
        if (entry.what == "correct")
            leftAt_.insert(lastLeft_ = head_);
        state_ = stateAfter(entry.to);
        head_ = entry.to;
        for (int at = head_; at != root_; at = step(at).parent) { // redo goes on from here on the same way
            newest_[step(at).parent] = at;
            leftAt_.erase(step(at).parent);
        }
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
    leftAt_.erase(entry.parent);
    head_ = entry.number;
    if (entry.number % between == 0)
        kept_[entry.number] = std::make_shared<const State>(state_);
    return true;
}

Entry Battle::toMove(int number, const char* what) const
{
    Entry entry{.kind = Entry::Kind::moved, .to = number, .what = what};
    entry.number = entries() + 1;
    return entry;
}

Result<Entry> Battle::toUndo(int times) const
{
    int to = head_;
    for (int i = 0; i < times; ++i) {
        if (to == root_)
            return refusal("play-nothing-to-undo");
        to = askedBy(to);
        if (!isWhole() && step(to).answer.unasked) // somebody was asked before what is at hand
            return refusal("play-nothing-to-undo");
        to = step(to).parent;
    }
    return toMove(to, "undo");
}

int Battle::askedBy(int number) const
{
    while (step(number).answer.unasked && step(number).parent != root_)
        number = step(number).parent;
    return number;
}

Result<Entry> Battle::toRedo(int times) const
{
    int to = head_;
    for (int i = 0; i < times; ++i) {
        const auto it = newest_.find(to);
        if (it == newest_.end())
            return refusal("play-nothing-to-redo");
        to = it->second;
        for (auto on = newest_.find(to); on != newest_.end() && step(on->second).answer.unasked; on = newest_.find(to))
            to = on->second;
    }
    return toMove(to, "redo");
}

Result<Entry> Battle::toGo(int number) const
{
    if (!isStep(number))
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    return toMove(number, "goto");
}

Result<Entry> Battle::toNote(std::string what, std::string text, int number) const
{
    if (!isStep(number))
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    Entry entry{.kind = Entry::Kind::note, .to = number, .what = std::move(what), .text = std::move(text)};
    entry.number = entries() + 1;
    return entry;
}

Result<std::vector<Entry>> Battle::toCorrect(int number, const Answer& answer, std::vector<Misfit>& misfits) const
{
    const std::vector<int> steps = line();
    const auto at = std::ranges::find(steps, number);
    if (at == steps.end())
        return refusal("play-no-step", {{"step", std::to_string(number)}});
    Battle tried = *this;
    std::vector<Entry> entries{tried.toMove(step(number).parent, "correct")};
    tried.restored(entries.front());
    const auto first = tried.answered(answer);
    if (!first)
        return first.faults;
    entries.push_back(*first);
    follow({at + 1, steps.end()}, tried, entries, misfits);
    return entries;
}

Result<std::vector<Entry>> Battle::toReapply(int number, std::vector<Misfit>& misfits) const
{
    const std::vector<int> steps = line();
    const auto onLine = [&](int one) { return one == root_ || contains(steps, one); };
    if (!isStep(number) || onLine(number))
        return refusal("play-no-other-step", {{"step", std::to_string(number)}});
    std::vector<int> course;
    int parting = tip(number);
    for (; !onLine(parting); parting = step(parting).parent)
        course.insert(course.begin(), parting);
    const auto since = parting == root_ ? steps.begin() : std::ranges::find(steps, parting) + 1;
    const auto rest = std::span(course).subspan(alreadyHere(course, {since, steps.end()}));
    if (rest.empty())
        return refusal("play-nothing-to-follow");
    Battle tried = *this;
    std::vector<Entry> entries;
    follow(rest, tried, entries, misfits);
    if (entries.empty())
        return refusal(state_.agenda.empty() ? "play-nothing-fits" : "play-answer-first");
    return entries;
}

bool Battle::waits(int number) const
{
    std::vector<Misfit> misfits;
    const auto entries = toReapply(number, misfits);
    return !entries && entries.faults.front().message.code == "play-answer-first";
}

// How much of the course lies before what comes after the last of its answers that was given on the line too. What a
// correction took the place of is not given again, and what took it stands for nothing else.
std::size_t Battle::alreadyHere(std::span<const int> course, std::span<const int> line) const
{
    const bool corrects = !line.empty() && line.front() > before_ + 1 && entry(line.front() - 1).what == "correct";
    std::size_t from = corrects ? 1 : 0;
    for (const int here : line.subspan(from))
        for (std::size_t i = from; i < course.size(); ++i) {
            const Answer &there = step(course[i]).answer, &given = step(here).answer;
            if (there.what != given.what)
                continue;
            const auto again =
                reapplied(*game_, stateAfter(step(course[i]).parent), stateAfter(step(here).parent), there, i == from);
            if (again && again->inputs == given.inputs) {
                from = i + 1;
                break;
            }
        }
    return from;
}

// Whether it was an answer to what an earlier one had called up, and not something that was done next.
bool Battle::springsFromBefore(int number) const { return !stateAfter(step(number).parent).agenda.empty(); }

// What was answered in these steps, answered in `tried` as far as it fits there. What one action called up is given
// once that action was; its questions may come in another order there. Where one waits that nobody had answered, all
// that was done afterwards waits behind it.
void Battle::follow(
    std::span<const int> steps, Battle& tried, std::vector<Entry>& entries, std::vector<Misfit>& misfits) const
{
    const auto first = misfits.size();
    while (!steps.empty()) {
        std::size_t many = 1;
        while (many < steps.size() && springsFromBefore(steps[many]))
            ++many;
        const bool acts = !springsFromBefore(steps.front());
        if (acts && !tried.state().agenda.empty()) {
            for (const int number : steps)
                misfits.push_back({number,
                    {"play-other-step",
                        {{"answered", step(number).answer.what}, {"asked", tried.state().agenda.back().what}}}});
            break;
        }
        followOne({steps.data(), many}, acts, tried, entries, misfits);
        steps = steps.subspan(many);
    }
    std::sort(misfits.begin() + std::ptrdiff_t(first), misfits.end(),
        [](const Misfit& one, const Misfit& other) { return one.step < other.step; });
}

// One action, where `acts`, and what it called up.
void Battle::followOne(std::span<const int> steps, bool acts, Battle& tried, std::vector<Entry>& entries,
    std::vector<Misfit>& misfits) const
{
    std::vector<Misfit> left;
    const auto fits = [&](int number, bool sequel) {
        const auto again =
            reapplied(*game_, stateAfter(step(number).parent), tried.state(), step(number).answer, sequel);
        const auto entry = again ? tried.answered(*again) : Result<Entry>(again.faults);
        if (entry)
            entries.push_back(*entry);
        else
            left.push_back({number, entry.faults.front().message});
        return bool(entry);
    };
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!fits(steps[i], left.empty()) && i == 0 && acts) {
            for (const int number : steps.subspan(1))
                left.push_back({number, {"play-asked-otherwise", {}}});
            break;
        }
    for (bool any = !left.empty() && left.size() < steps.size(); any;) {
        const auto again = std::exchange(left, {});
        any = false;
        for (const Misfit& one : again)
            any = fits(one.step, false) || any;
    }
    misfits.insert(misfits.end(), left.begin(), left.end());
}

std::multimap<int, const Entry*> notesOf(const Battle& battle)
{
    std::multimap<int, const Entry*> notes;
    for (const Entry& entry : battle.log())
        if (entry.kind == Entry::Kind::note)
            notes.emplace(entry.to, &entry);
    return notes;
}

const State& Walk::after(int step)
{
    if (step != battle_.root() && battle_.entry(step).parent == at_)
        apply(state_, battle_.entry(step).events);
    else if (step != at_)
        state_ = battle_.stateAfter(step);
    at_ = step;
    return state_;
}

namespace {

// A card that was open, by the one whose it is, with values that it takes.
bool isAsked(const Game& game, const State& state, const Answer& answer)
{
    if (isAgreed(answer))
        return true;
    const auto ask = game.card(state, answer.what, answer.who);
    return ask && (ask->who == answer.who || answer.who == nobody) && !misfit(*ask, answer);
}

// The card was open, but for the other side alone.
bool isAnothers(const Game& game, const State& state, const Answer& answer)
{
    if (isAgreed(answer) || answer.who == nobody)
        return false;
    const auto ask = game.card(state, answer.what, answer.who);
    return ask && ask->who != answer.who;
}

} // namespace

Judged judgedAgain(const Battle& battle)
{
    Judged judged;
    Walk walk(battle);
    for (const Entry& entry : battle.log()) {
        if (entry.kind != Entry::Kind::step)
            continue;
        const State& before = walk.after(entry.parent);
        const bool same = resolved(battle.game(), before, entry.answer).events == entry.events;
        const bool asked = isAsked(battle.game(), before, entry.answer);
        const bool alien = same && !asked && isAnothers(battle.game(), before, entry.answer);
        if (alien)
            judged.aliens.push_back(entry.number);
        else if (!same || !asked)
            judged.otherwise.push_back(entry.number);
        if (!asked)
            judged.unasked.push_back(entry.number);
    }
    return judged;
}

} // namespace strategikon::play
