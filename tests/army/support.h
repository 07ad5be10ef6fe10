// What the tests of lists and armies share.
#pragma once

#include "rules/catalogue.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace armytest {

using namespace strategikon;

// Lists, rules and schemas of the source tree; no lists of a user's own.
void setSourceRoots(bool specLists = false); // with the lists that specs alone use as own lists

// The one system that there is so far.
const System& theSystem();

// A list file's text read as the catalogue reads a file: YAML, schema, references.
Result<ArmyList> listFrom(std::string_view text, const std::string& file = "list.yaml", std::string_view edition = {});

// Numbers that are the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state(seed * 2 + 1) {}
    std::uint64_t next();
    int below(int n) { return int(next() % std::uint64_t(n)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool oneIn(int n) { return below(n) == 0; }
    template <class T>
    const T& of(const std::vector<T>& items)
    {
        return items[std::size_t(below(int(items.size())))];
    }

private:
    std::uint64_t state;
};

// An army of the list without a row.
Army emptyArmy(const ArmyList& list, int points);

// Codes and entries of findings, sorted: "above-maximum archers".
std::vector<std::string> brief(const std::vector<Finding>& findings);
std::string joined(const std::vector<std::string>& words, std::string_view with = ", ");

// Every illegal and legal army of the specs.
std::vector<Army> specArmies();

} // namespace armytest
