// Works that an army brings, set down a section at a time, each as wide as an element: palisades, ditches, wagons end
// to end. Those of a camp run from its side's edge, or water, about its baggage and back, or are a ring about it;
// others stand wherever their side deploys. Sections stand in one line where their ends meet; corners have pieces of
// their own, which nobody sets down.
#pragma once

#include "model/field/deployment.h"

#include <string_view>
#include <utility>
#include <vector>

namespace strategikon::field {

inline constexpr std::string_view worksRole = "works";
inline constexpr std::string_view campPalisade = "camp-palisade"; // class of works: of a camp alone

bool isWorks(const Troop& troop);
bool isCampWorks(const Troop& troop);
// Its left end and its right one, as it looks.
std::pair<Point, Point> endsOf(const Troop& troop, const Stand& stand);

struct WorksLine {
    struct Section {
        const Troop* troop = nullptr;
        const Posted* post = nullptr;
        Point from{}, to{}; // along the line
    };
    int side = 0;
    std::vector<Section> sections{};
    bool ring = false;   // it comes back to where it began
    bool forked = false; // more than two ends meet somewhere: then its sections are in no order
    bool ofCamp() const; // a section of it is
    Course course() const;
};
std::vector<WorksLine> worksLines(const Deployment& deployment, int side);
// What lies within a line: a ring, or what it and the straight line between its ends enclose.
Ring enclosedBy(const WorksLine& line);
// Whether works of a camp enclose that point.
bool isWithinCamp(const Deployment& deployment, int side, Point at);
// What is wrong with lines of works as a whole, once their side has set down all that it sets down first.
std::vector<Misposted> misplacedWorks(const Deployment& deployment, const Field& field, const Kinds& kinds);

// Where works may be in touch with another section: on in its line, or round a corner.
std::vector<Point> besideWorks(const Troop& troop, double facing, const Troop& other, const Stand& stand);

// The camp of a side whose works and baggage wait: as much immobile baggage as its works enclose, in a block at its
// edge, all other baggage beside it; works that are not needed stay behind. `aside`: how far from the middle it may be
// at first, cm. Nothing where there is no such place, or where nothing can be enclosed.
std::optional<std::vector<Posted>> fortifiedCamp(
    const Deployment& deployment, const Field& field, const Kinds& kinds, int side, double aside);
// Other works that wait, end to end ahead of all others; nothing where there is no such place.
std::optional<std::vector<Posted>> worksInFront(
    const Deployment& deployment, const Field& field, const Kinds& kinds, int side);
// Works that wait stay behind.
void leaveWorks(Deployment& deployment, int side);

} // namespace strategikon::field
