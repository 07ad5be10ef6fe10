// Lengths, places and tables as players type them. Used inside app/cli only.
#pragma once

#include "model/field/field.h"

#include <QString>

#include <optional>

namespace strategikon::cli {

// "12.5 cm", "1,8m", "5 in", "6'"; a bare number is in `unit`. In cm.
std::optional<double> lengthTyped(const QString& words, field::Unit unit);
// "40,10" or "16in, 4in": from the left edge and from the near one.
std::optional<field::Point> pointTyped(const std::string& words, field::Unit unit);
// Dice as they fell: “4,3” or “4+3”. Nothing where the words are no such.
std::optional<std::vector<int>> diceTyped(const std::string& words);
// "far", "near", "left", "right" or degrees counterclockwise from right. Complains when it is none.
std::optional<double> facingTyped(const std::string& words);
// "180x120", "180 x 120 cm", "180×120", "6'x4'", "72x48in"; bare numbers are cm, or inches. Complains when it is none.
std::optional<field::Table> tableTyped(const std::string& words, double scale, bool inches);

} // namespace strategikon::cli
