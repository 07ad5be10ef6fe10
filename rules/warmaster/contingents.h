// The optional format in which an army is divided into contingents: rulebook 2867-2877.
#pragma once

#include "rules/system.h"

#include <utility>

namespace strategikon::warmasterContingents {

struct Contingent {
    std::string id;
    int line = 0;
    int leastShare = 0, mostShare = 100; // percent of the points spent
    int mostUnits = unlimited;
    unsigned forbidden = 0; // any of these marks
    bool noArmouredInfantry = false;
    bool halfTheSkirmishers = false;
    bool skirmishersOnlyIfHalf = false;
};

std::vector<Contingent> read(const Node& table);

// What stands in one contingent.
struct Sum {
    int units = 0, points = 0, skirmishers = 0, commanders = 0, forbidden = 0;
};

// What holds of the whole army, wherever its units stand.
struct Whole {
    int spent = 0, units = 0, skirmishers = 0;
    std::vector<int> skirmishersWanted; // in each contingent
};

enum Broken : unsigned { empty = 1, share = 2, size = 4, tooManySkirmishers = 8, tooFewSkirmishers = 16, barred = 32 };

Whole wholeOf(const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army);
// An elephant unit that takes the field as single stands is as many units (errata 79).
int bodiesOf(const Variable& variable, const Problem& problem, const Army& army);
bool isForbidden(const Contingent& contingent, const Variable& variable);
void add(Sum& sum, const Contingent& contingent, const Variable& variable, int count, int bodies);
bool tooMuch(const Contingent& contingent, int points, const Whole& whole);
bool tooLittle(const Contingent& contingent, int points, const Whole& whole);
unsigned broken(const std::vector<Contingent>& contingents, int which, const Sum& sum, const Whole& whole);
// The contingents with the most and with the fewest commanders, where they differ by more than one; -1, -1.
std::pair<int, int> uneven(const std::vector<Sum>& sums);
// Index of a contingent by its id; -1.
int find(const std::vector<Contingent>& contingents, const std::string& id);

// Every limit that the division breaks.
std::vector<Finding> check(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army);

// The fewest units moved, in the fewest steps, after which a finding is gone and none is new; empty when
// no move does that, or when it is not found within a bounded search.
std::vector<Change> mend(
    const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding);

// The army with its units moved, one after another, until no limit is broken or no move makes it better; those in no
// contingent or in an unknown one get one. An army that is not divided stays as it is.
Army divided(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army);

} // namespace strategikon::warmasterContingents
