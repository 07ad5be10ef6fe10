// Entries of a battle as the library keeps them, and back.
#pragma once

#include "battle.h"
#include "model/library/battle_records.h"

#include <optional>

namespace strategikon::play {

// `after`: any state that has all things the entry is about.
StoredEntry stored(const Entry& entry, const Fields& fields, const State& after, const std::string& program);
Result<Entry> fromStored(const StoredEntry& stored, const Fields& fields);

// The whole record: entries in order, replayed. `beginning` as the library has it.
Result<Battle> battleFrom(const Game& game, const std::string& beginning, std::span<const StoredEntry> entries);
// What came after a state that was kept. Gives nothing where the state cannot be read or something before it is needed.
std::optional<Battle> battleSince(const Game& game, const KeptState& kept, std::span<const StoredEntry> entries);
std::string storedState(const State& state, const Fields& fields);

} // namespace strategikon::play
