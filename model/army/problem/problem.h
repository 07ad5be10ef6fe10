// A list at one size, compiled to whole numbers: the one shape that checker and solver read.
//
// Variables count bodies. A body of a line with a certain set of options is a *form*; each form is
// a variable. A set tie adds one *purchase*, a variable without stands. Every constraint is a
// weighted sum of variables between two bounds, in force when one variable of each `when` group
// is above zero and none of `unless`.
#pragma once

#include "model/army/army.h"
#include "model/army/finding.h"
#include "model/army/list/list.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace strategikon {

struct Variable {
    int line = -1;            // -1: a purchase
    std::vector<int> options; // ascending
    int tie = -1;             // for a purchase
    int price = 0;            // minor units, as all points of a problem
    int stands = 0;
    // What the rule system must know of such a body, in its own meaning.
    unsigned marks = 0;
    int strength = 0;
};

struct Term {
    int variable = 0;
    int weight = 1;
};

// What a limit that is a share of other rows compares, for its sentence.
struct LimitShare {
    std::vector<Term> counted, of;
    int numerator = 1, denominator = 1, number = 0; // so many parts of `of`, and a number besides
};

struct Constraint {
    std::string id;      // "archers.min", "upgrade.chariot.max", "tie.qurubuti", ...
    std::string code;    // of the finding
    std::string subject; // id of the row, tie or limit
    Value name;          // what the subject is called
    std::vector<Term> terms;
    int least = -unlimited;
    int most = unlimited;
    std::vector<std::vector<int>> when; // in force when each group has a variable above zero ...
    std::vector<int> unless;            // ... and none of these is
    Source source;
    int parts = 1;    // of one unit of the sum, where it counts points
    Arguments more{}; // further words for the finding
    std::optional<LimitShare> share{};
    bool perBlock = false; // holds in each block of an army too: that is judged by the system
    bool internal = false; // for the solver alone: never a finding, since it cannot break or the system tells it itself
};

using Counts = std::vector<int>; // one number a variable

// More points than any army is told to cost: whoever writes ten thousand elephants in each of ten
// thousand rows gets this, and no sum runs over.
inline constexpr int largestTotal = 1'000'000'000;

struct Problem {
    const ArmyList* list = nullptr; // must outlive the problem
    int points = 0;                 // the agreed size in whole points
    int parts = 1;                  // minor units of one point
    int budget = 0;                 // the agreed size in minor units: nothing may cost more; 0: nothing costs anything
    int thousands = 0;              // for maxima, at least 1
    std::vector<Variable> variables;
    std::vector<Constraint> constraints;
    std::vector<std::vector<int>> forms; // of each line

    int form(int line, const std::vector<int>& options) const; // -1: cannot be fielded
    int total(const Counts& counts) const;                     // minor units, at most `largestTotal`
};

// `without` names a constraint to leave out: the tests use it to show that each is needed.
Problem compile(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without = {});

// Value of a constraint's sum, and whether it is in force and kept.
std::int64_t sum(const Constraint& constraint, const Counts& counts);
bool holds(const Constraint& constraint, const Counts& counts);

// What an option adds to such a body, in minor units: the price less that of the same body without it.
// 0 where there is no such body.
int addedBy(const Problem& problem, const Variable& body, int option);

// An army's rows bound to a list: what each row is, and what could not be bound.
struct BoundBody {
    int choice = 0; // row of the army
    int variable = 0;
    int count = 0;
};
struct Bound {
    Counts counts;
    std::vector<BoundBody> bodies; // in the army's order
    std::vector<Finding> misfits;  // unknown names, options that do not fit
    int points = 0;                // minor units, with the price of misfit options
};
Bound bind(const Problem& problem, const Army& army, std::string_view without = {});

// The army that `counts` stands for: rows in list order, one a form. Names, notes and blocks of
// `like` are kept where the row remains.
Army armyOf(const Problem& problem, const Counts& counts, const Army& like);

} // namespace strategikon
