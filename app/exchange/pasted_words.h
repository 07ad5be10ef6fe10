// Numbers, counts and upgrades within a pasted line; shared by lines and tables.
#pragma once

#include "app/exchange/pasted.h"

#include <QString>

#include <map>
#include <optional>

namespace strategikon::exchange {

// "2,000", "2.000,00", "2’000", "2 000", "125.0": the number that is meant; nothing where there is another sign.
std::optional<double> figureIn(QString text);

// Without the marks that stand at the edge of a phrase.
QString trimmed(const QString& text);

// The upgrades of "Chariot and Rameses", "2 x Helmets; Chariot +10"; bare figures join the line's.
void addParts(const QString& text, PastedLine& line, std::vector<PastedPart>& parts);

// Bullets in the order in which their kinds appear in a text: what stands below another has the later kind.
using Ranks = std::map<QString, int>;

PastedLine lineOf(QString text, int number, Ranks& ranks);

} // namespace strategikon::exchange
