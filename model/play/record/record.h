// A battle as a file: JSON Lines (schema/battle.schema.json). The first line tells of the battle and holds the state it
// begins with, every other is an entry of its log.
#pragma once

#include "model/library/battle_records.h"
#include "written.h"

namespace strategikon::play {

struct RecordHead {
    std::string system{}, name{}, program{}; // program: its version
    State beginning{};
    std::string setUp{}; // battlefield and deployment as JSON; empty: there was none
    BattleAbout about{}; // where somebody asked for it; tags, notes and the clock stay at home
};

struct Record {
    RecordHead head;
    std::vector<Entry> log{};
    bool chained = false;   // it carries its chain of digests, and that holds (chain.h); exports of before have none
    std::string checksum{}; // the last of that chain, the same in every copy of the battle
};

std::string writeRecord(const RecordHead& head, const Battle& battle);
std::string checksumOf(const RecordHead& head, const Battle& battle);

// Which game the record's system is; nullptr where the program knows none.
using GameOf = std::function<const Game*(std::string_view system)>;

// Reads and replays: entries without gaps, each as it was exported, events that fit, answers that were asked for and
// that the rules still resolve so. `otherwise` gets the steps that this program would rule otherwise; they stay as they
// were recorded. Names and figures are those that an army could have. `program`: the version that reads.
Result<Record> readRecord(std::string_view text, const std::string& file, const GameOf& gameOf,
    std::vector<int>& otherwise, const std::string& program = {});

// Every reference to a thing is to one that is there, and the rules can read the open steps. What is read from outside
// has to pass this before rules see it.
bool isSound(const State& state, const Game& game);
// The same of what an entry has changed in a state that was sound.
bool isSound(const Entry& entry, const State& after, const Game& game);

} // namespace strategikon::play
