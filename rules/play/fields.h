// What the record of a battle keeps of each thing, out of a system's fields.yaml (schema/fields.schema.json).
#pragma once

#include "model/play/field.h"
#include "model/play/game.h"
#include "model/text/node.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace strategikon::play {

// Lists of words that do not stand in the table: kinds of troops, by the names under which it asks for them.
using WordLists = std::map<std::string, std::vector<std::string>, std::less<>>;

// The fields of rules/<system>/play/fields.yaml, with those of the switches where it says so. What the rules name and
// no row declares, and a word that there is not, are faults of the program's tables: they are told at start.
Fields readFields(
    std::string_view system, const std::vector<Switch>& switches, FieldNames& named, WordLists lists = {});

// The same out of a table that has been read.
Fields readFields(const Node& table, const std::vector<Switch>& switches, FieldNames& named, WordLists lists = {});

} // namespace strategikon::play
