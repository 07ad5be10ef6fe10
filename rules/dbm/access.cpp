#include "rules/dbm/access.h"

#include "model/field/terrain/choosing.h"
#include "model/text/contains.h"
#include "rules/battlefield.h"
#include "rules/dbm/dbm.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/stands.h"

#include <algorithm>
#include <utility>

namespace strategikon::dbmRules {

namespace {

constexpr double standard = 0.05; // cm of a pace with figures of 15 mm, whose bases the table of widths has second

// A base is as many paces wide with figures of any size.
double baseWidth(const field::Table& table)
{
    const Node* width = dbmPlay::kindsTable().find("width");
    const Node* sizes = width ? width->find("mm") : nullptr;
    return sizes && sizes->items().size() > 1 ? sizes->items()[1].number().value_or(0) / 10 * table.scale / standard
                                              : 0;
}

bool names(const Node& row, const char* list, const std::string& one)
{
    const auto all = row.textsOf(list);
    return all.empty() || contains(all, one);
}

// As its dice have it: nothing is afloat on ice (380).
bool isFrozen(const field::Field& field)
{
    const Battlefield* ground = battlefieldOf(dbm());
    if (!ground || field.parties.size() != 2)
        return false;
    const field::Opening opening = field::openingOf(field, ground->charts);
    if (opening.invader < 0)
        return false;
    const std::string& climate = field.parties[std::size_t(1 - opening.invader)].climate;
    const auto rows = dbmPlay::weatherTable().itemsOf("skies");
    return std::ranges::any_of(rows, [&](const Node& row) {
        return row.textOr("what") == "ice-on-waterways" && names(row, "score", std::to_string(opening.weather))
            && names(row, "climates", climate) && names(row, "seasons", opening.season);
    });
}

bool isWide(const field::Piece& river, double least)
{
    return std::ranges::any_of(river.widths, [&](double cm) { return cm >= least; });
}

} // namespace

Access accessOf(const field::Field& field)
{
    Access access = Access::none;
    for (const field::Feature& feature : field.features)
        for (const field::Piece& piece : feature.pieces)
            if (piece.kind == "water")
                return isFrozen(field) ? Access::none : Access::waterway;
            else if (piece.kind == "river" && isWide(piece, baseWidth(field.table)))
                access = Access::river;
    return access;
}

bool isAfloat(std::string_view type, Access access)
{
    return access == Access::waterway || (access == Access::river && type == "Bts");
}

// Riders for the transports and foot for all others first, then foot into transports that no rider needs: so as many
// sail as can.
std::vector<int> shareBerths(const std::vector<Sails>& vessels, const std::vector<Sails>& troops)
{
    std::vector<int> aboard(vessels.size(), -1);
    std::vector<bool> gone(troops.size(), false);
    const auto load = [&](bool transports, bool riders, bool own) {
        for (std::size_t v = 0; v < vessels.size(); ++v)
            for (std::size_t t = 0; t < troops.size() && vessels[v].horse == transports && aboard[v] < 0; ++t)
                if (!gone[t] && troops[t].horse == riders && (!own || troops[t].command == vessels[v].command)) {
                    aboard[v] = int(t);
                    gone[t] = true;
                }
    };
    for (const auto& [transports, riders] : {std::pair{true, true}, {false, false}, {true, false}})
        for (const bool own : {true, false})
            load(transports, riders, own);
    return aboard;
}

namespace {

bool is(const field::Troop& troop, const char* one) { return contains(troop.classes, one); }

void giveRolesTo(int side, bool afloat, std::vector<field::Troop>& all)
{
    std::vector<Sails> vessels, troops;
    std::vector<field::Troop*> landed;
    for (field::Troop& troop : all) {
        if (troop.side != side)
            continue;
        const bool ship = is(troop, "Gal") || is(troop, "Shp") || is(troop, "Bts"), supplies = is(troop, "baggage");
        if (ship)
            troop.role = supplies ? (afloat ? supplyRole : "camp") : afloat ? vesselRole : awayRole;
        if (ship && afloat && !supplies && !is(troop, "Bts(F)"))
            vessels.push_back({troop.block, is(troop, "horse-transport")});
        if (is(troop, "landing-troops") && troop.role != "leader") {
            troop.role = roleOf(troop.classes.front());
            troops.push_back({troop.block, is(troop, "mounted")});
            landed.push_back(&troop);
        }
    }
    for (const int one : shareBerths(vessels, troops))
        if (one >= 0)
            landed[std::size_t(one)]->role = aboardRole;
}

} // namespace

void giveRoles(const field::Field& field, std::vector<field::Troop>& troops)
{
    for (const int side : {0, 1})
        giveRolesTo(side, accessOf(field) == Access::waterway, troops);
}

} // namespace strategikon::dbmRules
