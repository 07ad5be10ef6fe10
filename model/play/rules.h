// A game as a list of rules: one kind of step or action each. What finds the rule, asks, previews, resolves, and goes
// on by itself where nobody has to answer is the same for every system.
#pragma once

#include "model/play/game.h"
#include "model/play/sealed.h"
#include "model/play/view.h"
#include "model/text/contains.h"

#include <algorithm>
#include <functional>
#include <map>

namespace strategikon::play {

// Who may take an action: the side whose turn it is, the other, or each of them. Where nobody has the turn
// (State::side is both) it is each of them whatever the rule says.
enum class Who { mover, other, either };
std::vector<int> sidesOf(Who acts, int turnOf);

// What an open step must carry for its rule: so many things and figures at least, none of them beyond what a battle can
// come to, and what else `fits`. A record from elsewhere may carry something else; the rules do not look twice.
struct StepShape {
    std::size_t on = 0, with = 0;
    std::function<bool(const State&, const Step&)> fits{};
    int utmost = 200; // dice, hits, cm: no battle comes near it; a rule that counts in paces says its own
    bool holds(const State& state, const Step& step) const;
};

// Of a system that measures nothing on the map.
struct NoTape {
    NoTape(const View&, const field::Field*) {}
};

// View: questions about a state, made of it. Transaction: a View that tells what happens (transaction.h). Tape: a View
// that measures on the map, made of a View and the battlefield.

template <class View, class Transaction, class Tape>
struct RuleOf {
    std::string what{};                 // code of the step or the action
    std::optional<StepShape> carries{}; // of a step; of an action only where it may wait on the agenda too
    // An action: what a side may do in phases of the list; a step has none and waits on the agenda.
    std::vector<std::string> phases{};
    Who acts = Who::mover;
    bool anytime = false;     // an action that may be told at any time: no phase waits for it
    bool selectsOnly = false; // an action that only says whom the next card is about: who is named last answers it
    bool opensItself = false; // an action: its card lies open by itself where it comes filled in whole
    bool noChoice = false;    // a step that tells how things lie: filled in whole, nobody has to be asked
    bool sealed = false;      // a step of one side whose answer nobody else knows before a step of opening() (sealed.h)

    // The card: of the step on top of the agenda, or of the action; nothing where it is not open now.
    std::function<std::optional<Decision>(const View&, const Step&)> asks{};
    // What an answer, whole or in part, means. May be empty: then only the dice of the card are told.
    std::function<Preview(const View&, const Step&, const Answer&)> preview{};
    // What was said last time, of those in that order, as this card says it; empty: word for word.
    std::function<Answer(const Decision&, const Ids& then, Answer said)> asLastTime{};
    // What the map tells of the card's facts; may be empty.
    std::function<std::vector<MapFact>(const Tape&, const Decision&, const Answer&)> mapFacts{};
    // Who would be named with those whom the answer names; may be empty.
    std::function<std::vector<Id>(const Tape&, const Decision&, const Answer&)> together{};
    // Of an action: whether the map shows for certain that nobody can take it now. Empty: it shows nothing of the kind.
    std::function<bool(const Tape&)> idle{};
    // What the map has against an answer in the making; may be empty.
    std::function<Warnings(const Tape&, const Decision&, const Answer&)> warnings{};
    // The step is off the agenda when this is called; `step` is a copy of it. A message refuses the answer.
    std::function<std::optional<Message>(Transaction&, const Step& step, const Answer&)> resolve{};
};

template <class View, class Transaction, class Tape>
class RuledGame : public Game {
public:
    using Rule = RuleOf<View, Transaction, Tape>;

    std::vector<Decision> can(const State& state) const override
    {
        if (state.over)
            return {};
        const View view(state);
        if (!state.agenda.empty()) {
            const Step& waits = state.agenda.back();
            if (waits.who != eachSide)
                return {waiting(view, waits, false)};
            return {waiting(view, of(waits, 0), true), waiting(view, of(waits, 1), true)};
        }
        std::vector<Decision> open;
        for (const Rule& rule : rules_)
            actions(view, rule, open);
        return open;
    }

    std::optional<Decision> card(const State& state, std::string_view what, int who) const override
    {
        if (state.over || !state.agenda.empty())
            return Game::card(state, what, who);
        const View view(state);
        std::vector<Decision> open;
        for (const Rule& rule : rules_)
            if (rule.what == what)
                actions(view, rule, open);
        const Decision* its = cardFor(open, what, who);
        return its ? std::optional(*its) : std::nullopt;
    }

    Preview preview(const State& state, const Answer& answer) const override
    {
        const Step step = stepOf(state, answer);
        const auto found = at_.find(step.what);
        if (found == at_.end())
            return Preview();
        const View view(state);
        const Rule& asked = rules_[found->second];
        return asked.preview ? asked.preview(view, step, drafted(asked, view, step, answer)) : diceOf(view, step);
    }

    Answer asLastTime(const Decision& ask, const Ids& then, const Answer& said) const override
    {
        const auto found = at_.find(ask.what);
        const bool its = found != at_.end() && rules_[found->second].asLastTime;
        return its ? rules_[found->second].asLastTime(ask, then, said) : said;
    }

    std::vector<MapFact> mapFacts(
        const State& state, const Decision& ask, const Answer& answer, const field::Field* on) const override
    {
        const auto found = at_.find(ask.what);
        if (found == at_.end() || !rules_[found->second].mapFacts)
            return {};
        const View view(state);
        return rules_[found->second].mapFacts(Tape(view, on), ask, answer);
    }

    std::vector<Id> together(
        const State& state, const Decision& ask, const Answer& answer, const field::Field* on) const override
    {
        const auto found = at_.find(ask.what);
        if (found == at_.end() || !rules_[found->second].together)
            return {};
        const View view(state);
        return rules_[found->second].together(Tape(view, on), ask, answer);
    }

    bool idle(const State& state, const Decision& action, const field::Field* on) const override
    {
        const auto found = at_.find(action.what);
        if (found == at_.end() || !rules_[found->second].idle || on == nullptr)
            return false;
        const View view(state);
        return rules_[found->second].idle(Tape(view, on));
    }

    Warnings warnings(
        const State& state, const Decision& ask, const Answer& answer, const field::Field* on) const override
    {
        const auto found = at_.find(ask.what);
        if (found == at_.end() || !rules_[found->second].warnings)
            return {};
        const View view(state);
        return rules_[found->second].warnings(Tape(view, on), ask, answer);
    }

    Resolved resolve(const State& state, const Answer& answer) const override
    {
        const Step step = stepOf(state, answer);
        const auto found = at_.find(step.what);
        const bool waits = !state.agenda.empty(); // else it is an action, and no step that somebody made up
        if (found == at_.end() || (!waits && rules_[found->second].phases.empty()))
            return {{}, Message{"play-not-now", {{"what", answer.what}}}};
        Transaction transaction(state);
        transaction.happened("step", step.on);
        if (waits)
            transaction.drop();
        if (waits && state.agenda.back().who == eachSide)
            transaction.push(of(step, 1 - step.who)); // the other side's, behind all that follows from this one
        if (rules_[found->second].sealed)
            putAside(transaction, step, answer);
        else if (auto refused = rules_[found->second].resolve(transaction, step, answer))
            return {{}, std::move(refused)};
        return settled(transaction);
    }

    bool reads(const State& state) const override
    {
        return std::ranges::all_of(state.agenda, [&](const Step& step) {
            const auto found = at_.find(step.what);
            if (found == at_.end())
                return false;
            const Rule& its = rules_[found->second];
            return its.carries ? its.carries->holds(state, step) : its.phases.empty() && StepShape{}.holds(state, step);
        });
    }

protected:
    // The rule of the step that opens what is sealed; a system with sealed rules adds it and puts that step on the
    // agenda. What was answered comes true then, in the order in which it was sealed, by the rules of the steps.
    Rule opening() const
    {
        Rule rule;
        rule.what = openingStep;
        rule.asks = [](const View&, const Step&) { return std::optional(Decision{.who = both}); };
        rule.resolve = [this](Transaction& transaction, const Step&, const Answer& answer) {
            return open(transaction, answer);
        };
        return rule;
    }

    // Actions are offered in the order in which their rules come.
    void add(std::vector<Rule> rules)
    {
        for (Rule& one : rules) {
            at_.emplace(one.what, rules_.size());
            rules_.push_back(std::move(one));
        }
    }

    Resolved settled(Transaction& transaction) const
    {
        settle(transaction);
        auto events = transaction.taken();
        std::erase_if(events, [](const Event& event) { return event.what == "step" && event.changes.empty(); });
        return {std::move(events), {}};
    }

private:
    const Rule& rule(const std::string& what) const { return rules_[at_.at(what)]; }

    // Of one rule, a card for each side that has it now.
    static void actions(const View& view, const Rule& rule, std::vector<Decision>& open)
    {
        const State& state = view.state();
        if (!contains(rule.phases, state.phase))
            return;
        const auto sides = sidesOf(rule.acts, state.side);
        for (const int side : sides)
            if (const Step step{rule.what, side, {}, {}}; auto ask = rule.asks(view, step)) {
                open.push_back(finished(std::move(*ask), step, false));
                open.back().shared = sides.size() > 1;
                open.back().anytime = rule.anytime;
                open.back().selectsOnly = rule.selectsOnly;
                open.back().opensItself = rule.opensItself;
            }
    }

    static Step of(Step step, int side)
    {
        step.who = side;
        return step;
    }

    // Of a record from elsewhere: with nothing to ask it goes on by itself once it is touched.
    Decision waiting(const View& view, const Step& step, bool shared) const
    {
        const Rule& waits = rule(step.what);
        auto ask = waits.asks ? waits.asks(view, step) : std::nullopt;
        Decision open = withSeal(finished(ask ? std::move(*ask) : Decision{}, step, true), waits, view.state());
        open.shared = shared;
        open.noChoice = open.noChoice || waits.noChoice;
        return open;
    }

    static Decision finished(Decision ask, const Step& step, bool waits)
    {
        ask.what = step.what;
        ask.step = waits;
        if (ask.who == nobody)
            ask.who = step.who;
        if (ask.on.empty())
            ask.on = step.on;
        for (Input& input : ask.inputs)
            leaveOut(ask, input);
        return ask;
    }

    // Who has to be named elsewhere is not offered.
    static void leaveOut(const Decision& ask, Input& input)
    {
        for (const std::string& id : input.apart)
            if (const Input* other = ask.find(id);
                other && other->least > 0 && int(other->among.size()) == other->least)
                for (const Id one : other->among) {
                    std::erase(input.among, one);
                    if (input.given)
                        std::erase(*input.given, one);
                }
        if (!input.apart.empty())
            input.most = std::min(input.most, int(input.among.size()));
    }

    static Decision withSeal(Decision ask, const Rule& rule, const State& state)
    {
        ask.sealed = rule.sealed;
        ask.hidden = rule.sealed && state.hides;
        return ask;
    }

    static void putAside(Transaction& transaction, const Step& step, const Answer& answer)
    {
        const std::string side = step.who == 1 ? "1" : "0";
        transaction.happened((transaction.state().hides ? "answer-hidden-" : "answer-sealed-") + side, step.on);
        transaction.builder().seal({step.who == 1 ? 1 : 0, step, answer.text});
    }

    std::optional<Message> open(Transaction& transaction, const Answer& opening) const
    {
        const auto all = openedBy(transaction.state(), opening);
        if (!all)
            return all.faults.front().message;
        for (const OpenedAnswer& one : *all)
            if (auto refused = openOne(transaction, one))
                return refused;
        return {};
    }

    static std::size_t firstAnswer(const State& state)
    {
        const auto it = std::ranges::find_if(state.sealed, std::not_fn(areNotes));
        return std::size_t(it - state.sealed.begin());
    }

    std::optional<Message> openOne(Transaction& transaction, const OpenedAnswer& opened) const
    {
        State there = transaction.state();
        const Step& step = opened.sealed.step;
        there.agenda.push_back(step);
        const auto found = at_.find(step.what);
        if (found == at_.end() || !rules_[found->second].sealed || !this->reads(there))
            return Message{"play-not-now", {{"what", step.what}}};
        const View view(there);
        const auto ask = rules_[found->second].asks(view, step);
        if (auto wrong = ask ? misfit(finished(*ask, step, true), opened.answer) : Message{"play-events", {}})
            return wrong;
        const std::string side = opened.sealed.side == 1 ? "1" : "0";
        transaction.happened((opened.after ? "answer-told-after-" : "answer-opened-") + side, step.on);
        transaction.builder().open(firstAnswer(transaction.state()));
        return rules_[found->second].resolve(transaction, step, opened.answer);
    }

    // Whose it is the answer says, where both sides may.
    Step stepOf(const State& state, const Answer& answer) const
    {
        if (!state.agenda.empty()) {
            const Step& waits = state.agenda.back();
            return waits.who == eachSide ? of(waits, answer.who == 1) : waits;
        }
        const auto found = at_.find(answer.what);
        const auto sides = sidesOf(found == at_.end() ? Who::mover : rules_[found->second].acts, state.side);
        const bool its = contains(sides, answer.who);
        return {answer.what, its ? answer.who : sides.front(), {}, {}};
    }

    // An answer in the making: where somebody has to be named and nobody is yet, it is not answered.
    static Answer drafted(const Rule& rule, const View& view, const Step& step, Answer answer)
    {
        const auto empty = [](const auto& one) { return one.second.empty(); };
        if (std::ranges::none_of(answer.inputs, empty))
            return answer;
        const auto ask = rule.asks ? rule.asks(view, step) : std::nullopt;
        std::erase_if(answer.inputs, [&](const auto& one) {
            const Input* input = ask ? ask->find(one.first) : nullptr;
            return one.second.empty() && input && input->least > 0;
        });
        return answer;
    }

    Preview diceOf(const View& view, const Step& step) const
    {
        Preview seen;
        const Rule& its = rule(step.what);
        if (const auto ask = its.asks ? its.asks(view, step) : std::nullopt)
            for (const Input& input : ask->inputs)
                if (input.kind == Input::Kind::dice)
                    seen.dice.push_back(input.dice);
        return seen;
    }

    // Steps that nobody has to answer are resolved at once, so that the agenda never waits in vain. They have no reason
    // to refuse: nobody would hear it.
    void settle(Transaction& transaction) const
    {
        while (!transaction.state().over && !transaction.state().agenda.empty()) {
            const Step step = transaction.state().agenda.back();
            const Rule& next = rule(step.what);
            if (step.who == eachSide || (next.asks && next.asks(transaction, step)))
                return;
            transaction.happened("step", step.on);
            transaction.drop();
            next.resolve(transaction, step, {});
        }
    }

    std::vector<Rule> rules_{};
    std::map<std::string, std::size_t> at_{};
};

} // namespace strategikon::play
