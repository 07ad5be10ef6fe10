// Who are told in one row that opens: alike things of one group.
#pragma once

#include "model/play/game.h"

#include <map>

namespace strategikon {

class AlikeRows {
public:
    AlikeRows() = default;
    AlikeRows(const play::Game& game, const play::State& state);
    // All of its row in their order; itself alone where it has one of its own.
    const play::Ids& of(play::Id thing) const;

private:
    std::vector<play::Ids> rows_{};
    std::map<play::Id, std::size_t> at_{};
};

} // namespace strategikon
