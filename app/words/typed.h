// Numbers as players type them, in window and command line: in the signs of their language, or in the plain form
// (model/text/typed_number.h).
#pragma once

#include <QString>

#include <optional>

namespace strategikon {

std::optional<int> wholeTyped(const QString& text);
std::optional<double> numberTyped(const QString& text);
// Words in which each number that can be read is in the plain form: “points<2,000” is “points<2000”.
QString withPlainNumbers(const QString& words);

} // namespace strategikon
