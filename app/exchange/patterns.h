// Patterns as this folder writes them.
#pragma once

#include <QRegularExpression>

namespace strategikon::exchange {

using Pattern = QRegularExpression;
inline constexpr auto caseless = QRegularExpression::CaseInsensitiveOption;

} // namespace strategikon::exchange
