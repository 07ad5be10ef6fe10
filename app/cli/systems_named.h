// Rule systems as they are named on the command line.
#pragma once

#include "app/cli/context.h"

namespace strategikon::cli {

// The one of that name, or all where none is named. Says why there is none.
inline std::vector<const System*> systemsNamed(const std::string& name)
{
    std::vector<const System*> all;
    if (name.empty()) {
        for (const System* system : systems())
            all.push_back(system);
    } else if (const System* system = findSystem(name)) {
        all.push_back(system);
    } else {
        std::vector<Fault> faults;
        catalogue().find(name, "", {}, faults);
        complain(faults);
    }
    return all;
}

} // namespace strategikon::cli
