// House rules as the window offers them.
#pragma once

#include <QVariantList>

#include <string>

namespace strategikon {

// A player's own for battles of a system: name, rules (their sentences), trouble (why they cannot be used).
QVariantList housesShown(const std::string& system);

} // namespace strategikon
