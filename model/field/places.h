// Finds legal places for bodies. Used inside this folder only.
#pragma once

#include "model/field/battle_order.h"
#include "model/field/umpire.h"

#include <cmath>

namespace strategikon::field {

class Places {
public:
    Places(const Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random);

    // Where the body can be set down; nothing: nowhere.
    std::optional<Posted> find(const Slot& slot);
    void note(const Troop& troop, const Posted& posted) { umpire.note(troop, posted); }

private:
    std::optional<Posted> anywhere(const Troop& troop, const Bounds& bounds);
    std::optional<Posted> inOrder(const Slot& slot, const Bounds& bounds) const;
    std::optional<Posted> atEdge(const Troop& troop, const Bounds& bounds);
    std::optional<Posted> nearUnits(const Troop& leader, double within);
    std::optional<Posted> nearestTo(const Troop& troop, Formation formation, Point place, const Box& box,
        double within = INFINITY, bool seeing = false) const;
    std::optional<Posted> allowed(const Troop& troop, Formation formation, Point front, double aside = 0) const;
    bool seesAhead(const Posted& posted) const;
    Point somewhere(const Box& box);

    const Deployment& deployment;
    const Table& table;
    Umpire umpire;
    const Plan plan;
    Random& random;
};

} // namespace strategikon::field
