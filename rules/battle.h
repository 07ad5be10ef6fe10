// Battles of the rule systems: which can be recorded, and the state one begins with.
#pragma once

#include "model/army/army.h"
#include "model/field/files/setup_file.h"
#include "model/play/game.h"

#include <array>
#include <filesystem>

namespace strategikon {

// nullptr where battles of the system cannot be recorded yet.
const play::Game* gameOf(std::string_view system);
// A game that is no folder of rules/: one that tests play. It outlives the program.
void addGame(const std::string& id, const play::Game& game);
// What is wrong with the tables its rules stand in, once there is a game: no battle goes on without them.
std::vector<Fault> rulesAmiss(std::string_view system);
// The game of a system where there is one and nothing is wrong with them.
const play::Game* soundGame(const std::string& system);

// An army in a battle. Several of a side fight as allies.
struct Side {
    int side = 0;
    Army army{};
    bool broad = false; // narrow stands are on their broad edge
};

// What players agree on, by name: "turns=7", "first=0", switches by their ids. Unknown names are refused with those
// that there are.
using BattleTerms = std::vector<std::pair<std::string, std::string>>;

// What may be agreed on so, beside the switches of a system.
struct Clause {
    enum class Kind { flag, number, prize, choice };
    // Whose a prize is: either side's, that of one of them ("100:A"), that for a name ("100:A9", "100:Village, Ford").
    enum class Whose { either, side, name };
    struct Choice {
        std::string value{}; // as a term; empty: not agreed, the battle asks
        Message says{};
    };
    std::string id{};
    Message says{}; // in a few words
    Kind kind = Kind::number;
    int least = 0, most = 0, usual = 0; // a prize in points
    Whose whose = Whose::either;
    std::vector<Choice> choices{}; // of a choice; the first where nobody chooses
};
// Empty where battles of the system cannot be recorded yet.
std::vector<Clause> clausesOf(std::string_view system);

// Armies, their lists and a set-up, before the first turn; what was not agreed is asked there.
struct BattlePlan {
    std::vector<Side> sides{};
    BattleTerms terms{};
    std::optional<field::Setup> setUp{};
    std::string house{}, houseFile{}; // house rules as people write them; empty: none
};

// Where a player's own house rules of a system lie: a file each, called as its name says.
std::filesystem::path houseFolder(std::string_view system);
std::vector<std::string> houseFiles(std::string_view system); // names without ".yaml", in order
// One of them as a battle keeps it.
Result<std::string> houseNamed(std::string_view system, const std::string& name);

class Catalogue;
Result<play::State> beginning(Catalogue& catalogue, const BattlePlan& plan);
// The stamps of the armies of each side, with a comma between those of allies.
std::array<std::string, 2> stampsOf(Catalogue& catalogue, const BattlePlan& plan);

} // namespace strategikon
