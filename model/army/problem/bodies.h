// The bodies of one row, each with the options it carries. Used inside model/army only.
#pragma once

#include "model/army/list/list.h"

#include <vector>

namespace strategikon {

using Carried = std::vector<int>; // options of one body

// Hands the option to the first `count` bodies that have none of its kind; how many found no body.
inline int give(const ArmyList& list, int option, int count, std::vector<Carried>& bodies)
{
    const auto sameKind = [&](int other) { return list.options[other].kind == list.options[option].kind; };
    for (Carried& body : bodies) {
        if (count <= 0)
            break;
        bool taken = false;
        for (int other : body)
            taken = taken || sameKind(other);
        if (!taken) {
            body.push_back(option);
            --count;
        }
    }
    return count;
}

} // namespace strategikon
