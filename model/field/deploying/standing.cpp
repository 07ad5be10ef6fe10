#include "standing.h"

namespace strategikon::field {

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
