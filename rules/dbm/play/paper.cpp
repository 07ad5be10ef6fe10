#include "rules/dbm/play/paper.h"

#include "rules/arms.h"

namespace strategikon::dbmPlay {

namespace {

int valueOf(const play::Thing& thing, std::string_view field)
{
    const int at = fields().index(thing.sort, field);
    return at < 0 ? 0 : thing.fields[std::size_t(at)];
}

} // namespace

// Of the factors only those that a type of one of these armies has; the table itself says whose they are.
std::vector<play::SheetRule> sheetRules(const BattleView& table)
{
    const auto having = [&](std::string_view id) {
        const Kinds kinds(id);
        return table.thoseThat([&](const play::Thing& thing) {
            return thing.sort == play::Sort::body && kinds.hold(table.counted(thing.id));
        });
    };
    return play::sheetRules(playTable(), table.book(), {"scores", "costs"}, "dbm", having);
}

std::string alikeOf(const play::Thing& thing)
{
    if (thing.sort != play::Sort::body || valueOf(thing, "leads") != 0)
        return {};
    std::string all = thing.kind + '|' + thing.name;
    for (const char* field : {"type", "grade", "regular", "chariot", "armed", "mounted", "paired"})
        all += '|' + std::to_string(valueOf(thing, field));
    return all;
}

std::string armOf(const play::Thing& thing)
{
    if (thing.sort != play::Sort::body)
        return {};
    return armsOf("dbm").of([&](std::string_view column, std::string_view value) {
        if (column == "type")
            return typeWords()[std::size_t(valueOf(thing, "type"))] == value;
        if (column == "special")
            return value == "chariot" && valueOf(thing, "chariot") != 0;
        constexpr const char* roles[] = {"", "c-in-c", "sub-general", "ally-general"};
        return column == "role" && roles[std::size_t(valueOf(thing, "leads"))] == value;
    });
}

} // namespace strategikon::dbmPlay
