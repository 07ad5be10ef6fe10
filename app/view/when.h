// When something was changed last, as a list tells it.
#pragma once

#include <QString>

#include <string>

namespace strategikon {

QString whenWords(const std::string& utc); // "today, 14:05"

} // namespace strategikon
