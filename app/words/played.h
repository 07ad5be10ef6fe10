// Words for what happens in battles. The templates are the rule systems' own ("event-stands-lost", "asked-order",
// "input-commander", "option-pursue", "phase-shooting"); here they get names and figures. `words`, where there is no
// state: State::words of the battle.
#pragma once

#include "model/play/record/detail.h"
#include "model/play/record/dispute.h"

#include <QString>

#include <span>

namespace strategikon {

// "A3 Legion": the badge first, as it is looked for.
QString named(const play::State& state, play::Id thing);
// What the book calls it in short, "Reg Bd(O)"; empty where it does not.
QString sortShown(const play::Game& game, const play::State& state, play::Id thing);
// Of alike ones in one row what holds of all of them.
QString sortShown(const play::Game& game, const play::State& state, const std::vector<play::Id>& alike);
// The badges of several: "A3–A8" where they follow one another.
QString badgesShown(const play::State& state, const play::Ids& things);
// The sentence of an event; `after`: any state that has all things it is about.
QString told(const play::Event& event, const play::State& after, const play::Game& game);
// Of all of them; what befell several who are alike, one after the other, is one sentence.
QStringList told(std::span<const play::Event> events, const play::State& after, const play::Game& game);
// Words of ours about a rule, with the numbers that go into them.
QString sentencesOf(const std::string& text, const std::vector<play::Cells>& cells);
QString citedShown(const play::Cited& rule);
// A house rule, with what it adds.
QString houseShown(const play::HouseRule& house);
// What a rule or a switch says, by its id; the id where the game has none of it.
QString ruleShown(const play::Game& game, const play::State& state, const std::string& id);
// What a modifier is called, by its id.
QString modifierShown(const play::Game& game, const play::State& state, const std::string& id);
// Whose modifiers they are, where there are several accounts of them; empty for one without a name. `of`: whom they
// name (Preview::of).
QString accountShown(const std::string& account, const play::State& state, const play::Ids& of);
// How a rule with a switch is had: a choice of it.
QString choiceShown(const std::string& rule, const std::string& choice, const std::string& words);
// What is asked, with the figures of its title.
QString titled(const play::Decision& ask, const play::State& state);
QString labelled(const play::Input& input, const play::State& state);
QString labelled(const play::Option& option, const play::State& state);
// Of a preview: "hits-3" is worded by "chance-hits" with its number. `of` as above.
QString outcomeShown(const std::string& outcome, const play::State& state, const play::Ids& of = {});
// What dice have to come to; empty where only their faces count.
QString needsShown(const play::Throw& thrown);
QString phaseShown(const std::string& phase, const std::string& words);
QString turnShown(int turn, const std::string& words);
// Within a sentence: "turn 3".
QString turnTold(int turn, const std::string& words);
// What a note of the program's own kinds says ("overruled", "dispute", "detail"); of all others its text.
QString noteShown(const play::Game& game, const play::State& state, const play::Entry& note);
QString disputeShown(const play::Dispute& dispute, const std::string& words);
// An answer of an input, as a dispute names it.
QString answerShown(const std::string& option, const std::string& words);
QString detailShown(const std::string& phase, play::Detail detail, const std::string& words);
// Whether there is a sentence for a code.
bool hasWords(const std::string& code);
// The sentence of a code that systems may each have their own of.
QString ownWords(const std::string& code, const std::string& words);

} // namespace strategikon
