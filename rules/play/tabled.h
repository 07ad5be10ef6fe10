// A battle step given entirely as data: the inputs of its card, modifiers, dice, outcomes. Anything else a step does is
// C++. An example of each kind: tests/play/steps.yaml.
#pragma once

#include "model/play/rules.h"
#include "rules/play/factors.h"
#include "rules/play/lookup.h"

namespace strategikon::play {

// Where a number comes from: a constant (`is`); what `by` names: a card input, `sum` of the account, `ahead` of the
// other, `with.0` of the step; or `values`, indexed by that number: values[0] for `least` or less.
struct Amount {
    int is = 0;
    std::string by{};
    int least = 0;
    std::vector<int> values{};
};

struct Said; // what a card says so far

// Re-rolled dice, if every condition in `when` is true.
struct AgainWhen {
    Conditions<Said> when{};
    Again again{};
};

struct TabledThrow {
    std::string id{};
    int account = 0;
    Throw basis{};
    std::optional<Amount> dice{}, reach{}, atMost{}, plus{};
    std::string rowBy{}; // the choice that says which of `rows` is read
    std::map<std::string, std::vector<int>> rows{};
    std::vector<AgainWhen> again{};
};

// The first whose conditions fit is the result.
struct Outcome {
    std::string id{};
    std::optional<int> least{}, most{};
    std::optional<bool> succeeds{}; // the first throw
    bool doubled = false;           // the other came to twice as much, or more
    bool counts = false;            // its number is part of it: "hits-2"
    // The step that is pushed next, with |result| as its number (of a look-up: the remainder of a hundred). Nothing is
    // pushed for 0 where the outcome `counts` or the result is from a look-up.
    std::string then{};
};

enum class ResultKind {
    score,  // of the first throw
    sum,    // of the first account
    ahead,  // by how much the first account is beyond the other
    looked, // from the look-up
};

struct TabledStep {
    std::string id{};
    std::vector<Input> facts{};
    std::vector<std::string> accounts{}; // what facts of each begin with; one without a name: ""
    std::vector<Amount> from{};          // where each account begins
    std::vector<Factor> rows{};
    std::vector<TabledThrow> throws{};
    ResultKind result = ResultKind::score;
    Lookup lookup{}; // by the sum and what was thrown, and by `column`
    Amount column{};
    std::vector<Outcome> outcomes{};
    StepShape carries{}; // whom it is about, and figures that others hand it
    bool sealed = false; // answered in secret (model/play/sealed.h)
};

// Conditions of its rows: a fact; `not` of one; `unit=elephants` of a choice; `ranks>=2`, `ranks<=2` of a number or
// of `ahead`; `other.` behind `not` or alone: of the other account.
struct Compared {
    std::string name{}, sign{}, with{};
};
std::optional<Compared> comparedIn(const std::string& condition); // nothing: it is a fact alone

// Requires a table that readSteps() accepted (steps.h).
TabledStep readTabled(const Node& table);

struct Came {
    const Outcome* outcome = nullptr;
    int value = 0, rest = 0; // the result; of a look-up in hundredths: the remainder of a hundred
    std::string id() const;  // "hits-2"; empty: nothing fits
};

Decision cardOf(const TabledStep& step, const std::vector<int>& with = {});
// As far as it is answered: modifiers of each account, throws, and what comes of it, exact.
Preview previewOf(const TabledStep& step, const Answer& answer, const std::vector<int>& with = {});
Came cameOf(const TabledStep& step, const Answer& answer, const std::vector<int>& with = {});

template <class View, class Transaction, class Tape>
RuleOf<View, Transaction, Tape> ruleOf(TabledStep table)
{
    RuleOf<View, Transaction, Tape> rule{.what = table.id, .carries = table.carries, .sealed = table.sealed};
    rule.asks = [table](const View&, const Step& step) { return std::optional(cardOf(table, step.with)); };
    rule.preview = [table](const View&, const Step& step, const Answer& answer) {
        return previewOf(table, answer, step.with);
    };
    rule.resolve = [table](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
        const Came came = cameOf(table, answer, step.with);
        if (!came.outcome)
            return Message{
                "play-missing", {{"input", table.throws.empty() ? "" : table.throws.front().id}, {"asked", table.id}}};
        transaction.happened(came.outcome->id, step.on, {{"count", came.value}}, table.id);
        const bool looked = table.result == ResultKind::looked;
        const int next = std::abs(looked ? came.rest : came.value);
        if (!came.outcome->then.empty() && (next > 0 || !(looked || came.outcome->counts)))
            transaction.push({came.outcome->then, step.who, step.on, {next}});
        return {};
    };
    return rule;
}

} // namespace strategikon::play
