// Armies of DBM that deploy: what tests of their deployment begin with.
#pragma once

#include "model/field/deploying/standing.h"
#include "model/field/field.h"
#include "model/text/file.h"
#include "rules/battlefield.h"
#include "rules/catalogue.h"
#include "rules/setup.h"
#include "tests/data.h"

#include <algorithm>

namespace strategikon::deploying {

// Lists, rules and schema of the tree, or of a copy of it with one figure changed.
inline void useData()
{
    const auto data = dataFolder();
    setRoots({data / "lists", data / "rules", data / "schema", {}});
}

using namespace strategikon::field;

inline const System& dbmSystem() { return *findSystem("dbm"); }

inline Field open()
{
    Field field;
    field.system = "dbm";
    field.name = "Open";
    field.table.scale = 0.05;
    return field;
}

// A built-up area at the near edge.
inline Field withTown()
{
    Field field = open();
    Piece town{.kind = "built-up-area"};
    town.area = rectangle({30, 12}, 24, 24);
    field.features.push_back({.id = "t1", .pieces = {town}});
    return field;
}

inline Result<Army> armyFrom(const std::string& name, const char* folder = "lists/dbm/armies")
{
    const std::string file = (dataFolder() / folder / (name + ".yaml")).string();
    const auto text = readFile(file);
    return text ? readArmy(*text, file) : Result<Army>(text.faults);
}

inline std::vector<Troop> troopsFrom(Catalogue& catalogue, const std::string& name, int side,
    Basing basing = Basing::mm15, const char* folder = "lists/dbm/armies")
{
    const auto army = armyFrom(name, folder);
    std::vector<Fault> faults;
    const ArmyList* list = army ? catalogue.find("dbm", army->list, army->edition, faults) : nullptr;
    return list ? troopsOf(dbmSystem(), *list, *army, side, basing) : std::vector<Troop>();
}

inline Deployment armies(
    Catalogue& catalogue, const std::string& first = "polybian-roman", const std::string& second = "early-achaemenid")
{
    const Ways ways = waysOf(dbmSystem());
    const Field field = open();
    return deploymentOf({*ways.with("defender", {}, field.table), *ways.with("invader", {}, field.table)},
        troopsFrom(catalogue, first, 0), troopsFrom(catalogue, second, 1));
}

inline const Kinds& noKinds()
{
    static const Kinds none;
    return none;
}

inline std::vector<std::string> blocksOf(const Deployment& all, int side)
{
    std::vector<std::string> blocks;
    for (const Troop& troop : all.troops)
        if (troop.side == side && !isCamp(all, troop)
            && std::find(blocks.begin(), blocks.end(), troop.block) == blocks.end())
            blocks.push_back(troop.block);
    return blocks;
}

inline std::string told(const std::vector<Misposted>& faults)
{
    std::string text;
    for (const Misposted& one : faults)
        text += one.badge + " " + one.message.code + "\n";
    return text;
}

} // namespace strategikon::deploying
