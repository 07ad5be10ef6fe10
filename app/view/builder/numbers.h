// Figures for a screen that takes a list.
#pragma once

#include <QVariantList>

#include <vector>

namespace strategikon {

inline QVariantList numbers(const std::vector<int>& all) { return {all.begin(), all.end()}; }

} // namespace strategikon
