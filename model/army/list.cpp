#include "model/army/list.h"

#include <algorithm>

namespace strategikon {

namespace {

bool sameName(std::string_view a, std::string_view b)
{
    const auto fold = [](unsigned char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : char(c); };
    return a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [&](char x, char y) { return fold(x) == fold(y); });
}

} // namespace

int ArmyList::line(std::string_view id) const
{
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].id == id)
            return int(i);
    return -1;
}

int ArmyList::option(std::string_view id) const
{
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].id == id)
            return int(i);
    return -1;
}

int ArmyList::lineNamed(std::string_view text) const
{
    if (const int exact = line(text); exact >= 0)
        return exact;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (sameName(lines[i].name, text) || sameName(lines[i].id, text))
            return int(i);
    return -1;
}

int ArmyList::optionNamed(std::string_view text, int host) const
{
    int other = -1;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!sameName(options[i].id, text) && !sameName(options[i].name, text))
            continue;
        const auto& hosts = options[i].hosts;
        if (host < 0 || std::find(hosts.begin(), hosts.end(), host) != hosts.end())
            return int(i);
        if (other < 0)
            other = int(i);
    }
    return other;
}

} // namespace strategikon
