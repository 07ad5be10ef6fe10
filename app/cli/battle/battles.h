// The commands that begin with "battle". Each returns a Status; battle_commands.cpp reads the arguments.
#pragma once

#include "app/cli/output.h"
#include "model/library/battle_records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::play {
class Game;
struct Record;
} // namespace strategikon::play

namespace strategikon::cli {

// What is said of a battle; nothing of what is left out. “none” takes away what was said.
struct AboutWish {
    std::vector<std::string> players{}, tags{}, untagged{}; // players: "A=Anna"
    std::string venue{}, day{}, occasion{}, notes{};
    int minutes = -1; // of its round
    bool isEmpty() const;
};

struct NewBattle {
    std::vector<std::string> armies, allies; // files: one of each side, then whoever stands with them as "A=FILE"
    std::string name, setUp, house;
    std::vector<std::string> terms; // "turns=7"
    bool broad = false;
    AboutWish about{};
};

// Which battles are listed, and in what order.
struct ListWish {
    std::string place = "open", search{}, system{}, player{}, nation{}, tag{}, state{}, sort{};
    bool reversed = false;
    int most = -1; // so many; 0: all; below: as many as a page has
};

struct StatsWish {
    std::string by = "player", system{}, player{}, nation{}, tag{};
};

// battles.cpp: what there is
int newBattle(const NewBattle& wish, bool json);
int showBattle(const std::string& battle, int step, bool json);
int moveBattle(const std::string& battle, const std::string& place); // open, archived, removed
int renameBattle(const std::string& battle, const std::string& name);
int branchBattle(const std::string& battle, int step, const std::string& name, bool json);
int exportBattle(const std::string& battle, bool players, const Output& output, bool json);
int importBattle(const std::string& file, const std::string& name, bool json);
int verifyBattle(const std::string& battle, bool json); // of the library, or a file

// evenings.cpp: who met, where and when; all battles there were
int listBattles(const ListWish& wish, bool json);
int aboutBattle(const std::string& battle, const AboutWish& wish, bool json);
int clockOfBattle(const std::string& battle, const std::string& how, bool json); // start, pause, reset; or only told
int statsOfBattles(const StatsWish& wish, bool json);
int namesOfPlayers(bool undo, bool json); // undo: spelt as they were before they were made one
// Puts into `about` what is wished; complains and gives false where that is no side or no day.
bool say(BattleAbout& about, const AboutWish& wish);

// house.cpp: house rules; `system`: empty for the only one whose battles know them
int listHouses(const std::string& system, bool json);
int checkHouse(const std::string& file, const std::string& system, bool json);
int houseRows(const std::string& system, bool json);                                // what they may name
int houseReadings(const std::string& system, const std::string& wanted, bool json); // how its books are read
int houseOf(const std::string& battle, bool json);                                  // those it is played by
int agreeOnHouse(const std::string& battle, const std::string& house, bool json);   // from now on; "none"
void tellHouse(const play::Game& game, const play::Record& record);                 // that a record brings
// The text of house rules: a file, or a name among the player's own; says what is wrong.
std::optional<std::string> houseText(const std::string& system, const std::string& named);

// examples.cpp: what ships with the lists; with a name, that one is put into the library
int battleExamples(const std::string& name, bool json);

// recording.cpp: what is done
struct AnswerOptions {
    std::string battle;
    std::string action; // a file of JSON lines, "-", or the action itself
    std::optional<std::uint64_t> roll;
    bool fill = false;     // facts left out are as filled in beforehand
    std::string outcome{}; // instead of dice: those that stand for it
};
int whatBattleCan(const std::string& battle, bool json);
int doInBattle(const AnswerOptions& options, bool json);
int oddsInBattle(const std::string& battle, const std::string& action, bool fill, bool json);
int undoInBattle(const std::string& battle, bool redo, int times, bool json);
int goInBattle(const std::string& battle, int step, bool json);
int noteInBattle(const std::string& battle, const std::string& text, int step, bool bookmark);

// foreseeing.cpp: what it leads to beyond the step at hand
struct Ahead {
    std::string battle;
    std::string course;                // as actions; empty: nothing in particular is intended
    std::vector<std::string> supposed; // "A1.follows=false"
};
int aheadInBattle(const Ahead& ahead, bool json);

// agreeing.cpp: what players agree on, whatever the rules say
int agreeInBattle(const std::string& battle, const std::vector<std::string>& points, bool json);
// standing.cpp: where somebody stands now
struct PlaceWish {
    std::string battle, unit, at{}, facing{}, formation{}; // empty: as it stands already, or as armies begin
    bool unknown = false;                                  // nobody knows
    bool about = false;                                    // where it likely went; of “all” everybody who has moved
};
int placeInBattle(const PlaceWish& wish, bool json);
// opening.cpp: notes that a side sealed before the battle
struct NotesWish {
    std::string battle, side; // "A" or "B"
    std::string wordFile{};
};
int openNotesInBattle(const NotesWish& wish, bool json);
int overruleInBattle(const std::string& battle, const std::string& rule, const std::string& choice, bool json);
struct Disputed {
    std::string battle, input; // "exposed", or "order.exposed" where several cards are open
    std::string first{};       // of more than two answers the first that is disputed; empty: as it is filled in
    int face = 0;              // 0: the program throws, from `seed`
    std::uint64_t seed = 0;
};
int disputeInBattle(const Disputed& dispute, bool json);
int detailInBattle(const std::string& battle, const std::string& phase, const std::string& detail, bool json);

int correctInBattle(const std::string& battle, int step, const AnswerOptions& options, bool json);
// What was answered in a course that was left, once more from here on.
int followInBattle(const std::string& battle, int step, bool json);

} // namespace strategikon::cli
