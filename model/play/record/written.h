// Battles as nodes, for the library and for files (schema/battle.schema.json). Fields are written by their ids, so that
// a program that knows more of them reads older records.
#pragma once

#include "battle.h"
#include "model/text/node.h"

namespace strategikon::play {

Node written(const State& state, const Fields& fields);
Node written(const Answer& answer);
// `after`: any state that has all things the event is about.
Node written(const Event& event, const Fields& fields, const State& after);
Node written(const Entry& entry, const Fields& fields, const State& after);

// What was not written by this program is refused with the place.
Result<State> stateFrom(const Node& node, const Fields& fields);
Result<Answer> answerFrom(const Node& node);
Result<Entry> entryFrom(const Node& node, const Fields& fields);

// Words of the kinds, as they are written.
const char* wordOf(Sort sort);
const char* wordOf(Change::What what);
const char* wordOf(Entry::Kind kind);

} // namespace strategikon::play
