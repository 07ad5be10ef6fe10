// Which of several things a word means: its id, the beginning of its id, or its name.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace strategikon::cli {

struct Named {
    std::string id, name;
};

// Places in `all`. A whole id goes before a whole name, and that before the beginning of an id or a name; several
// places: the word does not tell them apart.
inline std::vector<std::size_t> meant(const std::vector<Named>& all, const std::string& word)
{
    const auto those = [&](const auto& fits) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (fits(all[i]))
                places.push_back(i);
        return places;
    };
    if (word.empty())
        return {}; // every name begins so
    auto found = those([&](const Named& one) { return one.id == word; });
    if (found.empty())
        found = those([&](const Named& one) { return one.name == word; });
    if (found.empty())
        found = those([&](const Named& one) { return one.id.starts_with(word) || one.name.starts_with(word); });
    return found;
}

} // namespace strategikon::cli
