#include "app/words/sizes.h"

#include "model/army/edit/sizes.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr int mostBesideOneAnother = 6;

} // namespace

bool sizesAreMany(const ArmyList& list, int line)
{
    const auto resizes = [&](const Option& option) {
        return option.resizes && std::ranges::find(option.hosts, line) != option.hosts.end();
    };
    return std::ranges::count_if(list.options, resizes) > mostBesideOneAnother;
}

std::vector<int> pickedSizes(const ArmyList& list, int line)
{
    return line >= 0 && sizesAreMany(list, line) ? sizes::of(list, line) : std::vector<int>();
}

bool isOneOfManySizes(const ArmyList& list, const Option& option)
{
    return option.resizes && std::ranges::all_of(option.hosts, [&](int line) { return sizesAreMany(list, line); });
}

} // namespace strategikon
