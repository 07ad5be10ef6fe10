// What country hides. Used inside model/field only.
#pragma once

#include "ground.h"

namespace strategikon::field {

class Country {
public:
    Country(const Field& field, const Kinds& kinds);

    // The patches that may hide something in a box, with what must be known of the two stands that look at one another.
    struct Screen {
        const Patch* patch = nullptr;
        bool defended = false; // one of the two stands at it
    };
    std::vector<Screen> between(const Box& box, const std::vector<const Ring*>& stands) const;
    // The first of them that hides one point from the other; nullptr: none.
    const Patch* hides(const std::vector<Screen>& screens, Point from, Point to) const;

private:
    Ground ground;
};

} // namespace strategikon::field
