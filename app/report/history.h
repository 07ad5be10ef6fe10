// All battles there have been: what came of each, of each army against each, and what named units have done.
#pragma once

#include "app/report/document.h"
#include "model/library/library.h"
#include "model/play/record/battle.h"
#include "model/play/record/facts.h"

#include <map>

namespace strategikon::report {

struct Outing {
    SavedBattle saved;
    play::Facts facts;
    const play::Game* game = nullptr; // none: battles of its system cannot be read here
};
// Of battles whose facts can be read, the oldest first.
std::vector<Outing> outingsOf(std::vector<SavedBattle> battles);

// Of all battles there are, those put aside too.
Result<std::vector<Outing>> outingsIn(const Library& library);

// How an army's list fared against another: battles that are over, seen from both sides.
struct Tally {
    std::string system, list, against;
    int played = 0, won = 0, drawn = 0, lost = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};
std::vector<Tally> tallies(const std::vector<Outing>& outings);

// What a unit did in one battle.
struct Deed {
    std::string army, name;
    int battles = 1, won = 0;
    int felled = 0;                     // enemies destroyed in a combat it took part in
    int destroyed = 0;                  // itself
    std::map<std::string, int> feats{}; // by the honours of its game, as many as the record has
};
std::vector<Deed> deedsOf(const play::Battle& battle);
// Of a battle that is over; none while it is open. `program`: this version.
Result<std::vector<Deed>> deedsIn(Library& library, const Outing& outing, const std::string& program);
// Deeds of the same unit of the same army together, the most renowned first.
std::vector<Deed> honours(std::vector<Deed> deeds);

// What a feat is called, by its id.
QString honourWords(const std::vector<Outing>& outings, const std::string& id);

// A line for each battle, for spreadsheets (RFC 4180), with a head; all standings of their systems have columns.
QString csvOf(const std::vector<Outing>& outings);
// `nameOf`: a list of a system, as players call it.
using NameOf = std::function<QString(const std::string& system, const std::string& list)>;
Document historyOf(const std::vector<Outing>& outings, const std::vector<Deed>& honoured, const NameOf& nameOf);

} // namespace strategikon::report
