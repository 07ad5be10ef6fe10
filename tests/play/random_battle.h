// Battles between random legal armies, and a player who answers at random but only what is asked. He knows no rule.
#pragma once

#include "model/field/random.h"
#include "model/play/battle.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/begin.h"
#include "rules/warmaster/play/game.h"

#include <functional>

namespace playtest {

using namespace strategikon;

using Random = field::Random;

// A legal army of a nation chosen at random, of about so many points.
Army randomLegalArmy(Catalogue& catalogue, int points, Random& random);

// Both sides with one to three armies, terms and set-up as they come.
Reading<play::State> randomBeginning(Catalogue& catalogue, Random& random);

// Answers within what is asked. Charges and fighting come first, the end of a phase last.
class RandomPlayer {
public:
    RandomPlayer(const play::Game& game, Random& random) : game_(game), random_(random) {}

    // The step that was taken; nothing: whatever was tried was refused.
    std::optional<play::Entry> step(play::Battle& battle);
    int refusals = 0;
    std::string lastRefusal{};

private:
    const play::Ask& choose(const std::vector<play::Ask>& open);
    play::Answer answer(const play::Ask& ask, bool plain);
    std::vector<int> value(const play::Input& input, bool plain);

    const play::Game& game_;
    Random& random_;
    int patience_ = 0; // answers in this phase
    std::string phase_{};
};

} // namespace playtest
