// A battle as lists and statistics see it.
#pragma once

#include "model/library/library.h"
#include "model/play/record/facts.h"

#include <QCoreApplication>
#include <QDate>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace strategikon::evenings {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(evenings)
};

struct Outing {
    SavedBattle saved;
    play::Facts facts;
    const play::Game* game = nullptr; // none: battles of its system cannot be read here
    bool readable = true;             // false: its facts cannot be read; those here are of a battle not yet begun
};

// Of each battle, in the same order.
std::vector<Outing> outingsOf(std::vector<SavedBattle> battles);
std::vector<Outing> oldestFirst(std::vector<Outing> all);
std::vector<const Outing*> byAge(const std::vector<Outing>& all); // the same, where they lie
// Of a shelf; of all there are but those removed, where none is named. What was played last comes first.
Result<std::vector<Outing>> outingsIn(const Library& library, std::string_view place = "");

// The same one by one, as long as they are wanted; what is amiss of those.
std::vector<Fault> eachOuting(const Library& library, std::string_view place, const std::function<bool(Outing)>& takes);

// A list of a system, as players call it.
using NameOf = std::function<QString(const std::string& system, const std::string& list)>;

// When it was played: as somebody said, or when it was begun.
QDate dayOf(const SavedBattle& saved);
// "Roman, Gallic".
QString nationsOf(const Outing& one, int side, const NameOf& nameOf);
QString joined(const std::vector<std::string>& texts); // with commas between
QString armiesOf(const Outing& one, int side);
// Who led a side: its player, or else its nations.
QString ledBy(const Outing& one, int side, const NameOf& nameOf);
// What the battle is scored by, where its game scores anything.
std::optional<int> scoreOf(const Outing& one, int side);
QString scoresShown(long long first, long long second); // "1,250 : 400"
QString scoreShown(const Outing& one);                  // the same of a battle, or nothing
// "won by Anna", "a draw", "in progress", "not begun".
QString resultShown(const Outing& one, const NameOf& nameOf);
// "a", "b", "draw"; empty while it is undecided.
std::string resultWord(const play::Facts& facts);
// How far it has got: "before the first turn", "turn 3, Shooting", "over in 6 turns".
QString standingShown(const Outing& one);

// Players, places or occasions of these battles, each once, the latest first.
std::vector<std::string> playersOf(const std::vector<Outing>& all);
std::vector<std::string> eachOf(const std::vector<Outing>& all, std::string BattleAbout::*what);
std::vector<std::string> tagsOf(const std::vector<Outing>& all); // in order

} // namespace strategikon::evenings
