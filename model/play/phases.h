// The phases of a turn, one after the other, and what is due where one ends.
//
// Who acts in a phase stands in the rules of its actions (RuleOf::acts). Where a phase ends, what is due waits on the
// agenda in its order, and the next phase behind it.
#pragma once

#include "model/play/rules.h"

namespace strategikon::play {

struct Phase {
    std::string id{};
    std::vector<std::string> due{}; // steps that are nobody's, in the order in which they come
};

class Phases {
public:
    static constexpr const char* beginsStep = "phase-begins";
    static constexpr const char* endAction = "end-phase";

    // `turnBegins`: the step with which the first phase opens; empty: none.
    explicit Phases(std::vector<Phase> phases, std::string turnBegins = {});
    std::vector<std::string> ids() const;
    const std::string& first() const { return phases_.front().id; }
    const std::string& next(const std::string& phase) const; // behind the last, and of one that is none, the first
    bool isLater(const std::string& phase, const std::string& than) const;
    // Of the phase that is played. An event must have begun.
    void ends(EventBuilder& builder) const;
    void begins(EventBuilder& builder) const; // the next one

private:
    std::size_t at(const std::string& phase) const;
    std::vector<Phase> phases_;
    std::string turnBegins_;
};

// The players' own word that a phase is over. `may`: whether they may say so yet; empty: always. `phases` is held by
// reference and outlives the rules.
template <class View, class Transaction, class Tape>
RuleOf<View, Transaction, Tape> endPhase(const Phases& phases, std::function<bool(const View&)> may = {})
{
    RuleOf<View, Transaction, Tape> rule{.what = Phases::endAction, .phases = phases.ids()};
    rule.asks = [may = std::move(may)](const View& view, const Step&) {
        return !may || may(view) ? std::optional(Decision{}) : std::nullopt;
    };
    rule.resolve = [&phases](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
        transaction.happened("phase-ended");
        phases.ends(transaction.builder());
        return {};
    };
    return rule;
}

template <class View, class Transaction, class Tape>
RuleOf<View, Transaction, Tape> phaseBegins(const Phases& phases)
{
    RuleOf<View, Transaction, Tape> rule{.what = Phases::beginsStep};
    rule.resolve = [&phases](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
        transaction.happened("phase-began");
        phases.begins(transaction.builder());
        return {};
    };
    return rule;
}

} // namespace strategikon::play
