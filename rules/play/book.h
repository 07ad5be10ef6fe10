// What a battle is played by: the rules it cites, with their figures, and its rows of modifiers. A figure stands in one
// cell of the tables; engine, card, map and sheet take it from there, and its sentence names it: {near}.
#pragma once

#include "rules/play/factors.h"

#include <set>

namespace strategikon::play {

struct Book {
    std::vector<Cited> rules{};                  // with those of the rows, one of each id
    std::vector<Cited> specials{};               // those with figures
    std::vector<std::vector<Factor>> accounts{}; // rows, by what they are added to
    std::map<std::string, Figures, std::less<>> figures{};
    std::map<std::string, std::string, std::less<>> shared{}; // cells that stand elsewhere: "order-exposed.near"
    std::set<std::string, std::less<>> without{};             // modifiers that house rules leave out

    const Cited* cited(std::string_view id) const; // nullptr: there is none
    // A cell of a rule or a row, in the measure that its rule speaks of. 0 where there is none: tests see to it that
    // every cell that is asked for is there, and that every cell is asked for (tables.figures).
    int figure(std::string_view id, std::string_view cell) const;
    Cells cellsOf(std::string_view id) const; // as sentences take them
};

// `rules`: a list of places of the books; `rows`: a list for each account, and `others`, which add nothing by
// themselves; `specials`: rules of troops, of which only the figures are read. `source`: where a row says that it is
// printed. `house`: rows of house rules, which have been checked (house.h); they are laid over all that.
struct Printed {
    const Node *rules = nullptr, *rows = nullptr, *specials = nullptr;
    std::vector<std::string> accounts{};
    std::function<Source(const Node&)> source{};
};
Book readBook(const Printed& printed, const Node& house = Node::newList());

} // namespace strategikon::play
