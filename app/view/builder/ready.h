// An army to begin with.
#pragma once

#include "rules/system.h"

#include <filesystem>

namespace strategikon {

// `empty` with bodies: the legal army nearest to its size that the system prefers. As it was where there is none.
Army readyArmy(const System& system, const ArmyList& list, const Army& empty);

// An army that ships with the lists.
struct ReadyMade {
    std::filesystem::path file;
    Army army;
};
// Those of one list, by file name. Files that are no armies are passed over.
std::vector<ReadyMade> readyMade(const std::string& system, const std::string& list);

} // namespace strategikon
