// Stands about their middle, and what they stand on.
#pragma once

#include "model/field/deployment.h"

#include <set>
#include <vector>

namespace strategikon::field {

Point middleOf(const std::vector<Stand>& stands);
// A vessel, and its hull on its stand, bow ahead: as maps draw it.
bool isVessel(const Troop& troop);
Ring hull(const Troop& troop, const Stand& stand);
// The stands of a formation about their middle, looking to `facing`.
std::vector<Stand> formedAbout(const Troop& troop, Formation formation, Point middle, double facing);
// Places in touch with friends of its block that face the same way, beside, ahead or behind them, no further from
// `middle` than `within`; the nearest first. Of a body of one stand.
std::vector<Point> besideFriends(
    const Deployment& deployment, const Troop& troop, Point middle, double facing, double within);
// The same, and of what is set down before the blocks the places at its side's edge: baggage with its rear on it, works
// that end there.
std::vector<Point> placesAt(
    const Deployment& deployment, const Table& table, const Troop& troop, Point middle, double facing, double within);
// What stands of a troop are on, even in part: ids of kinds, and "dense" where one of them hinders orders.
std::set<std::string> groundUnder(
    const Field& field, const Kinds& kinds, const Troop& troop, const std::vector<Stand>& stands);

} // namespace strategikon::field
