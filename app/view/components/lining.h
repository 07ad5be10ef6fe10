// The book face with figures as high as capitals. Its own hang below the line like small letters, which in "1 General"
// reads as a capital I; and Qt 6.4 cannot ask a font for others of its figures (QFont::setFeature came with 6.7).
#pragma once

#include <QString>

namespace strategikon {

// The family, for QML's Theme.
inline const QString bookFace = QStringLiteral("Strategikon Book");

// Makes it of the book face that the system has, in memory; where there is none, the next best stands in for it.
void makeBookFace();

} // namespace strategikon
