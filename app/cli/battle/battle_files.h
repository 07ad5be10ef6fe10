// Battles by name, opened for recording. Used inside app/cli only.
#pragma once

#include "app/cli/context.h"
#include "app/cli/named.h"
#include "app/report/standing.h"
#include "app/shown/battle/card.h"
#include "app/shown/battle/warning.h"
#include "model/play/ahead.h"
#include "model/play/record/recorder.h"
#include "rules/battle.h"

namespace strategikon::cli {

// A library with a battle of it; the library is where the recorder writes to.
struct OpenBattle {
    std::unique_ptr<Library> library;
    std::optional<play::Recorder> recorder;
    std::shared_ptr<const report::Ground> ground{}; // nullptr: it was begun on no battlefield
    play::Recorder* operator->() { return &*recorder; }
    const play::Recorder* operator->() const { return &*recorder; }
    const field::Field* on() const { return ground ? &ground->setUp.field : nullptr; }
};

// How much of its record is read: a command pays for what it needs.
enum class Needs {
    latest, // where the battle stands, and what was done last
    all,
};

// By id, by name, or by the beginning of either where only one battle has it; "last" is the latest. Complains and gives
// nothing where there is none.
std::optional<OpenBattle> openBattle(const std::string& name, bool toWrite, Needs needs = Needs::all);
// The whole record after all; false where that is refused, which is said.
bool readAll(OpenBattle& battle);
std::optional<SavedBattle> battleNamed(const Library& library, const std::string& name, Sure sure = Sure::begins);

void complainOfNoMap();
void printOpposed(const OpposedShown& opposed);

// An answer becomes a step, and its events are told.
int take(play::Recorder& recorder, const play::Answer& answer, bool json);
// Notes a text of some kind, and says it: `said` with its entry as JSON, or the words.
int keepNote(
    play::Recorder& recorder, const char* what, const std::string& text, Json said, bool json, const QString& words);

// Actions as they are written: JSON that begins with a brace or a quotation mark, a file of it, one a line, or a bare
// code.
struct Action {
    Node node{};
    int line = 0; // of its file; each is read as a text of its own
    Fault placed(Fault fault) const;
};
std::optional<std::vector<Action>> actionsOf(const std::string& written);

Json jsonOf(const play::State& state, const play::Fields& fields);
Json jsonOf(const play::Decision& ask, const play::State& state);
Json jsonOf(const play::Event& event, const play::State& after, const play::Game& game);
// `ask`: the card whose dice they are; nullptr: none.
Json jsonOf(
    const play::Preview& preview, const play::Decision* ask, const play::Recorder& recorder, const play::State& state);
Json jsonOf(const play::Prospect& prospect, const play::State& state);
Json jsonOf(const play::Warning& warning, const play::Decision& ask, const OpenBattle& open);
// What the map has against an answer as the battle stands: as JSON, or a line each.
play::Warnings warningsOf(const OpenBattle& open, const play::Decision& ask, const play::Answer& answer);
void printWarnings(const play::Warnings& warnings, const OpenBattle& open);
Node givenOf(const play::Input& input, const play::State& state); // what is filled in, as an action writes it
Json namesOf(const play::State& state, const std::vector<play::Id>& things);
// A battle in a list: what is said of it, and what came of it (evenings.cpp).
Json listedJson(const SavedBattle& battle);
// A battle as it stands after a step: with its state, and what is open there (battles.cpp).
Json shownJson(const play::Recorder& recorder, const play::State& state);
QString headOf(const play::Recorder& recorder, const play::State& state); // its name, and where it stands then
// What a battle waits for, in words.
void printOpen(const play::Game& game, const play::State& state, const field::Field* on);
// False where there was nothing to print.
bool printEvents(const std::vector<play::Event>& events, const play::State& after, const play::Game& game);
// What was agreed, as it is written: "turns=7". Complains where it is not.
std::optional<BattleTerms> termsOf(const std::vector<std::string>& written);

} // namespace strategikon::cli
