// Words for what lies on a battlefield.
#pragma once

#include "app/map/wording.h"
#include "model/field/deployment.h"
#include "model/field/terrain/charts.h"

#include <QString>

#include <optional>

namespace strategikon {

// A length as this table tells it: "24 cm", "9.4 in".
QString lengthWords(double cm, const field::Table& table);
// Its figures alone, and what a player typed in such a field.
QString lengthFigures(double cm, const field::Table& table);
std::optional<double> lengthOf(const QString& typed, const field::Table& table);
// The middle of a unit.
field::Point middleOf(const field::Posted& posted);
field::Posted shifted(field::Posted posted, field::Point by);
// "180 × 120 cm".
QString tableWords(const field::Table& table);
// "random terrain" or "terrain by the book", "by agreement", "one lays out, the other chooses".
QString methodWords(const std::string& method, const std::string& system);
// Who a side is by its edge: "Near side", "Far side"; `side` -1: "Both sides".
QString sideWords(int side, bool near);

// What a feature is called: its player's name, or what it is; and with its number: "Wood (t3)".
QString titleOf(const field::Feature& feature, const field::Charts& charts, const field::Kinds& kinds);
QString titleWithId(const field::Feature& feature, const field::Charts& charts, const field::Kinds& kinds);
// "24 × 16 cm: 10 cm from the left edge, 5 cm from the near edge": of its body, as the sheet has it.
QString placeWords(const field::Feature& feature, const field::Table& table);
// The same within a sentence, of both.
map::SideNames namesByEdge(bool firstIsNear);
QString kindName(const std::string& id, const field::Kinds& kinds);

} // namespace strategikon
