// Army codes in whatever somebody wrote around them.
#pragma once

#include "model/army/army.h"

#include <string_view>
#include <vector>

namespace strategikon::exchange {

struct CodesIn {
    std::vector<Army> armies; // different ones, in order
    int line = 0;             // of the first that was read, from 1
    int damagedAt = 0;        // line of one that cannot be read, 0: none
};

// Codes among words, in quotes and brackets, in links, broken over lines, with spaces that do not break.
CodesIn codesIn(std::string_view text);

} // namespace strategikon::exchange
