// Small ready battles by which a rule system is learned, from its table lessons.yaml.
#pragma once

#include "rules/battle.h"

namespace strategikon {

struct Lesson {
    std::string id{}, name{}, text{};
    BattlePlan plan{};
    // What to look for, by the code of a card ("aftermath", "aftermath-by-advance" where that rule asks), of a phase
    // while nothing is chosen ("phase-combat", "phase-combat/fight" while that is offered), or "over".
    std::vector<std::pair<std::string, std::string>> hints{};
    const std::string* hint(std::string_view code) const;
};

const std::vector<Lesson>& lessonsOf(std::string_view system); // in their order; none where the system has none

} // namespace strategikon
