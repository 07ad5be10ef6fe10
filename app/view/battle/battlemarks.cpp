#include "battlemarks.h"

#include "app/words/played.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon {

using play::Entry;

Marked::Marked(const play::Battle& battle) : battle_(&battle)
{
    for (const Entry& entry : battle.log()) {
        if (entry.kind == Entry::Kind::step) {
            children_[entry.parent].push_back(entry.number);
        } else if (entry.kind == Entry::Kind::note && entry.what == "bookmark") {
            // The log only grows: a second bookmark takes the first away.
            if (!bookmarks.remove(entry.to)) {
                bookmarks.insert(entry.to);
            }
        }
        if (entry.kind == Entry::Kind::note && !entry.text.empty()) {
            notes[entry.to] << noteShown(battle.game(), battle.state(), entry);
        }
    }
    for (const auto& steps : {battle.line(), battle.ahead()}) {
        shown_.insert(steps.begin(), steps.end());
    }
}

std::vector<int> Marked::others(int step) const
{
    std::vector<int> left;
    if (const auto it = children_.find(step); it != children_.end()) {
        for (const int child : it->second) {
            if (!shown_.count(child) && !isIdleJump(child)) {
                left.push_back(child);
            }
        }
    }
    return left;
}

bool Marked::isIdleJump(int step) const
{
    const auto behind = children_.find(step);
    return isJump(battle_->log()[std::size_t(step - 1)].answer) && !notes.contains(step) && !bookmarks.contains(step)
        && (behind == children_.end() || std::ranges::all_of(behind->second, [&](int one) { return isIdleJump(one); }));
}

int Marked::length(int first, int last) const
{
    int many = 1;
    for (int at = last; at != first; at = battle_->log()[std::size_t(at - 1)].parent) {
        ++many;
    }
    return many;
}

} // namespace strategikon
