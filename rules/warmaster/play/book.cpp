#include "rules/warmaster/play/book.h"

#include "rules/tables.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>
#include <map>

namespace strategikon::warmasterPlay {

namespace {

const Node& table()
{
    static const Node read = readCheckedTable("warmaster", "play");
    return read;
}

template <class Item, class Make>
std::vector<Item> each(const char* key, Make make)
{
    std::vector<Item> all;
    if (const Node* list = table().find(key))
        for (const Node& node : list->items())
            all.push_back(make(node));
    return all;
}

std::vector<Picked> pickedIn(const Node& picks)
{
    std::vector<Picked> rows;
    int below = 0;
    for (const Node& row : picks.find("rules")->items()) {
        const int to = int(row.integerOr("to", 0));
        rows.push_back({picks.textOr("table"), row.textOr("rule"), below + 1, to});
        below = to;
    }
    return rows;
}

play::Printed readPrinted()
{
    const Node specials = readTable("warmaster", "specials");
    const auto list = [](const Node& of, const char* key) { return of.find(key) ? *of.find(key) : Node(); };
    return {list(table(), "rules"), readCheckedTable("warmaster", "modifiers"), list(specials, "specials"),
        {"attacks", "orders", "drives"}, sourceOf};
}

} // namespace

play::Books& books()
{
    static play::Books all(readPrinted);
    return all;
}

const play::Book& theBook() { return books().with({}); }

int partOf(const play::Book& book, std::string_view rule, int whole)
{
    const int part = std::max(book.figure(rule, "part"), 1);
    return (whole + part - 1) / part;
}

const Picked* pickedRule(std::string_view rule)
{
    static const auto all = [] {
        std::vector<Picked> rows;
        for (const auto& of : each<std::vector<Picked>>("picks", pickedIn))
            rows.insert(rows.end(), of.begin(), of.end());
        return rows;
    }();
    const auto it = std::find_if(all.begin(), all.end(), [rule](const Picked& one) { return one.rule == rule; });
    return it == all.end() ? nullptr : &*it;
}

void setDefaults(play::Telling& telling, play::Id battle)
{
    static const auto defaults = each<std::pair<std::string, int>>("switches", [](const Node& node) {
        const auto choices = node.textsOf("choices");
        const auto at = std::find(choices.begin(), choices.end(), node.textOr("default", choices.front()));
        return std::pair(node.textOr("id"), int(at - choices.begin()));
    });
    for (const auto& [id, choice] : defaults)
        telling.set(battle, id, choice);
    telling.set(battle, "revision", revisions);
}

const std::vector<play::Switch>& switches()
{
    static const auto all = each<play::Switch>("switches", [](const Node& node) {
        return play::Switch{node.textOr("id"), node.textsOf("choices"), sourceOf(node), node.textOr("text"),
            node.find("assumed") != nullptr};
    });
    return all;
}

play::Manner mannerOf(std::string_view event)
{
    static const auto all = [] {
        std::map<std::string, play::Manner, std::less<>> manners;
        for (const auto& [key, manner] :
            {std::pair{"openings", play::Manner::opening}, {"asides", play::Manner::aside}})
            for (const std::string& code : table().textsOf(key))
                manners[code] = manner;
        return manners;
    }();
    const auto it = all.find(event);
    return it == all.end() ? play::Manner::plain : it->second;
}

const std::map<std::string, Moves, std::less<>>& moves()
{
    static const auto all = [] {
        std::map<std::string, Moves, std::less<>> moves;
        constexpr std::pair<const char*, Moves> whom[] = {
            {"all", Moves::all}, {"first", Moves::first}, {"loosened", Moves::loosened}};
        if (const Node* map = table().find("moves"))
            for (const auto& [key, who] : whom)
                for (const std::string& event : map->textsOf(key))
                    moves[event] = who;
        return moves;
    }();
    return all;
}

bool isOwnMove(std::string_view event)
{
    static const auto all = table().find("moves")->textsOf("own");
    return std::find(all.begin(), all.end(), event) != all.end();
}

const std::vector<SheetPart>& sheetParts()
{
    static const auto all = each<SheetPart>("sheet", [](const Node& node) {
        return SheetPart{
            node.textOr("phase"), node.textsOf("rules"), node.textsOf("specials"), node.booleanOr("attacks", false)};
    });
    return all;
}

const std::map<std::string, std::vector<std::string>, std::less<>>& sheetNeeds()
{
    static const auto all = [] {
        std::map<std::string, std::vector<std::string>, std::less<>> needs;
        if (const Node* map = table().find("needs"))
            for (const Node::Entry& entry : map->entries())
                needs[entry.key] = map->textsOf(entry.key);
        return needs;
    }();
    return all;
}

} // namespace strategikon::warmasterPlay
