// Battles played out beforehand: two armies and every answer with its dice, in files that ship with the lists
// (schema/battle-example.schema.json). Whoever opens one has it played again by the rules as they are today.
#pragma once

#include "model/play/record/battle.h"
#include "model/text/node.h"
#include "rules/battle.h"

#include <filesystem>

namespace strategikon {

struct Example {
    std::string id{}, system{}, name{}, about{}; // id: the file's name
    BattlePlan plan{};
    std::vector<Node> steps{};
};

// Their files, in order.
std::vector<std::filesystem::path> exampleFiles();
Result<Example> readExample(const std::filesystem::path& file);

// The battlefield and how the armies were drawn up on it, as a battle keeps it; empty: it is fought on none.
std::string setUpOf(const Example& example);

// The whole example played by the rules as they are today.
class Catalogue;
Result<play::Battle> played(Catalogue& catalogue, const Example& example);

// Gives one answer after the other, notes among them, until the end or the first that does not fit.
std::optional<Fault> playOut(play::Battle& battle, const std::vector<Node>& steps);

} // namespace strategikon
