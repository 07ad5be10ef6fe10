#include "rules/play/learning.h"

#include "rules/tables.h"

#include <map>

namespace strategikon::play {

namespace {

// Hundredths, as whole numbers in the table.
double length(const Node& number) { return double(number.integer().value_or(0)) / 100; }

Mark markOf(const Node& node)
{
    Mark mark{
        .is = node.textOr("is"), .side = int(node.integerOr("side", -1)), .turn = double(node.integerOr("turn", 0))};
    mark.pale = node.booleanOr("pale", false);
    mark.text = node.textOr("text");
    if (const Node* at = node.find("at"))
        for (std::size_t i = 0; i + 1 < at->items().size(); i += 2)
            mark.at.emplace_back(length(at->items()[i]), length(at->items()[i + 1]));
    return mark;
}

Drawing drawingOf(const Node& node)
{
    Drawing drawing{.id = node.textOr("id"), .name = node.textOr("name"), .rules = node.textsOf("rules")};
    drawing.wide = double(node.integerOr("wide", 600)) / 100;
    drawing.high = double(node.integerOr("high", 400)) / 100;
    if (const Node* marks = node.find("marks"))
        for (const Node& mark : marks->items())
            drawing.marks.push_back(markOf(mark));
    return drawing;
}

Term termOf(const Node& node)
{
    return {node.textOr("id"), node.textOr("name"), node.textOr("text"), node.textsOf("forms"),
        {node.textOr("book", "rulebook"), int(node.integerOr("line", 0)), 0}};
}

// The items of a list that is called as its table has it.
template <class Item>
const std::vector<Item>& all(std::string_view system, const char* table, const char* key, Item (*make)(const Node&))
{
    static std::map<std::string, std::vector<Item>, std::less<>> known;
    if (const auto it = known.find(system); it != known.end())
        return it->second;
    std::vector<Item>& items = known[std::string(system)];
    const Node read = readTable(system, table);
    if (const Node* list = read.find(key))
        for (const Node& node : list->items())
            items.push_back(make(node));
    return items;
}

} // namespace

const std::vector<Term>& termsOf(std::string_view system) { return all<Term>(system, "glossary", "terms", termOf); }

const std::vector<Drawing>& drawingsOf(std::string_view system)
{
    return all<Drawing>(system, "drawings", "drawings", drawingOf);
}

} // namespace strategikon::play
