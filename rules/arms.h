// Which arm a body belongs to, for the glyph beside its name: rules/<system>/arms.yaml, by what its row prints.
#pragma once

#include "model/army/list/list.h"
#include "model/text/node.h"

#include <functional>

namespace strategikon {

// The rows of a table of arms: {glyph: skirmishers, type: Infantry, special: skirmish}. Of the columns that a row names
// the body has one of the values each; the first row that fits says its arm. Special rules are the column "special".
class Arms {
public:
    using Has = std::function<bool(std::string_view column, std::string_view value)>;

    explicit Arms(const Node& table);
    const std::string& of(const Has& has) const; // empty: no row fits
    std::vector<std::string> all() const;        // that the table names

private:
    struct Cell {
        std::string column;
        std::vector<std::string> values;
    };
    struct Row {
        std::string arm;
        std::vector<Cell> cells;
    };
    std::vector<Row> rows_;
};

// Those of a system, read when somebody first asks for one.
const Arms& armsOf(const std::string& system);
// The arm of a body of the line with these options. A cell that prints several values by commas has each of them.
std::string armOf(const SystemFormat& format, const ArmyList& list, int line, const std::vector<int>& options = {});

} // namespace strategikon
