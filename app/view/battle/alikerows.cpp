#include "alikerows.h"

namespace strategikon {

using namespace play;

AlikeRows::AlikeRows(const Game& game, const State& state)
{
    std::map<std::pair<Id, std::string>, std::size_t> known;
    for (const Thing& thing : state.things) {
        std::size_t row = rows_.size();
        if (const std::string alike = game.alike(thing); !alike.empty())
            row = known.emplace(std::pair(thing.within, alike), row).first->second;
        if (row == rows_.size())
            rows_.emplace_back();
        rows_[row].push_back(thing.id);
        at_[thing.id] = row;
    }
}

const Ids& AlikeRows::of(Id thing) const
{
    static const Ids none;
    const auto it = at_.find(thing);
    return it == at_.end() ? none : rows_[it->second];
}

} // namespace strategikon
