// Every throw of dice that there can be.
#pragma once

#include <vector>

namespace strategikon::fights {

// `act(next, chance)` asks `next` for face after face; `chance` is that of those it was given. How many dice there are
// may depend on those before, so the faces are a tree.
template <class Act>
void forEveryThrow(Act act)
{
    std::vector<int> faces;
    do {
        std::size_t at = 0;
        double chance = 1;
        const auto next = [&] {
            if (at == faces.size())
                faces.push_back(1);
            chance /= 6;
            return faces[at++];
        };
        act(next, chance);
        faces.resize(at);
        while (!faces.empty() && faces.back() == 6)
            faces.pop_back();
        if (!faces.empty())
            ++faces.back();
    } while (!faces.empty());
}

} // namespace strategikon::fights
