// What is to be answered, and answers. An ask is a card with a few inputs: the screen shows them, the command line
// prints them, a script fills them in, none of them knowing a rule.
#pragma once

#include "model/play/thing.h"
#include "model/play/throw.h"

#include "model/army/list/list.h"
#include "model/text/message.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::play {

struct Option {
    std::string id{};
    Message says{};         // why one would, or empty
    std::vector<Id> only{}; // to whom alone it is open, of those whom Input::whose names; empty: to all of them
    friend bool operator==(const Option&, const Option&) = default;
};

struct Input {
    enum class Kind { choice, things, flag, number, dice };
    std::string id{}; // key of the answer: "commander", "distance", "dice"
    Kind kind = Kind::choice;
    std::vector<Option> options{};    // choice
    std::string whose{};              // of another input: some of the options are not open to everybody named there
    std::vector<Id> among{};          // things: those that may be picked
    int least = 0, most = 0;          // things: how many; number: its range
    std::vector<std::string> apart{}; // of things: who is named in one of these inputs cannot be named here too
    std::vector<Id> only{}; // of things: about whom alone anybody may be named, of those whom `whose` names; empty: all
    Throw dice{};
    bool fact = false;    // what models on the table decide: may come from the map, may be left out where it
                          // changes nothing
    bool map = false;     // it did: what is filled in follows from where those stand who are named
    bool measure = false; // it cannot: nothing is filled in, the players measure
    bool lasting = false; // of amounts and units: it stays as it was said last time of the same
    std::optional<std::vector<int>> given{}; // what is filled in beforehand
    int likely = 0;                          // things: so many of them, the first ones, are whom it is likely about
    std::vector<std::pair<std::string, int>> with{}; // figures of its label: how near is meant
    std::vector<Id> of{};                            // whom its label names, the one it is about first
    std::string by{}; // of another input: its answer fills in another; an empty one: not known
    std::map<int, std::vector<int>> givenBy{};
};

// A figure that counts, by name, with the rule it comes from.
struct Modifier {
    std::string id{}; // in the system's table of modifiers
    int value = 0;
    std::vector<Id> of{};  // whose
    std::string account{}; // where there are several: "attacker", "defender"
    int stage = 0;         // what is counted later knows how this came out
};

struct Decision {
    std::string what{}; // code: of a step on the agenda, or of an action open to a side
    int who = nobody;
    std::vector<Id> on{};
    std::vector<Input> inputs{};
    bool step = false;        // the agenda waits for this one and nothing else
    bool shared = false;      // it is open to the other side too, as a card of its own
    bool anytime = false;     // an action that may be told at any time: no phase waits for it
    bool selectsOnly = false; // an action that only says whom the next card is about: who is named last answers it
    bool opensItself = false; // an action that waits to be taken: filled in whole, its card lies open by itself
    bool noChoice = false;    // a step that tells how things lie on the table: filled in whole, it need not be asked
    bool again = false;       // about dice that fell just before: they stay in sight
    bool sealed = false;      // nobody else is to know the answer before all are opened (sealed.h)
    bool hidden = false;      // and in this battle it is only hidden on screens
    bool word = false;        // the word of its side opens what that side has sealed (notesStep, sealed.h)
    std::string rule{};
    std::vector<std::pair<std::string, int>> with{}; // figures of its title: how far somebody retreats
    const Input* find(std::string_view input) const;
};

// One answer. A choice is the index of its option, things are their ids, a flag is 0 or 1, dice are their faces (or one
// number, where only a count matters). An input that is not there was not noted.
struct Answer {
    std::string what{};
    int who = nobody;
    std::vector<std::pair<std::string, std::vector<int>>> inputs{};
    bool rolled = false;  // the dice are the program's
    bool noted = false;   // the dice stand for an outcome: how they fell nobody noted
    bool unasked = false; // nobody had to say anything: it stood as it was filled in, and goes with the answer before
    std::string text{};   // what no number says: house rules that players agree on, a seal, what it held
    const std::vector<int>* find(std::string_view input) const;
    int number(std::string_view input, int absent = 0) const;
    void set(std::string input, std::vector<int> value);
    friend bool operator==(const Answer&, const Answer&) = default;
};

// The card that an answer is for: what it answers, and whose it is where both sides have one. nullptr: none is open.
const Decision* cardFor(const std::vector<Decision>& open, std::string_view what, int who = nobody);

// What is filled in for an input beside what is answered already.
std::optional<std::vector<int>> givenBeside(const Input& input, const Answer& answer);

// Why an answer does not fit its ask (missing, out of range, not among those); nothing where it does. Facts may be
// absent.
std::optional<Message> misfit(const Decision& ask, const Answer& answer);

// Whether an option is open to whom the answer names.
bool isOpen(const Input& input, std::size_t option, const Answer& answer);
// Who may be named beside what is answered already: nobody whom an input names that is to be kept apart from this one.
std::vector<Id> amongBeside(const Input& input, const Answer& answer);

// Whether values may stand on a card that is not filled in yet: fewer things than are wanted, dice of which some have
// not fallen (0). `counted`: how many dice score is noted in place of their faces.
bool mayStand(const Input& input, const std::vector<int>& values, bool counted = false);

} // namespace strategikon::play
