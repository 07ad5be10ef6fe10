#include "rules/play/play_table.h"

namespace strategikon::play {

namespace {

std::vector<Picked> pickedIn(const Node& picks)
{
    std::vector<Picked> rows;
    int below = 0;
    for (const Node& row : picks.itemsOf("rules")) {
        const int to = int(row.integerOr("to", 0));
        rows.push_back({picks.textOr("table"), row.textOr("rule"), below + 1, to});
        below = to;
    }
    return rows;
}

} // namespace

Manner PlayTable::manner(std::string_view event) const
{
    const auto it = manners.find(event);
    return it == manners.end() ? Manner::plain : it->second;
}

const Picked* PlayTable::picked(std::string_view rule) const
{
    const auto it = std::ranges::find_if(picks, [rule](const Picked& one) { return one.rule == rule; });
    return it == picks.end() ? nullptr : &*it;
}

PlayTable readPlayTable(const Node& table, const std::function<Source(const Node&)>& source)
{
    PlayTable read;
    for (const Node& node : table.itemsOf("switches")) {
        const auto choices = node.textsOf("choices");
        const auto at = std::ranges::find(choices, node.textOr("default", choices.front()));
        read.switches.push_back({node.textOr("id"), choices, source(node), node.textOr("text"),
            node.find("assumed") != nullptr, node.textOr("of"), int(at - choices.begin())});
    }
    for (const auto& [key, manner] :
        {std::pair{"openings", Manner::opening}, {"asides", Manner::aside}, {"turnings", Manner::turning}})
        for (const std::string& event : table.textsOf(key))
            read.manners[event] = manner;
    for (const Node& node : table.itemsOf("picks")) {
        for (Picked& one : pickedIn(node))
            read.picks.push_back(std::move(one));
    }
    for (const Node& node : table.itemsOf("sheet")) {
        read.sheet.push_back(
            {node.textOr("phase"), node.textsOf("rules"), node.textsOf("specials"), node.textOr("account")});
    }
    if (const Node* needs = table.find("needs"))
        for (const Node::Entry& entry : needs->entries())
            read.needs[entry.key] = needs->textsOf(entry.key);
    return read;
}

} // namespace strategikon::play
