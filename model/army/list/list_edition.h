// Faults of what a list file names: the layers of its editions, and names that are not there. Used
// inside model/army only.
#pragma once

#include "list.h"

namespace strategikon {

// Layers of editions that the system does not have, and what they name that is not there: rows to
// change, rows to stand behind, columns to take away.
std::vector<Fault> faultsOfEditions(const Node& file, const SystemFormat& format);

// "There is no ...; did you mean ...?"
// `what`: "reference" to a row, or "special" for a special rule.
Fault danglingReference(const Place& place, const std::string& id, const std::vector<std::string>& known,
    std::string_view what = "reference");

} // namespace strategikon
