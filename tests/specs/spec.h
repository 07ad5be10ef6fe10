// A spec: one army in a file, and exactly what there is to say about it.
#pragma once

#include "rules/catalogue.h"

#include <string>
#include <utility>
#include <vector>

namespace strategikon {

using ExpectedFindings = std::vector<std::pair<std::string, std::string>>; // code, entry; sorted

struct Spec {
    std::string file; // below the folder of specs
    std::string text; // what it shows
    std::vector<std::string> covers;
    Army army;
    ExpectedFindings findings;
    std::vector<std::pair<std::string, std::string>> figures; // as written: 12 or 12.5
};

// Every spec of the source tree, in the order of the files. Faults make it empty.
Result<std::vector<Spec>> readSpecs();

// Own lists, for systems of which none ship, lie in tests/lists.
void setSourceRoots();

// What a verdict says, in the form that a spec expects it.
ExpectedFindings findingsOf(const Verdict& verdict);

std::string describe(const ExpectedFindings& findings);

} // namespace strategikon
