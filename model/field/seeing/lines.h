// Lines of sight between two bodies. Used inside model/field only.
#pragma once

#include "country.h"
#include "model/field/deployment.h"

#include <optional>
#include <utility>

namespace strategikon::field {

struct Laid { // a stand on the table
    const Troop* troop = nullptr;
    Stand stand;
    Ring ring;
    Box box;
    double reach = 0; // from its middle to its furthest corner
};

// Of convex outlines; for those that touch or overlap a point of both and 0.
Nearest nearestOf(const Ring& a, const Ring& b);

class Looking {
public:
    Looking(const std::vector<Laid>& from, const std::vector<Laid>& to, const std::vector<const Laid*>& blocking,
        const Country& country, double most);

    using Line = std::pair<Point, Point>;
    std::optional<Line> free() const;
    // Badge or feature; of the line given, or else of those from middle to middle. Empty: nothing is.
    std::string blockedBy(Point from, Point to) const;

private:
    struct Edge {
        Point from, to, outwards;
    };
    struct Pair { // a stand that looks and one that may be seen
        const Laid& looks;
        const Laid& seen;
        std::vector<const Laid*> between;                            // those that lines from one to the other can meet
        mutable std::optional<std::vector<Country::Screen>> screens; // looked up once something is free of stands
    };
    struct Gap { // of what a point sees of a stand, as slopes off the line to its middle
        double from = 0, to = 0;
    };
    std::optional<Line> freeFrom(Point p, const Edge& edge, const Pair& pair) const;
    bool isHidden(const Pair& pair, Point p, Point q) const;
    std::string onLine(Point p, Point q) const;
    std::vector<Gap> gaps(Point p, Point ahead, const Edge& edge, const Pair& pair) const;
    std::vector<const Laid*> near(const Laid& looks, const Laid& seen) const;

    const std::vector<Laid>& from;
    const std::vector<Laid>& to;
    const Country& country;
    const double most;
    std::vector<const Laid*> blocking; // those that may lie between
};

} // namespace strategikon::field
