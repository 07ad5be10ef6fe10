// All battles there have been: what came of each, of each army against each, and what named units have done.
#pragma once

#include "app/evenings/tally.h"
#include "app/report/document.h"
#include "model/play/record/battle.h"

#include <map>

namespace strategikon::report {

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
Result<std::vector<Deed>> deedsIn(Library& library, const evenings::Outing& outing, const std::string& program);
// Deeds of the same unit of the same army together, the most renowned first.
std::vector<Deed> honours(std::vector<Deed> deeds);

// What a feat is called, by its id.
QString honourWords(const std::vector<evenings::Outing>& outings, const std::string& id);

// A line for each battle, for spreadsheets (RFC 4180), with a head; all standings of their systems have columns.
// `players`: with their names, where and on what occasion they met.
QString csvOf(const std::vector<evenings::Outing>& outings, bool players = false);
Document historyOf(const std::vector<evenings::Outing>& outings, const std::vector<Deed>& honoured,
    const evenings::NameOf& nameOf, bool players = false);

} // namespace strategikon::report
