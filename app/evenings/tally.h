// How players and nations have fared over many battles.
#pragma once

#include "app/evenings/finding.h"

namespace strategikon::evenings {

// What came of battles that are over.
struct Fared {
    int played = 0, won = 0, drawn = 0, lost = 0;
    int scored = 0; // of them those that are scored, and the points of both
    long long points = 0, against = 0;
    int thrown = 0; // of them those whose luck is known
    play::LuckSum luck{};
    friend bool operator==(const Fared&, const Fared&) = default;
};

enum class By { player, nation, opponent, system };

struct Career {
    std::string system{}; // of a nation, or the system itself
    std::string key{};    // a player, the id of a list, a system
    std::string who{};    // of an opponent: against whom he is that
    Fared fared{};
    // After each of the battles, the oldest first: won less lost, and good throws beyond what was to be expected.
    std::vector<int> results{}, luck{};
};

// Of each side of each battle that is over, or of a player's own, where one is wanted. Whoever played most comes first.
// A system's battles count once each, won by whoever won them.
std::vector<Career> tallied(const std::vector<Outing>& all, By by, const std::string& player = {});
QString careerShown(const Career& row, By by, const NameOf& nameOf);

// "+2.5 in 118 dice".
QString luckShown(const play::LuckSum& luck);

// The chance that nobody is as lucky as this: 0.5 where it is as was to be expected.
double luckRank(const play::LuckSum& luck);

// How an army's list fared against another: battles that are over, seen from both sides.
struct Pairing {
    std::string system, list, against;
    int played = 0, won = 0, drawn = 0, lost = 0;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};
std::vector<Pairing> pairings(const std::vector<Outing>& outings);

} // namespace strategikon::evenings
