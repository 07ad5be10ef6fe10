#include "app/words/sizes.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr int mostBesideOneAnother = 6;

} // namespace

bool sizesAreMany(const ArmyList& list, int line)
{
    const auto resizes = [&](const Option& option) {
        return option.resizes && std::find(option.hosts.begin(), option.hosts.end(), line) != option.hosts.end();
    };
    return std::count_if(list.options.begin(), list.options.end(), resizes) > mostBesideOneAnother;
}

bool isOneOfManySizes(const ArmyList& list, const Option& option)
{
    return option.resizes
        && std::all_of(option.hosts.begin(), option.hosts.end(), [&](int line) { return sizesAreMany(list, line); });
}

} // namespace strategikon
