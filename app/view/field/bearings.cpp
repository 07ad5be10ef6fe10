#include "bearings.h"

#include <algorithm>

namespace strategikon {

using namespace field;

std::optional<Bearings> bearingsOf(const Setup& setup, const Kinds& kinds, const std::string& badge, std::size_t most)
{
    const Posted* posted = setup.deployment.post(badge);
    if (posted == nullptr || posted->stands.empty()) {
        return std::nullopt;
    }
    const View view(setup.deployment, setup.field, kinds);
    const Table& table = setup.field.table;
    const double everywhere = table.width + table.depth;
    Bearings found;
    found.badge = badge;
    for (const Apart& apart : view.enemiesByDistance(badge)) {
        if (found.enemies.size() < most) {
            found.enemies.push_back({apart, view.quartersOf(badge, apart.badge), view.quartersOf(apart.badge, badge),
                view.sees(badge, apart.badge, everywhere)});
        }
    }
    for (const Under& under : view.terrainUnder(badge)) {
        if (std::find(found.terrain.begin(), found.terrain.end(), under.piece->kind) == found.terrain.end()) {
            found.terrain.push_back(under.piece->kind);
        }
    }
    return found;
}

} // namespace strategikon
