// The words of rows about a fight (rows.h), in a situation.
#pragma once

#include "rules/dbm/play/combat/combat_factors.h"

namespace strategikon::dbmPlay {

// A fight as one of its sides sees it. `ahead`: by how much its total of the stages before is beyond the other's.
struct Seen {
    const Fight* fight = nullptr;
    int own = 0, ahead = 0;
    const Fighter& self() const { return fight->of[std::size_t(own)]; }
    const Fighter& enemy() const { return fight->of[std::size_t(1 - own)]; }
    Seen other() const { return {fight, 1 - own, -ahead}; }
};

// A vocabulary whose words say whom they mean ("own Sp|Pk"); for play::count().
struct FightWords {
    bool holds(const std::string& word, const Seen& seen) const;
    int many(const std::string& word, const Seen& seen) const;
    bool all(const std::vector<std::string>& words, const Seen& seen) const;
};

// Whether a word asks only what two elements are and which of them shoots; all others ask how they stand.
bool asksOfKinds(std::string_view word);

} // namespace strategikon::dbmPlay
