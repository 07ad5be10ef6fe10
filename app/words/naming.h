// Messages about things of a battle, by their names.
#pragma once

#include "model/play/game.h"
#include "model/text/message.h"

#include <QStringList>

namespace strategikon {

// Names fill its places {who}, {other} and {third} in order; {others} is all but the first, {all} everybody. `game`:
// those who are alike there are told by one name, "A3–A8 Legion". `together`: {who} is everybody, of whom one thing is
// told.
Message messageOf(const std::string& code, const play::State& state, const std::vector<play::Id>& things,
    const play::Game* game = nullptr, bool together = false);

// A code, in the form "-of" where there is one and somebody is named: {who} and {other} are the badges of the first
// two, or their names.
Message aboutThem(const std::string& code, const play::State& state, const std::vector<play::Id>& of);

// One name for each run of those who are alike: "A3–A8 Legion".
QStringList namedTogether(const play::State& state, const std::vector<play::Id>& things, const play::Game& game);

} // namespace strategikon
