// The result slip of a battle, to be signed: players, armies and their stamps, the score by the book, losses.
#pragma once

#include "app/evenings/outing.h"
#include "app/report/document.h"

namespace strategikon::report {

// One page; what nobody said is left blank, to be written in. Who signs it is named on it, whatever is said of players’
// names on other papers.
Document slipOf(
    const play::Game& game, const play::State& state, const SavedBattle& saved, const evenings::NameOf& nameOf);

} // namespace strategikon::report
