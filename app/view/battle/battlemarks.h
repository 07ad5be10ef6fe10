// What stands beside the steps of a record: notes, bookmarks, and courses that were left.
#pragma once

#include "model/play/record/battle.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <map>
#include <set>

namespace strategikon {

struct Marked {
    explicit Marked(const play::Battle& battle);

    QHash<int, QStringList> notes; // by step
    QSet<int> bookmarks;

    // First steps of courses that begin after a step and are not the one that is shown.
    std::vector<int> others(int step) const;
    // Of a step that was undone: the battle went on elsewhere for a moment, and nothing was done there.
    bool isIdleJump(int step) const;
    int length(int first, int last) const; // in steps, both counted

private:
    const play::Battle* battle_;
    std::map<int, std::vector<int>> children_; // by step, in the order they were made
    std::set<int> shown_;
};

} // namespace strategikon
