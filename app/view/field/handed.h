// While one side has the tablet: its notes as it writes or reads them.
#pragma once

#include "model/field/deployment.h"

#include <vector>

namespace strategikon {

struct Handed {
    int side = 0;
    field::Notes notes{};
    bool writes = true;                           // nobody of its commands stands yet
    std::optional<seals::Key> key{};              // they are sealed, and with this
    std::vector<field::Notes> earlier{}, later{}; // as they were before what was written, and before what was undone
};

} // namespace strategikon
