// Recorded battles as the library keeps them: texts it never reads, and columns that plain SQL can ask.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace strategikon {

struct BattleContent {
    std::string name, system, program; // program: version that began it
    std::string beginning{};           // JSON: the state before the first entry
    std::string facts = "{}";          // JSON: figures for a list on the screen
    std::string setUp{};               // JSON: battlefield and deployment; empty: there was none
    friend bool operator==(const BattleContent&, const BattleContent&) = default;
};

// A round is played against a clock, which may be stopped.
struct Round {
    int minutes = 0;   // 0: it has none
    int spent = 0;     // seconds, before the clock was started last
    std::string since; // UTC, when that was; empty: it stands still
    friend bool operator==(const Round&, const Round&) = default;
};

// What people say of a battle. It stands beside the record, as the battle's name does, and may change at any time.
struct BattleAbout {
    std::array<std::string, 2> players{}; // of each side
    std::string venue{};                  // where it was played; a battle's `place` is the shelf it lies on
    std::string day{};                    // such as 2026-01-31; empty: the day it was begun
    std::string occasion{};               // or campaign
    std::vector<std::string> tags{};      // as of armies
    std::string notes{};
    std::array<std::string, 2> stamps{}; // of each side's armies, as they were when it was begun
    Round round{};
    friend bool operator==(const BattleAbout&, const BattleAbout&) = default;
};

struct SavedBattle {
    std::string id; // as of armies
    BattleContent content;
    std::string place = "open"; // "archived", "removed"
    int entries = 0;
    std::string created, changed;
    BattleAbout about{};
    bool aboutDamaged = false; // what is said about it cannot be read: nothing of it is here
    friend bool operator==(const SavedBattle&, const SavedBattle&) = default;
};

// A name of what is said of a battle that was spelt otherwise.
struct Respelt {
    std::string battle, what, before, after; // what: such as "player-a"
};

// What a battle is found by.
struct BattleName {
    std::string id, name, place;
};

struct StoredChange {
    std::string what, field;
    int thing = 0, before = 0, after = 0;
    std::string more; // JSON, or empty
    friend bool operator==(const StoredChange&, const StoredChange&) = default;
};

struct StoredEvent {
    std::string what, things, figures, rule; // things, figures: JSON
    std::vector<StoredChange> changes;
    friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

// Where a battle stood after one of its entries, so that it need not be played from its beginning.
struct KeptState {
    int entry = 0, head = 0;    // head: the step that had been answered last
    std::string program, state; // program: version that wrote it; JSON
    friend bool operator==(const KeptState&, const KeptState&) = default;
};

// What a record does not say by itself and plain SQL asks of it (schema/library/008-turns.sql). It follows from the
// record with the rules, and is no part of it.
struct ToldThing { // an army, a command, a unit, a commander
    int thing = 0;
    std::string sort, kind, badge, name;
    int side = 0, within = 0;
    std::vector<std::pair<std::string, int>> starts{}; // fields that are not at first as they are as a rule
    friend bool operator==(const ToldThing&, const ToldThing&) = default;
};
struct ToldTurn {
    int event = 0; // of its step the first that belongs to it
    int turn = 0, whose = 0;
    friend bool operator==(const ToldTurn&, const ToldTurn&) = default;
};
struct ToldScore { // of both sides, when a turn ended or the battle
    int turn = 0, whose = 0;
    std::array<int, 2> points{};
    friend bool operator==(const ToldScore&, const ToldScore&) = default;
};
struct ToldStep { // what a step brought; of the step 0: what was there at the beginning
    int entry = 0;
    std::vector<ToldThing> things{};
    std::optional<ToldTurn> began{};
    std::vector<ToldScore> scores{};
};
struct ToldField { // of things of a system, as the columns of battle_field say
    std::string field, label;
    int start = 0, parts = 1;
    std::string bound{}, words{};
    bool shown = true;
};
struct ToldBattle {
    std::string system{};
    std::vector<ToldField> fields{};
    std::vector<ToldStep> steps{};
};

struct StoredEntry {
    int number = 0;
    std::string kind, what, text;
    int parent = 0, target = 0;
    std::string answer;      // JSON; empty for all but steps
    std::string program, at; // `at` is given by the library
    std::vector<StoredEvent> events;
    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

} // namespace strategikon
