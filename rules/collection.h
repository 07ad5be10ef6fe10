// What a player can field from the stands that are painted.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

// Stands of one sort, and the rows they can stand for: "system/list#entry". A stand serves one row
// at a time. "system/*#entry" serves that entry of every list of the system.
struct OwnedStands {
    std::string name;
    int stands = 0;
    std::vector<std::string> serves;
};

// What serves a row of a list: "system/list#entry".
std::string reference(const std::string& system, const std::string& list, const std::string& entry);

// The stock that a list draws on: no army within it needs a stand twice, and every army that can be
// put up from the stands is within it. Rows nobody's stands serve have none; leaders are taken as
// owned unless some stands serve a leader of this list. Throws TooIntertwined where so many sorts
// serve so many rows that this cannot be said in a bounded number of stocks.
std::vector<SolveRequest::Stock> stockFor(const ArmyList& list, const std::vector<OwnedStands>& owned);

struct Fieldable {
    ListHeading list;
    HowMany armies;       // legal ones from the owned stands
    int largest = 0;      // points of the largest of them
    int missing = 0;      // stands short of the first legal army; 0 when there is one
    bool reckoned = true; // false: too many sorts of stands serve too many rows to tell; figures are 0
};
// Every list of a system that points limit, at one size.
std::vector<Fieldable> fieldable(
    Catalogue& catalogue, const System& system, const std::vector<OwnedStands>& owned, int points);

// One more body of an entry: what it costs in stands and how many legal armies it opens.
struct Purchase {
    std::string entry;
    int stands = 0;
    std::string opened; // new legal armies up to the size, a decimal number
};
// The entries whose next body opens the most new armies for each stand painted, best first. Where no
// army can be fielded yet: the smallest shopping that allows one, as purchases with nothing opened.
// Throws TooIntertwined.
std::vector<Purchase> purchases(
    const System& system, const ArmyList& list, int points, const std::vector<OwnedStands>& owned, int k);

} // namespace strategikon
