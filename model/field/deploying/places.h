// Finds legal places for bodies. Used inside model/field only.
#pragma once

#include "battle_order.h"
#include "deployment_rules.h"

#include <cmath>
#include <span>

namespace strategikon::field {

class Places {
public:
    Places(const Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random);

    // Where the body can be set down; nothing: nowhere.
    std::optional<Posted> find(const Slot& slot);
    // All of a group beside and behind each other as they are drawn up, a little off if need be, on ground that hinders
    // nobody who keeps order; nothing: not together.
    std::vector<Posted> together(std::span<const Slot> group);
    // Whether it can be set down just there, in line, if none of its own side is in the way.
    bool fits(const Slot& slot);
    Box onOneBank(const Box& row, double wide) const { return umpire.onOneBank(row, wide); }
    // How many of them would stand on ground that hinders them, or with a river between them and most of the others.
    std::size_t troubled(const std::vector<Slot>& slots);
    // How many bodies have room, and to spare, in the first piece of such terrain.
    std::size_t roomWithin(const std::vector<std::string>& kinds) const;
    // Enough was tried: several times what armies of this size take that have no room.
    bool isSpent() const { return looks > mostLooks; }
    // Of the first ground of such kinds.
    std::optional<Point> middleOf(const std::vector<std::string>& kinds) const { return umpire.middleWithin(kinds); }
    void note(const Troop& troop, const Posted& posted) { umpire.note(troop, posted); }

private:
    using Terms = DeploymentRules::Terms;
    struct Search { // around a place
        Point place;
        Box box;
        double from = 0, within = INFINITY;
        bool seeing = false; // with a free line ahead
        bool easy = false;   // on ground that hinders nobody
    };
    Terms termsOf(const Slot& slot) const; // on its block's ground
    std::vector<Posted> together(std::span<const Slot> group, const std::vector<Terms>& terms, Point shift);
    std::optional<Posted> anywhere(const Terms& terms);
    std::optional<Posted> inOrder(const Terms& terms, const Slot& slot);
    std::optional<Posted> atEdge(const Terms& terms);
    std::optional<Posted> atBase(const Terms& terms, const Slot& slot);
    std::optional<Posted> nearUnits(const Terms& terms, double within, const Slot& slot);
    std::optional<Posted> gone(const Terms& terms, Point place, double from);
    std::optional<Posted> nearestTo(const Terms& terms, Formation formation, const Search& search);
    std::optional<Posted> allowed(const Terms& terms, Formation formation, Point front, double turned = 0);
    bool seesAhead(const Posted& posted) const;
    Point somewhere(const Box& box);

    // Work is counted, in nanoseconds or so, and not timed: what comes of a seed is the same on every machine.
    void looked(double places, double stands);

    const Deployment& deployment;
    const Table& table;
    DeploymentRules umpire;
    const Plan plan;
    Random& random;
    const double mostLooks;
    double looks = 0;
    std::size_t suspect = 0;            // of a group, who found no place last
    bool confined = false;              // to its block's ground
    std::optional<Box> foes;            // of those who can be anywhere, where their enemies are
    std::vector<const Troop*> roomless; // no room was left for them, and there will be none for their like
};

} // namespace strategikon::field
