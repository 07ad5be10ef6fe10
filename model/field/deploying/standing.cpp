#include "standing.h"

#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

bool isVessel(const Troop& troop) { return troop.role == "vessel" || troop.role == "supply-ship"; }

Ring hull(const Troop& troop, const Stand& stand)
{
    const Point ahead = towards(stand.facing) * (troop.deep / 2), aside = towards(stand.facing - 90) * (troop.wide / 2);
    Ring ring;
    // Along the deck and across it, in halves of the stand: stern, beam, bow.
    for (const auto& [along, across] : {std::pair{-1.0, -0.4}, {-0.75, -0.7}, {-0.2, -0.85}, {0.3, -0.75}, {0.7, -0.4},
             {1.0, 0.0}, {0.7, 0.4}, {0.3, 0.75}, {-0.2, 0.85}, {-0.75, 0.7}, {-1.0, 0.4}})
        ring.push_back(stand.centre + ahead * along + aside * across);
    return ring;
}

Point middleOf(const std::vector<Stand>& stands)
{
    Point sum;
    for (const Stand& stand : stands)
        sum = sum + stand.centre;
    return sum * (1.0 / double(stands.size()));
}

std::vector<Stand> formedAbout(const Troop& troop, Formation formation, Point middle, double facing)
{
    std::vector<Stand> stands = formed(troop, formation, middle, facing);
    const Point by = middle - middleOf(stands);
    for (Stand& stand : stands)
        stand.centre = snapped(stand.centre + by);
    return stands;
}

std::vector<Point> besideFriends(
    const Deployment& deployment, const Troop& troop, Point middle, double facing, double within)
{
    std::vector<Point> all;
    const Point ahead = towards(facing), right = towards(facing - 90);
    for (const Posted& post : deployment.posted) {
        const Troop* other = deployment.troop(post.badge);
        if (!other || other->side != troop.side || other->block != troop.block || other->badge == troop.badge)
            continue;
        if (isWorks(troop) || isWorks(*other)) {
            for (const Stand& stand : isWorks(troop) && isWorks(*other) ? post.stands : std::vector<Stand>())
                for (const Point by : besideWorks(troop, facing, *other, stand))
                    if (const Point at = snapped(by); distance(at, middle) <= within)
                        all.push_back(at);
            continue;
        }
        for (const Stand& stand : post.stands) {
            if (std::abs(std::remainder(stand.facing - facing, 360)) > 0.5)
                continue;
            const double aside = (other->wide + troop.wide) / 2, along = (other->deep + troop.deep) / 2;
            const Point level = ahead * ((other->deep - troop.deep) / 2); // fronts in one line
            for (const Point by : {right * aside + level, right * -aside + level, ahead * along, ahead * -along})
                if (const Point at = snapped(stand.centre + by); distance(at, middle) <= within)
                    all.push_back(at);
        }
    }
    std::ranges::stable_sort(all, [&](Point a, Point b) { return distance(a, middle) < distance(b, middle); });
    return all;
}

std::vector<Point> placesAt(
    const Deployment& deployment, const Table& table, const Troop& troop, Point middle, double facing, double within)
{
    auto all = besideFriends(deployment, troop, middle, facing, within);
    const bool near = isNear(deployment, troop.side), alongTable = std::abs(towards(facing).x) < 0.01;
    const bool atEdge = isWorks(troop) ? !alongTable : isCamp(deployment, troop) && alongTable;
    const double deep = (isWorks(troop) ? troop.wide : troop.deep) / 2;
    if (const Point edge = snapped(Point{middle.x, near ? deep : table.depth - deep});
        atEdge && distance(edge, middle) <= within)
        all.push_back(edge);
    return all;
}

std::set<std::string> groundUnder(
    const Field& field, const Kinds& kinds, const Troop& troop, const std::vector<Stand>& stands)
{
    std::set<std::string> found;
    for (const Stand& stand : stands)
        for (const Under& one : under(field, outline(troop, stand)))
            if (const Kind* kind = kinds.find(one.piece->kind)) {
                found.insert(kind->id);
                if (kind->dense)
                    found.insert("dense");
            }
    return found;
}

} // namespace strategikon::field
