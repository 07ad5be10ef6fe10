// A card while it is filled in: what stands on it, who said so, and the answer that it comes to. Window, command line
// and tests fill it in alike; none of them knows a rule.
//
// What stands on a card comes from five sources, the later ones over the earlier: what the rules suggest
// (Input::given), what needs no choice (the only option, a number's least), the same card last time, the map, and the
// players.
#pragma once

#include "model/play/record/battle.h"

#include <functional>
#include <map>
#include <set>

namespace strategikon::play {

// What a player put on a card, to be found there again (Card::kept, Card::restore).
struct Draft {
    std::map<std::string, std::vector<int>> put{};
    std::set<std::string> touched{}, counted{};
};

class Card {
public:
    using Values = std::vector<int>; // as in Answer; a die that has not fallen is 0

    // The moment in which a card lies open. Whatever is pointed at outlives the card.
    struct Context {
        const Game* game;
        const State* state;
        const field::Field* on = nullptr; // the battlefield; nullptr: none is known
        const Battle* battle = nullptr;   // its record, for what was said last time; nullptr: nothing was
        int after = 0;                    // the step behind which it is asked
        bool corrected = false; // it was answered before: nothing is filled in as last time, nobody is hurried
    };

    // As it is dealt. eachDie: every face is noted, also where how many score would do.
    Card(Decision ask, Context context, bool eachDie = false);

    const Decision& ask() const { return ask_; }
    const Values* at(std::string_view input) const; // what stands there; nullptr: nothing
    bool isTouched(const std::string& input) const { return touched_.count(input) > 0; }   // the players said so
    bool isRecalled(const std::string& input) const { return recalled_.count(input) > 0; } // as last time
    bool isMapped(const std::string& input) const { return mapped_.count(input) > 0; }     // as the map tells
    bool isToMeasure(const std::string& input) const; // the map leaves it open, and nobody has said it yet
    bool isCounted(const std::string& input) const { return counted_.count(input) > 0; } // how many score, no faces
    bool isIdle(const std::string& input) const { return idle_.count(input) > 0; } // a fact that changes nothing now
    int tens() const { return tens_; } // of a die of more than twelve sides, the figure typed first; -1: none
    std::vector<Id> picked() const;
    std::vector<Id> pickable() const;
    std::vector<Id> offered(const Input& input) const; // whom it can name beside those who are named already
    std::vector<int> firstThrow() const;               // of dice that are thrown again now

    // whole: with facts that no longer matter.
    Answer draft(bool whole = false) const;
    Answer answer() const; // what is recorded: idle facts are left out wherever the rules do without them
    bool complete() const;
    bool settled() const; // no fact that still matters is left as it was filled in
    bool hasDice() const;
    bool anyFallen() const;                      // of them
    bool untouched() const;                      // no player said anything, no die has fallen
    bool answersAlone(const Input& input) const; // it is all that is asked: to choose is to answer
    bool tapAnswers() const;                     // and it is not chosen yet
    bool namesAll(const Input& input) const;     // the card only says whom the next one is about: players named all
    bool onlyNames() const;                      // it does, and all are named or filled in
    Preview means() const;     // what comes of it; no odds while a fact is to be measured that may change them
    Warnings warnings() const; // what the map has against it as it stands
    std::optional<Message> unfit() const; // why it will be refused as it stands, before its dice are thrown

    // Filling in. An input that the card does not have, and a value that cannot stand there, change nothing.
    void pick(const std::string& input, Id thing) { pick(input, std::vector<Id>{thing}); } // or no longer
    void pick(const std::string& input, const std::vector<Id>& things);
    void pickNobody(const std::string& input);     // none of those who may be named, as the players see it
    void put(const std::string& input, int value); // of a choice, a flag or a number; a fact's choice again: not noted
    void settle(const std::string& input, int value); // the same, but it is never taken off
    void take(const Answer& answer);                  // all of it, as the players said it
    const Input* taker(Id thing) const;               // the input that can take it
    // Who would be named beside those who are: in touch with them, as the map shows, or with them last time.
    std::vector<Id> companions() const;
    void takeCompanions();
    // Whom this card does not take and the one behind it does, with the answer that leads there: as it stands, or with
    // one more named; without those to whom several would lead.
    std::map<Id, Answer> answersTowards() const;
    // The next die that has not fallen; nothing where none takes the figure.
    struct Typed {
        std::optional<int> figure{}; // the face, or the count so far
        bool full = false;           // all dice of its throw are in
    };
    Typed typeDie(int figure);
    bool putCount(const std::string& input, int score);
    void clearDie(const std::string& input, int die);
    void takeBackDie(); // the one typed last
    bool setCounted(const std::string& input, bool counted);
    void roll(const std::function<int(int sides)>& die); // all that have not fallen

    Draft kept() const { return {put_, touched_, counted_}; }
    void restore(const Draft& draft); // as far as it can stand here

private:
    void fill();
    void recall();
    void recallFacts();
    void fromMap(const Answer& given);
    void keepApart(); // who was named gives way nowhere to who was filled in
    void keepOpen();  // nothing stands there that is not open to whoever is named
    void weigh();     // which facts the dice that fell have made idle
    void weighBefore();
    bool isOpen(const Input& fact) const;
    bool isMissing(const Input& fact) const;
    bool diceIn() const;
    bool allFallen(const Input& dice) const;
    void makePlaces(const Input& dice);
    const Entry* lastTime(const Answer& given) const;

    Decision ask_;
    Context context_;
    std::map<std::string, Values> put_{}; // by input
    std::set<std::string> touched_{}, recalled_{}, mapped_{}, measured_{}, counted_{}, idle_{};
    int tens_ = -1;
    bool rolled_ = false; // by the program, some of the dice
};

// What the map has against an answer in that moment, of a card or agreed on. Who left his place with the step before is
// taken to stand there still: where he goes to is what the card asks.
Warnings warningsAgainst(const Card::Context& moment, const Decision& ask, const Answer& answer);

// What an answer comes to there (Card::means), of facts those alone that it names.
Preview meaningOf(const Card::Context& moment, const Answer& answer);

// The action that waits to be taken and comes filled in whole; nullptr: none does.
const Decision* dueCard(const std::vector<Decision>& open, const Card::Context& context);

// The one of several actions that could be about a thing, an aside where no other is; nullptr: none, or several could.
const Decision* cardAbout(const std::vector<Decision>& open, Id thing);

// An answer as people write it, with all that is left out as its card is filled in, facts too.
Result<Answer> filledAnswer(const Card::Context& moment, const Node& action);

} // namespace strategikon::play
