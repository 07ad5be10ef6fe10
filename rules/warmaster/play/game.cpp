#include "rules/warmaster/play/game.h"

#include "rules/warmaster/play/agenda.h"
#include "rules/warmaster/play/agreeing.h"
#include "rules/warmaster/play/attacks.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/broken.h"
#include "rules/warmaster/play/command.h"
#include "rules/warmaster/play/commanding.h"
#include "rules/warmaster/play/driving.h"
#include "rules/warmaster/play/handouts.h"
#include "rules/warmaster/play/messages.h"
#include "rules/warmaster/play/messages_begin.h"
#include "rules/warmaster/play/places.h"
#include "rules/warmaster/play/prospects.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/score.h"
#include "rules/warmaster/play/turn.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

using namespace warmasterPlay;

class WarmasterGame final : public play::Game, public play::Foresight {
public:
    WarmasterGame()
    {
        addAgreedMessages();
        addBeginMessages();
        addHandoutMessages();
        addShownMessages();
        addProspectMessages();
        // Actions are offered in this order: what one does in a phase, then how it ends.
        for (auto part : {beforeRules(), arrivalRules(), chargeRules(), shootingRules(), combatRules(), orderRules(),
                 moveRules(), aftermathRules(), turnRules(), endRules()})
            std::move(part.begin(), part.end(), std::back_inserter(rules_));
        for (std::size_t i = 0; i < rules_.size(); ++i)
            at_.emplace(rules_[i].what, i);
    }

    const play::Fields& fields() const override { return warmasterPlay::fields(); }
    const std::vector<play::Switch>& switches() const override
    {
        (void)theBook(); // whoever asks knows afterwards whether the tables can be read
        return warmasterPlay::switches();
    }
    const play::Cited* cited(const play::State& state, std::string_view id) const override
    {
        return bookWith(state.house).cited(id);
    }
    Reading<std::string> house(std::string_view text, const std::string& file) const override
    {
        return play::readHouse(text, file, "warmaster", theBook(), {attackWords(), orderWords(), driveWords()});
    }
    std::vector<play::Cited> houseGround() const override
    {
        std::vector<play::Cited> all = theBook().rules;
        all.insert(all.end(), theBook().specials.begin(), theBook().specials.end());
        std::erase_if(all, [](const play::Cited& one) { return one.cells.front().empty(); });
        return all;
    }
    std::vector<play::HouseRule> houseRules(const std::string& kept) const override
    {
        return play::houseRulesOf(kept, bookWith(kept));
    }

    std::vector<Ask> can(const play::State& state) const override
    {
        if (state.over)
            return {};
        const Table table(state);
        if (!state.agenda.empty()) {
            const Step& step = state.agenda.back();
            const Rule& waits = rule(step.what);
            auto ask = waits.asks ? waits.asks(table, step) : std::nullopt;
            // Of a record from elsewhere: with nothing to ask it goes on by itself once it is touched.
            return {finished(waits, table, ask ? std::move(*ask) : Ask{}, step)};
        }
        std::vector<Ask> open;
        for (const Rule& rule : rules_)
            if (std::find(rule.phases.begin(), rule.phases.end(), state.phase) != rule.phases.end())
                if (const Step step{rule.what, state.side, {}, {}}; auto ask = rule.asks(table, step))
                    open.push_back(finished(rule, table, std::move(*ask), step));
        return open;
    }

    play::Preview preview(const play::State& state, const Answer& answer) const override
    {
        const Step step = stepOf(state, answer);
        const auto found = at_.find(step.what);
        if (found == at_.end())
            return {};
        const Rule& asked = rules_[found->second];
        return asked.preview ? asked.preview(Table(state), step, drafted(asked, Table(state), step, answer))
                             : diceOf(state, step);
    }

    std::vector<play::Told> told(
        const play::State& state, const Ask& ask, const Answer& answer, const field::Field* on) const override
    {
        const auto found = at_.find(ask.what);
        if (found == at_.end() || !rules_[found->second].told)
            return {};
        const Table table(state);
        return rules_[found->second].told(Tape(table, on), ask, answer);
    }

    play::Resolved resolve(const play::State& state, const Answer& answer) const override
    {
        const Step step = stepOf(state, answer);
        const auto found = at_.find(step.what);
        if (found == at_.end())
            return {{}, Message{"play-not-now", {{"what", answer.what}}}};
        Doing doing(state);
        doing.happened("step", step.on);
        if (!state.agenda.empty())
            doing.drop();
        if (auto refused = rules_[found->second].resolve(doing, step, answer))
            return {{}, std::move(refused)};
        if (rules_[found->second].runsOver)
            runOver(doing, named(answer, runOverInput));
        return goneOn(doing);
    }

    std::vector<play::Prospect> ahead(
        const play::State& state, const play::Course& course, const std::vector<play::Supposed>& all) const override
    {
        const Table table(state);
        std::vector<play::Prospect> seen;
        if (state.over)
            return seen;
        const Intent intent{course, all};
        auto charges = chargesAhead(*this, table, intent);
        const bool atHand = !charges.empty() && charges.front().what == "charge"; // then nothing else matters now
        auto plan = atHand && intent.place("order") < 0 ? std::nullopt : planAhead(table, intent);
        if (plan)
            seen.push_back(std::move(*plan));
        std::move(charges.begin(), charges.end(),
            atHand ? std::inserter(seen, seen.begin()) : std::inserter(seen, seen.end()));
        if (!atHand)
            for (auto& combat : combatsAhead(table, intent))
                seen.push_back(std::move(combat));
        return seen;
    }

    std::vector<std::string> phases() const override { return turnPhases(); }
    play::Resolved agreed(const play::State& state, const play::Agreement& agreement) const override
    {
        Doing doing(state);
        if (auto refused = agree(doing, *this, agreement))
            return {{}, std::move(refused)};
        return goneOn(doing);
    }

    play::Manner manner(const play::Event& event) const override { return mannerOf(event.what); }
    std::vector<play::Standing> standings(const play::State& state) const override
    {
        return warmasterPlay::standings(Table(state));
    }
    int winner(const play::State& state) const override { return warmasterPlay::winner(Table(state)); }
    std::vector<Message> stakes(const play::State& state) const override { return warmasterPlay::stakes(Table(state)); }
    std::string score() const override { return "points"; }
    std::vector<play::Honour> honours() const override { return {{"charges", "charged"}, {"pursuits", "pursued"}}; }
    std::vector<std::string> figures(play::Sort sort) const override { return warmasterPlay::figures(sort); }
    std::vector<play::Tick> ticks(const play::State& state, play::Id thing) const override
    {
        return warmasterPlay::ticks(Table(state), thing);
    }
    std::vector<play::Pace> paces(const play::State& state) const override
    {
        return warmasterPlay::paces(Table(state));
    }
    std::vector<play::Passage> passages(const play::State& state) const override
    {
        return warmasterPlay::passages(Table(state));
    }
    std::vector<std::string> fightsBy() const override { return warmasterPlay::fightsBy(); }
    std::vector<play::Bout> bouts(const play::State& state) const override
    {
        return warmasterPlay::bouts(Table(state));
    }
    const std::vector<play::Term>& terms() const override { return warmasterPlay::terms(); }
    const std::vector<play::Drawing>& drawings() const override { return warmasterPlay::drawings(); }

    bool reads(const play::State& state) const override { return carriesWhatIsRead(state); }
    std::vector<std::string> broken(const play::State& state) const override { return warmasterPlay::broken(state); }

private:
    const Rule& rule(const std::string& what) const { return rules_[at_.at(what)]; }

    static Ask finished(const Rule& rule, const Table& table, Ask ask, const Step& step)
    {
        ask.what = step.what;
        ask.step = !table.state().agenda.empty();
        if (ask.who == play::nobody)
            ask.who = step.who;
        if (ask.on.empty())
            ask.on = step.on;
        if (rule.runsOver)
            askWhoIsRunOver(table, ask);
        return ask;
    }

    static Step stepOf(const play::State& state, const Answer& answer)
    {
        return state.agenda.empty() ? Step{answer.what, state.side, {}, {}} : state.agenda.back();
    }

    // An answer in the making: where somebody has to be named and nobody is yet, it is not answered.
    static Answer drafted(const Rule& rule, const Table& table, const Step& step, Answer answer)
    {
        const auto empty = [](const auto& one) { return one.second.empty(); };
        if (std::none_of(answer.inputs.begin(), answer.inputs.end(), empty))
            return answer;
        const auto ask = rule.asks ? rule.asks(table, step) : std::nullopt;
        std::erase_if(answer.inputs, [&](const auto& one) {
            const Input* input = ask ? ask->find(one.first) : nullptr;
            return one.second.empty() && input && input->least > 0;
        });
        return answer;
    }

    play::Preview diceOf(const play::State& state, const Step& step) const
    {
        play::Preview seen;
        if (const auto ask = rule(step.what).asks(Table(state), step))
            for (const Input& input : ask->inputs)
                if (input.kind == Input::Kind::dice)
                    seen.dice.push_back(input.dice);
        return seen;
    }

    // Steps that nobody has to answer are resolved at once, so that the agenda never waits in vain.
    void goOn(Doing& doing) const
    {
        while (!doing.state().over && !doing.state().agenda.empty()) {
            const Step step = doing.state().agenda.back();
            const Rule& next = rule(step.what);
            if (next.asks && next.asks(doing, step))
                return;
            doing.happened("step", step.on);
            doing.drop();
            next.resolve(doing, step, {});
        }
    }

    play::Resolved goneOn(Doing& doing) const
    {
        goOn(doing);
        auto events = doing.taken();
        std::erase_if(events, [](const play::Event& event) { return event.what == "step" && event.changes.empty(); });
        return {std::move(events), {}};
    }

    Rules rules_;
    std::map<std::string, std::size_t> at_;
};

} // namespace

const play::Game& warmasterGame()
{
    static const WarmasterGame game;
    return game;
}

} // namespace strategikon
