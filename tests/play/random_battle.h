// Battles between random legal armies, and a player who answers at random but only what is asked. He knows no rule.
#pragma once

#include "model/field/random.h"
#include "model/play/record/battle.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/begin/begin.h"
#include "rules/warmaster/play/game.h"

#include <functional>

namespace playtest {

using namespace strategikon;

using Random = field::Random;

// A legal army of about so many points: of the nation at that place of the catalogue, or of any. What has special rules
// comes rather than what has none.
Army randomLegalArmy(Catalogue& catalogue, int points, Random& random, int nation = -1);

// Both sides with one to three armies, terms and set-up as they come; `nation` is that of the first.
Result<play::State> randomBeginning(Catalogue& catalogue, Random& random, int nation = -1);

// The same on a battlefield that the charts laid out, where both armies were set down.
struct OnField {
    play::State beginning;
    field::Setup setUp;
};
Result<OnField> randomOnField(Catalogue& catalogue, Random& random, int nation = -1);

// How an input is answered: the chance that what is filled in stands, that anything is named, that one more is; and
// whether those named stand side by side, or are the last.
struct Habit {
    double given = 0.85, any = 0.9, more = 0.35;
    bool neighbours = false, last = false;
};

// What a random player of a system likes (likings/<system>.yaml).
struct Likings {
    std::map<std::string, int> actions{}, options{};
    std::map<std::pair<std::string, std::string>, Habit> habits{}; // by card and input
    std::string loaded{};
};
const Likings& likingsOf(const std::string& system);

// Answers within what is asked. Charges and fighting come first, the end of a phase last (random_player.cpp).
class RandomPlayer {
public:
    RandomPlayer(const play::Game& game, Random& random, const std::string& system = "warmaster")
        : game_(game), random_(random), likings_(likingsOf(system))
    {
    }

    // The step that was taken; nothing: whatever was tried was refused.
    std::optional<play::Entry> step(play::Battle& battle);
    int refusals = 0;
    std::string lastRefusal{};
    std::vector<std::pair<play::Answer, Message>> refused{}; // before the step that was taken last

private:
    const play::Decision& choose(const std::vector<play::Decision>& open);
    play::Answer answer(const play::Decision& ask, bool plain);
    std::vector<int> value(const play::Decision& ask, const play::Input& input, bool plain);

    const play::Game& game_;
    Random& random_;
    const Likings& likings_;
    int patience_ = 0; // answers in this phase
    std::string phase_{};
};

} // namespace playtest
