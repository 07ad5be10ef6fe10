// Where a walk through the window goes: every page, with something to show on it.
#pragma once

#include "tests/window/driver.h"

#include <QVariantMap>

#include <functional>
#include <vector>

namespace strategikon {

// A page as it is opened, and what is done there before it is read once more.
struct Visit {
    QString page;
    QVariantMap args;
    std::function<void()> then;
};

// Makes armies, a list and stands of the player's, all called by his `words`, and says where to look at them.
std::vector<Visit> visits(Driver& driver, const QString& words);

} // namespace strategikon
