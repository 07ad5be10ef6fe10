// Sealed answers: what a side answers in secret, and how all of it comes to light at once.
//
// A sealed answer is an entry of the log like any other. What it is stands in the text of the answer, under a seal
// (model/seal) that the word of its side opens; the state knows only who has sealed an answer to which step. One step
// opens them all, with the keys of all sides, so that nobody sees first. It carries what was sealed with the salts of
// the digests, so that whoever reads the record can check it without a word. Where a word is forgotten its side tells
// the answer anew; that has no salt, and is marked as told after the fact.
//
// Notes that a side wrote down and sealed before the battle are kept beside the answers and not opened with them: their
// side opens them by itself, when it likes, and the rules hold them against what was played. An answer that opens them
// carries them so that nobody reads them by accident.
//
// Players who trust each other may begin a battle in which answers are only hidden on screens (State::hides): then the
// answer itself stands in the text, and is not shown before it is opened.
#pragma once

#include "model/play/game.h"
#include "model/seal/seal.h"
#include "model/text/node.h"

#include <functional>
#include <map>

namespace strategikon::play {

constexpr const char* openingStep = "open-sealed";

// Why what stands in the text of an answer to a sealed ask is none; nothing where it is one. Of a battle that only
// hides, the answer itself is compared with the ask too.
std::optional<Message> misfitOfSealed(const Decision& ask, const Answer& answer);
// An answer in the text of another, as a battle keeps it that only hides; of one that is so already, itself.
Answer hiddenAnswer(const Answer& plain);
// Why an answer to the sealed step that waits could not be opened later: it does not fit, or the rules refuse it.
std::optional<Message> refusedSealed(const Game& game, const State& state, const Answer& plain);
// That answer under the key of its side; refused where the former says why.
Result<Answer> sealedAnswer(const Game& game, const State& state, const Answer& plain, const seals::Key& key);

// The salt of the key that opens it; nothing where it is only hidden. A fault where the seal is damaged: then it can
// only be told anew.
Result<std::optional<seals::Salt>> saltOf(const SealedAnswer& sealed);
// Whose words open what is sealed now, in their order, each once.
std::vector<int> sidesToOpen(const State& state);

// What opens all answers that are sealed, in one go. `keyOf`: of what is sealed with this salt; `anew`: what is told
// after the fact, by the index in State::sealed. A fault names the side whose word is missing or wrong.
using KeyOf = std::function<std::optional<seals::Key>(const SealedAnswer& sealed, const seals::Salt& salt)>;
Result<Answer> openingOf(const State& state, const KeyOf& keyOf, const std::map<std::size_t, Answer>& anew = {});

// For games: what an opening brings to light, in the order in which it was sealed. Refused where something is missing,
// or is not what its digest says.
struct OpenedAnswer {
    SealedAnswer sealed{};
    Answer answer{};
    bool after = false; // told after the fact
};
Result<std::vector<OpenedAnswer>> openedBy(const State& state, const Answer& opening);

// The step and the action that open a side's notes, with its word (Decision::word); without one they stay closed.
constexpr const char* notesStep = "open-notes";
inline bool areNotes(const SealedAnswer& sealed) { return sealed.step.what == notesStep; }
SealedAnswer sealedNotes(int side, const seals::Seal& seal);      // nothing can be longer than what a record keeps
std::optional<std::size_t> notesOf(const State& state, int side); // in State::sealed; nothing: it has sealed none
std::string digestOfNotes(const State& state, int side); // as it was told when they were sealed; empty: there are none
// A fault says what is wrong with the word or the seal.
Result<Answer> openingOfNotes(const State& state, int side, const seals::Key& key);
// For games: the text of the notes. Refused where there are none, or where they are not what their digest says.
Result<std::string> notesOpenedBy(const State& state, int side, const Answer& opening);

} // namespace strategikon::play
