// Names that people give: of armies, battlefields, battles, units, stands. One rule for all of them, wherever they are
// typed, and wherever a file brings them. What the library holds already is read as it is.
#pragma once

#include "model/text/fault.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace strategikon {

inline constexpr std::size_t longestName = 200; // characters

// What is against a name: a character that no screen shows, that turns the writing round or ends the line, or its
// length. An empty one is a name that nobody gave, and fine here.
std::optional<Message> faultOfName(std::string_view name);

// The same for what the command line asks for by name: then it must not be a word that is read otherwise there
// (“battle show last”, “battle verify -”, “library undo collection”). A battle has a name; an army without one is
// called by its nation's.
std::optional<Message> faultOfBattleName(std::string_view name);
std::optional<Message> faultOfArmyName(std::string_view name);
// Stands are known by their name alone.
std::optional<Message> faultOfStandsName(std::string_view name);

// The name without what no name may hold, cut where it is too long: for names that are made of others, typed, or read
// from another program's file.
std::string cleanName(std::string_view name);

// The first of a file's names that there is something against.
class NamesOf {
public:
    explicit NamesOf(strategikon::Place place) : place_(std::move(place)) {}
    NamesOf& look(std::string_view name);
    const std::optional<Fault>& fault() const { return fault_; }

private:
    strategikon::Place place_;
    std::optional<Fault> fault_{};
};

} // namespace strategikon
