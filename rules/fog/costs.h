// What a base costs: rules/fog/costs.yaml, with a player's corrections laid over it.
#pragma once

#include "model/text/node.h"
#include "rules/prices.h"

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::fogCosts {

// How sure a number is, the surest first. The source is a damaged scan of the book.
enum class Mark {
    certain,   // legible and in its place, or confirmed by the book's own example
    recovered, // made out where the print is damaged
    read,      // our reading, nothing of the number is left
    corrected  // a player's own
};
std::string_view word(Mark mark); // "certain", "recovered", ...

// The cells of the table that are not certain, by their place in Table::cells().
using Doubts = std::bitset<192>;

struct Price {
    int points = 0;
    unsigned marks = 0; // bits of all cells that went into it
    Doubts doubts{};
    void add(const Price& other, int times = 1);
    bool has(Mark mark) const { return mark == Mark::certain ? marks == 0 : (marks >> unsigned(mark) & 1u) != 0; }
};

// One cell of the table, for pages that show it and for tests.
struct Cell {
    std::string table, row, name, column; // "bases", "foot-armoured", "Foot, armoured", "elite"
    Price price;
    int line = 0; // of the rulebook
};

// A base as a list describes it.
struct Base {
    std::string type, armour, quality, training, shooting, combat; // cells as written, "-" for none
};

// The capabilities of a cell like "Light Spear, Swordsmen".
std::vector<std::string_view> capabilitiesOf(std::string_view cell);
bool isMounted(std::string_view type);

class Table {
public:
    Table() = default;
    // `own` holds cells that go before those of `table`; empty where there are none.
    explicit Table(const Node& table, const Node& own = {});
    // The program's, with what the player corrected if there is no fault in it.
    static Table inForce();

    // Nothing where the table has no such base.
    std::optional<Price> base(const Base& base) const;
    std::optional<Price> commander(std::string_view type) const;
    int initiative(std::string_view commander) const; // what he adds as commander-in-chief
    int range(std::string_view commander) const;      // movement units
    Price other(std::string_view id) const;           // "ally", "fortified-camp" ...; 0 where there is none
    // Why no base has these capabilities: one twice, two that exclude one another, one that is not for the type.
    struct Misfit {
        std::string_view capability, other; // other: empty where it is not for the type
        bool twice = false;
        int line = 0; // of the rulebook
    };
    std::optional<Misfit> misfit(const Base& base) const;
    std::string textOf(unsigned marks) const; // for a row of a list; empty for certain ones
    // What an army is told whose price rests on these: notes of the cells read, of those made out and of those
    // corrected.
    std::vector<Message> notesOn(const Doubts& doubts) const;
    const std::vector<Cell>& cells() const { return all; }

private:
    static Value shown(const Cell& cell);
    struct Row {
        std::vector<std::string> types;
        std::string armour, with;
        std::array<std::optional<Price>, 4> quality;
        std::optional<Price> drilled;
    };
    struct Capability {
        std::string name;
        std::optional<Price> foot, mounted;
        std::vector<std::string> types, excludes; // no types: whoever pays for it
        int reason = 0;
    };
    struct Commander {
        std::string name;
        Price price;
        int initiative = 0, range = 0;
    };

    void readBases(const Node& rows, const Node& own);
    void readCapabilities(const Node& rows, const Node& own);
    std::optional<Price> cell(std::string_view table, const Node& row, const Node& own, std::string_view column);
    const Row* rowOf(const Base& base) const;
    const Capability* capability(std::string_view name) const;
    bool addCapabilities(Price& price, const Base& base, std::string_view cell, const Row& row) const;

    std::vector<Row> rows;
    std::vector<Capability> capabilities;
    std::vector<Commander> commanders;
    std::map<std::string, Price, std::less<>> others;
    std::map<Mark, std::string> texts;
    std::vector<Cell> all;
};

// Every price as it is in force, beside the program's own.
std::vector<PriceCell> priceCells(const Table& inForce, const Table& shipped);

// What of a player's corrections cannot be laid over the table; the shape has been checked.
std::vector<Fault> misfits(const Node& own, const Node& table);

} // namespace strategikon::fogCosts
