#include "rules/dbm/access.h"

#include "rules/dbm/play/book.h"

#include <algorithm>

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
                return Access::waterway;
            else if (piece.kind == "river" && isWide(piece, baseWidth(field.table)))
                access = Access::river;
    return access;
}

bool isAfloat(std::string_view type, Access access)
{
    return access == Access::waterway || (access == Access::river && type == "Bts");
}

} // namespace strategikon::dbmRules
