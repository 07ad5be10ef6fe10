// Places of a system's books that can be read in more than one way, and how they are read:
// rules/<system>/readings.yaml; and those that players may have either way for a battle, the switches of its game.
#pragma once

#include "model/play/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

struct Reading {
    std::string id{};
    std::vector<Source> at{};          // the first: where it is printed; others that it is about
    std::string text{}, other{};       // as the program reads it; the other reading, or nothing
    std::vector<std::string> either{}; // choices of a switch, whose text says both; the first: the default
};

struct Subject {
    std::string id{}, name{};
    bool before = false; // of armies, tables, setting up: army lists show it too
    std::vector<Reading> readings{};
};

// By subject, as the table has them; read once.
const std::vector<Subject>& plainReadings(std::string_view system);
// The same, in each subject its switches first.
std::vector<Subject> allReadings(std::string_view system);

} // namespace strategikon
