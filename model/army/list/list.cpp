#include "list.h"

#include "model/text/contains.h"

#include <algorithm>
#include <cstdlib>

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
        if (host < 0 || contains(hosts, host))
            return int(i);
        if (other < 0)
            other = int(i);
    }
    return other;
}

std::vector<std::string> columnsOf(const ArmyList& list, int line, const std::vector<int>& options)
{
    std::vector<std::string> cells = list.lines[line].printed;
    for (int o : options)
        if (list.options[o].replaces)
            cells = list.options[o].printed;
    for (int o : options)
        if (list.options[o].adjusts)
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (list.options[o].printed[i] != "-")
                    cells[i] = list.options[o].printed[i];
    return cells;
}

std::vector<std::string> specialsOf(const ArmyList& list, int line, const std::vector<int>& options)
{
    std::vector<std::string> rules = list.lines[line].special;
    for (int o : options)
        if (list.options[o].replaces)
            rules = list.options[o].special;
    for (int o : options)
        if (!list.options[o].replaces)
            for (const std::string& rule : list.options[o].special)
                if (!contains(rules, rule))
                    rules.push_back(rule);
    for (int o : options)
        for (const std::string& rule : list.options[o].drops)
            std::erase(rules, rule);
    return rules;
}

int standsOf(const ArmyList& list, int line, const std::vector<int>& options)
{
    for (int o : options)
        if (list.options[o].resizes)
            return list.options[o].stands;
    return list.lines[line].stands;
}

std::string pointsText(int minor, int parts) { return written(Number{minor, parts}); }

std::vector<Node> effectsIn(const Node& row)
{
    const Node* effect = row.find("effect");
    if (effect == nullptr)
        return {};
    return effect->isList() ? effect->items() : std::vector<Node>{*effect};
}

} // namespace strategikon
