#include "rules/mended_names.h"

#include "model/army/list/list.h"
#include "rules/tables.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

using Names = std::map<std::string, std::string, std::less<>>;

const Names& mendedNames()
{
    static const Names none;
    if (roots().lists.empty()) // nobody has told yet where the lists are
        return none;
    static const Names names = [] {
        Names read;
        const Node table = readTableOfLists("mended-names");
        for (const Node::Entry& system : table.entries())
            for (const Node::Entry& name : system.node.entries())
                read.emplace(name.key, name.node.written());
        return read;
    }();
    return names;
}

// As in an id: small letters, hyphens between the words.
std::string typedLike(std::string name)
{
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return c == ' ' ? '-' : char(std::tolower(c)); });
    return name;
}

} // namespace

const std::string& mended(const std::string& printed)
{
    const auto found = mendedNames().find(printed);
    return found == mendedNames().end() ? printed : found->second;
}

int lineCalled(const ArmyList& list, const std::string& typed)
{
    if (const int line = list.lineNamed(typed); line >= 0)
        return line;
    const std::string like = typedLike(typed);
    const auto line =
        std::ranges::find_if(list.lines, [&](const Line& one) { return typedLike(mended(one.name)) == like; });
    return line == list.lines.end() ? -1 : int(line - list.lines.begin());
}

std::string findable(const std::string& printed)
{
    const std::string& shown = mended(printed);
    return &shown == &printed ? printed : printed + '\n' + shown;
}

} // namespace strategikon
