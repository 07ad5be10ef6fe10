// Which of several things a word means: its id, the beginning of its id, or its name.
#pragma once

#include <QString>

#include <algorithm>
#include <string>
#include <vector>

namespace strategikon::cli {

struct Named {
    std::string id, name;
};

// How sure a word must be: the beginning of a name is enough to look at something, and not to remove it.
enum class Sure { begins, whole };

inline constexpr std::size_t sureOfId = 4; // characters of an id that remove what has it

// Places in `all`. A whole id goes before a whole name, capitals as they are before any, and that before the beginning
// of an id or a name; several places: the word does not tell them apart.
inline std::vector<std::size_t> meant(const std::vector<Named>& all, const std::string& word, Sure sure = Sure::begins)
{
    std::vector<std::size_t> places;
    auto take = [&, found = false](const auto& fits) mutable {
        for (std::size_t i = 0; !found && i < all.size(); ++i)
            if (fits(all[i]))
                places.push_back(i);
        found = !places.empty();
    };
    if (word.empty())
        return {}; // every name begins so
    const QString folded = QString::fromStdString(word).toCaseFolded();
    const auto foldedName = [](const Named& one) { return QString::fromStdString(one.name).toCaseFolded(); };
    const bool anyId = sure == Sure::begins || word.size() >= sureOfId, anyName = sure == Sure::begins;
    take([&](const Named& one) { return one.id == word; });
    take([&](const Named& one) { return one.name == word; });
    take([&](const Named& one) { return foldedName(one) == folded; });
    take([&](const Named& one) {
        return (anyId && one.id.starts_with(word)) || (anyName && one.name.starts_with(word));
    });
    take([&](const Named& one) { return anyName && foldedName(one).startsWith(folded); });
    return places;
}

// A word that means something, but not surely enough to remove it.
inline bool isTooShort(const std::vector<Named>& all, const std::string& word, Sure sure)
{
    return sure == Sure::whole && meant(all, word, sure).empty() && !meant(all, word).empty();
}

} // namespace strategikon::cli
