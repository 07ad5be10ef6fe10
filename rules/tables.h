// Reading the tables of a rule system. Used by rules/<system> only.
#pragma once

#include "rules/catalogue.h"

#include <functional>
#include <initializer_list>

namespace strategikon {

// A table of rules/<system>/ with at least these keys, null where it is none; faults are kept for tableFaults().
Node readTable(std::string_view system, std::string_view name, std::initializer_list<std::string_view> keys = {});
// The same, checked by the schema beside it: null with any fault.
Node readCheckedTable(std::string_view system, std::string_view name);
// A table beside the lists, for all systems, checked by the schema of its name: null with any fault.
Node readTableOfLists(const std::string& name);
// Those of a system's tables.
std::vector<Fault> tableFaults(std::string_view system);
// One more of them.
void keepTableFault(Fault fault);
// While a system reads the tables without which it means nothing; what is read at another time was needed for
// something.
class SystemIsRead {
public:
    SystemIsRead();
    ~SystemIsRead();
    SystemIsRead(const SystemIsRead&) = delete;
    SystemIsRead& operator=(const SystemIsRead&) = delete;
};
std::vector<Fault> faultsOfSystem(std::string_view system); // met in that while
std::vector<Fault> faultsSinceSystems();                    // met at another time

// A table that a player may correct: cells of <own lists>/<system>/tables/<name>.yaml go before the program's. Its
// shape is the schema beside the program's table; `misfits` says what else is wrong with it.
struct Correctable {
    std::string system, name;
    std::function<std::vector<Fault>(const Node& own)> misfits;
};
// Null where there is none. One with any fault is not used at all: then ownTableFaults() tells why.
Node readOwnTable(Correctable table);
// What a file of that name has wrong; nothing where no table that can be corrected is called so.
std::optional<std::vector<Fault>> faultsOfOwnTable(const std::string& file);

// The table of a system that can be corrected; nullptr where there is none.
const Correctable* correctable(std::string_view system);
// Where its corrections lie; there may be none.
std::filesystem::path ownTableFile(const Correctable& table);
// The corrections in that file, checked.
Result<Node> correctionsIn(const Correctable& table, const std::string& file);
// What is wrong with corrections that are not written yet.
std::vector<Fault> faultsOf(const Correctable& table, const Node& corrections);

// Faults of the program's own tables: empty in every build that passed its tests.
std::vector<Fault> tableFaults();

// Where a row says that it is printed; of the rulebook, unless it names another.
Source sourceOf(const Node& row);
// Shared special rules from a specials table, in an edition.
std::vector<SpecialRule> readSpecials(const Node& table, std::string_view edition);

} // namespace strategikon
