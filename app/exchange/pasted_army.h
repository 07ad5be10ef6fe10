// The rows of an army out of pasted lines, for a list that is known.
#pragma once

#include "app/exchange/pasted.h"
#include "app/exchange/readers.h"

#include <span>

namespace strategikon::exchange {

// Reads lines one after the other. What stands below a unit is its own: an upgrade, or nothing that we know.
class PastedArmy {
public:
    PastedArmy(Import& import, const ArmyList& list);

    // That a table with headings follows: what stands beside it explains, and names units without meaning them.
    void expectTable() { tabled = true; }
    void readHeading(const PastedLine& line);
    void read(const PastedLine& line);

    // Whether a line names a unit of the list, or an upgrade of the last one.
    bool knows(const PastedLine& line) const;
    bool hasRows() const { return !army.choices.empty(); }
    int size() const { return army.points; }
    Army take();

private:
    struct Number {
        int count = 1;
        bool sure = true;
    };

    int entryOf(const PastedLine& line) const;
    std::string blockOf(const PastedLine& line) const;
    bool isBlock(const PastedLine& line);
    bool isSet(const PastedLine& line) const;
    bool isDeeper(const PastedLine& line) const;
    bool addUnder(const PastedLine& line);
    bool addUpgradeBeside(const PastedLine& line, int entry);
    bool isOwnBody(const PastedLine& line) const;
    void tellBare(const PastedLine& line, int entry);
    void addRow(const PastedLine& line, int entry);
    Number numberOf(const PastedLine& line, int price) const;
    int priceOf(int entry, std::span<const PastedPart> parts, std::span<const PastedPart> more) const;
    int optionOf(const PastedPart& part, int entry) const;
    void addPart(const PastedPart& part, int number);
    void addPartOf(const PastedLine& line);
    void readBeside(const PastedLine& line);
    void tell(const PastedLine& line);
    bool suggested();

    Import& import;
    const ArmyList& list;
    Army army;
    std::string block;
    int rowIndent = 0, rowRank = 0, rowLine = 0;
    int bareAt = 0;                  // where the last row stands, if it is a name alone
    bool leftOut = false;            // the last row, and what stands below it
    int around = 0, firstAround = 0; // lines beside a table with headings
    bool tabled = false, headed = false;
    std::size_t asked = 0;
};

// "Egyptian" of "Egyptian 1000".
std::string_view withoutSize(std::string_view piece);

} // namespace strategikon::exchange
