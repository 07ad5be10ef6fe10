// Numbers as a player reads them.
#pragma once

#include <QString>

#include <string>

namespace strategikon {

// A long number with its thousands set apart; beyond twelve digits as a power of ten.
QString grouped(const std::string& digits);
QString grouped(int number);

} // namespace strategikon
