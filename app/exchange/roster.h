// What a roster file of BattleScribe holds of an army.
//
// Attributes that such files do not have stand in a namespace of our own, which other programs skip.
#pragma once

#include "app/exchange/readers.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon::exchange::roster {

inline constexpr const char* schema = "http://www.battlescribe.net/schema/rosterSchema";
inline constexpr const char* own = "urn:strategikon:roster";
inline constexpr const char* costType = "points";
inline constexpr const char* costName = "pts";

inline constexpr int deepest = 40; // elements inside one another
inline constexpr std::size_t mostSelections = 5'000;
inline constexpr int longestNote = 5'000; // characters

struct Selection {
    std::string name, entry, type, customName, note, block;
    std::string written = "1"; // its number
    int line = 0;
    std::vector<Selection> inner;
};

struct Force {
    std::string catalogue, catalogueId, name, note, edition;
    std::vector<std::string> split, tags;
    int size = 0, cost = 0, line = 0, year = 0;
    bool contingents = false;
    std::vector<Selection> selections;
    std::vector<Force> inner; // forces within it
};

struct Roster {
    std::string name, note, system, systemName;
    bool unnamed = false;
    int limit = 0;
    std::vector<std::string> tags;
    std::vector<Force> forces;
};

// Why there is no roster.
struct Trouble {
    const char* code = nullptr;
    int line = 0;
    std::string reason;
};

std::optional<Roster> fromXml(std::string_view text, Trouble& trouble);
std::optional<Roster> fromJson(const Node& json, Trouble& trouble);

// A size or a cost; 0 where it is none.
int whole(const QString& text);

} // namespace strategikon::exchange::roster
