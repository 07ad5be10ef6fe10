// What a battle is played by: the rules it cites, with their figures, and its rows of modifiers. A figure stands in one
// cell of the tables; engine, card, map and sheet take it from there, and its sentence names it: {near}.
#pragma once

#include "rules/play/factors.h"

#include <atomic>
#include <mutex>
#include <set>

namespace strategikon::play {

// What a figure may be, both included.
struct Bounds {
    int least = 1, most = 300;
};

struct Book {
    std::vector<Cited> rules{};                  // with those of the rows, one of each id
    std::vector<Cited> specials{};               // those with figures
    std::vector<std::vector<Factor>> accounts{}; // rows, by what they are added to
    std::map<std::string, Figures, std::less<>> figures{};
    std::map<std::string, std::string, std::less<>> shared{}; // cells that stand elsewhere: "order-exposed.near"
    std::set<std::string, std::less<>> without{};             // modifiers that house rules leave out
    std::map<std::string, Bounds, std::less<>> bounds{};      // of figures by their names, in house rules

    const Cited* cited(std::string_view id) const; // nullptr: there is none
    // A cell of a rule or a row, in the measure that its rule speaks of. 0 where there is none: tests see to it that
    // every cell that is asked for is there, and that every cell is asked for (tables.figures).
    int figure(std::string_view id, std::string_view cell) const;
    Cells cellsOf(std::string_view id) const; // as sentences take them
};

// The tables of a book. `rules`: a list of places of the books; `rows`: a list for each account, `others`, which add
// nothing by themselves, and `bounds` of figures by their names; `specials`: rules of troops, of which only the figures
// are read. `source`: where a row says that it is printed.
struct Printed {
    Node rules{}, rows{}, specials{};
    std::vector<Account> accounts{};
    std::function<Source(const Node&)> source{};
};
// `house`: rows of house rules, which have been checked (house.h); they are laid over all that.
Book readBook(const Printed& printed, const Node& house = Node::newList());

// The book of a rule system, read when somebody asks for it, and the same with house rules as battles keep them. From
// any thread; what it hands out stays until other tables are put in their place.
class Books {
public:
    explicit Books(Printed (*read)()) : read_(read) {}

    const Book& with(const std::string& house); // empty: none
    const Printed& printed();
    // These tables from now on: for tests of what a table is worth. No other thread may be asking.
    void put(Printed tables);

private:
    Printed (*read_)();
    std::recursive_mutex guard_{};
    std::optional<Printed> printed_{};
    std::map<std::string, Book> books_{}; // by the text of the house rules
    std::atomic<int> edition_ = 0;
};

} // namespace strategikon::play
