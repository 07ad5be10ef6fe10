// A battle step given entirely as data: facts that its card asks or the state knows, modifiers, dice, outcomes and what
// they do. Anything else is C++: a figure a function that tables ask by name, a step a rule that `then` names.
// Examples: tests/play/steps.yaml, rules/sixmm/play/steps.yaml.
#pragma once

#include "model/play/rules.h"
#include "rules/play/factors.h"
#include "rules/play/lookup.h"
#include "rules/play/said.h"

namespace strategikon::play {

// Re-rolled dice, if every condition in `when` is true.
struct AgainWhen {
    Conditions<Said> when{};
    Again again{};
};

// A throw knows what those before it came to.
struct TabledThrow {
    std::string id{};
    int account = 0;
    Throw basis{};
    std::optional<Amount> dice{}, reach{}, atMost{}, atLeast{}, plus{};
    std::string rowBy{}; // the choice that says which of `rows` is read
    std::map<std::string, std::vector<int>> rows{};
    std::vector<AgainWhen> again{};
    bool passes = false; // only whether it succeeds counts: its score is 1 or 0, and no sum has it
    // Whether what falls is added to the sum of its account.
    bool adds() const { return !reach && !passes; }
};

// A field of the thing of that place in Step::on: set, or more, or less; never beyond what it can hold. Of whom no
// models are left is gone.
struct Sets {
    std::string field{};
    std::size_t of = 0;
    std::optional<Amount> to{}, add{}, take{};
};

// A step that comes next: about whom, by their places in Step::on, with what figures. It is answered by the side of the
// first of them. Its conditions know what the outcome has set.
struct Then {
    std::string step{};
    std::vector<std::size_t> on{};
    std::vector<Amount> with{};
    Conditions<Said> when{};
};

// The first whose conditions fit is what comes.
struct Outcome {
    std::string id{};
    std::optional<int> least{}, most{};
    std::optional<bool> succeeds{}; // the first throw
    bool doubled = false;           // the other came to twice as much, or more
    bool counts = false;            // its number is part of it: "hits-2"
    Conditions<Said> when{};
    std::vector<Sets> sets{};
    std::vector<Then> then{}; // in the order in which they are answered
};

struct TabledStep {
    std::string id{};
    std::vector<Fact> facts{};
    std::vector<std::string> accounts{}; // what facts of each begin with; one without a name: ""
    std::vector<Amount> from{};          // where each account begins
    std::vector<Factor> rows{};
    std::vector<TabledThrow> throws{};
    std::string result = "score"; // by name; `looked`: the whole hundreds, what is left is the `rest`
    Lookup lookup{};              // by the sum and what was thrown, and by `column`
    Amount column{};
    std::vector<Outcome> outcomes{};
    std::vector<Then> then{};   // whatever comes of it, behind what that leads to
    std::vector<Cited> rules{}; // the step and its rows, as they are cited
    StepShape carries{};        // whom it is about, and figures that others hand it
    bool sealed = false;        // answered in secret (model/play/sealed.h)
    Functions functions{};
};

// Requires a table that readSteps() accepted (steps.h).
TabledStep readTabled(const Node& table, const Fields& fields, const Functions& functions);

struct Came {
    const Outcome* outcome = nullptr;
    int value = 0, rest = 0; // the result
    std::string id() const;  // "hits-2"; empty: nothing fits
};

// Nothing to answer, no inputs: such a step takes itself.
Decision cardOf(const TabledStep& table, const Occasion& at = {});
// As far as it is answered: modifiers of each account, throws, and what comes of it, exact.
Preview previewOf(const TabledStep& table, const Answer& answer, const Occasion& at = {});
Came cameOf(const TabledStep& table, const Answer& answer, const Occasion& at = {});
// Tells what comes of it, with what that sets, and what is next. `view`: of what is told.
std::optional<Message> take(
    const TabledStep& table, const Answer& answer, const View& view, EventBuilder& tells, const Step& step);

template <class View, class Transaction, class Tape>
RuleOf<View, Transaction, Tape> ruleOf(TabledStep table)
{
    RuleOf<View, Transaction, Tape> rule{.what = table.id, .carries = table.carries, .sealed = table.sealed};
    rule.asks = [table](const View& view, const Step& step) {
        Decision card = cardOf(table, {&view, step});
        return card.inputs.empty() ? std::nullopt : std::optional(std::move(card));
    };
    rule.preview = [table](const View& view, const Step& step, const Answer& answer) {
        return previewOf(table, answer, {&view, step});
    };
    rule.resolve = [table](Transaction& transaction, const Step& step, const Answer& answer) {
        return take(table, answer, transaction, transaction.builder(), step);
    };
    return rule;
}

} // namespace strategikon::play
