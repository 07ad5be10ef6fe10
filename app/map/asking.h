// What is asked while terrain is chosen and laid by dice, said alike on the screen and on the command line.
#pragma once

#include "model/field/terrain/choosing.h"
#include "model/field/terrain/laying.h"

#include <QString>
#include <QStringList>

namespace strategikon::map {

QString equivalentsShown(int quarters); // "2¼"
QString seasonWords(const std::string& season);
// "woods/large" as one says it: "Wood, large".
QString chosenWords(const std::string& option, const field::Charts& charts);
QString chosenName(const field::Ask& ask); // the item that is asked about, with its size
// What dice said of a place: of "4-near" "sector 4, 100 to 300 paces from the nearest table edge or waterway".
QString diceSaid(const std::string& came, const field::Charts& charts, const field::Table& table);

// "Side 2 chooses 2 to 3 feature equivalents and has 2¼."
QString budgetWords(const field::Ask& ask, const QString& who);
// What the side has yet to choose before it may end; empty: nothing, or what budgetWords() tells.
QString missingWords(const field::Field& field, const field::Charts& charts);
// Why this may not be chosen now; empty: it may.
QString barWords(const field::Choosing& so, const field::Picked& pick, const field::Charts& charts);
QString barWords(const field::Field& field, const field::Charts& charts, const std::string& option);
// "Side 1 rolls a die for “River”: 4 or more allows it."
QString allowanceWords(const field::Ask& ask, const QString& who);
// What the faces of the die would say of a place, of two dice those of the second: "1–2: touching a table edge ...".
QStringList facesLines(const field::Field& field, const field::Charts& charts);

} // namespace strategikon::map
