// What is known when a step that is a table (tabled.h) is taken: what its card says, what the state holds of those it
// is about, what its dice came to. Conditions and amounts of the table ask it by name, and so do functions of a system.
#pragma once

#include "model/play/decision.h"
#include "model/play/view.h"
#include "rules/play/condition.h"

namespace strategikon::play {

struct Said;
struct TabledStep;

// Figures that no table can say, by the names under which tables ask for them as for facts.
using Functions = std::map<std::string, int (*)(const Said&), std::less<>>;

// Asked on the card; or, with a `field`, known: what that holds of the thing of this place in Step::on.
struct Fact {
    Input input{}; // its options: the words of the field
    std::string field{};
    std::size_t of = 0;
    bool causes = false; // the field is a set of its words
};

// Where a number comes from: a constant (`is`); what `by` names (Said::value); or `values`, indexed by that number:
// values[0] for `least` or less.
struct Amount {
    int is = 0;
    std::string by{};
    int least = 0;
    std::vector<int> values{};
};

// When a step is taken: the table as it stands, and what the step carries.
struct Occasion {
    const View* view = nullptr; // needed where the table reads fields
    Step step{};
};

struct Said {
    const TabledStep& table;
    const Answer& answer;
    const Occasion& at;
    std::size_t account = 0;
    std::vector<int> sums{};   // of each account so far
    std::vector<int> fell{};   // what dice added to each
    std::vector<int> scores{}; // of the throws so far, in their order
    bool succeeded = false;    // the first of them
    int result = 0, rest = 0;

    // A fact, or a throw; of this account where each has one of that name. Besides: `sum` of the account, `ahead` of
    // the other, `looked` up, `score` of the first throw, `result` and its `rest`, `with.0` of the step, a function of
    // the system; `other.` before it: of the other account. Nothing: there is none.
    std::optional<int> value(std::string_view name) const;
    int number(std::string_view name) const { return value(name).value_or(0); }
    bool holds(std::string_view choice, std::string_view word) const; // it is the word, or the word is among them
    bool holdsAny(std::string_view choice, std::initializer_list<std::string_view> words) const;
    std::string chosen(std::string_view choice) const;
    Said other() const;

private:
    std::optional<int> reckoned(std::string_view name) const;
    bool means(std::string_view name, const std::string& id) const; // its own, or what all share
    const Fact* fact(std::string_view name) const;
};

// A word of `when`: a fact; `not` of one; `unit=elephants` of a choice; `ranks>=2`, `ranks<=2` of a number.
struct Compared {
    std::string name{}, sign{}, with{};
};
std::optional<Compared> comparedIn(std::string_view condition); // nothing: it is a fact alone
std::optional<int> wholeNumber(std::string_view text);          // nothing: it is none
extern const Vocabulary<Said> wordsOfSteps;

int amountOf(const Amount& amount, const Said& said);

} // namespace strategikon::play
