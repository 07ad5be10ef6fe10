// What a roster of a battle and a play sheet have of Warmaster's own.
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/paper/play_sheet.h"

namespace strategikon::warmasterPlay {

namespace {

// Whoever on either side has a special rule or is of a type, by the id of either.
Ids having(const BattleView& table, std::string_view id)
{
    const auto& types = specOf(fields(), play::Sort::body, state::type).words;
    Ids all;
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort != play::Sort::body)
            continue;
        bool has = types[std::size_t(table.get(thing.id, state::type))] == id;
        has = has || (id == "broad" && table.is(thing.id, state::broad));
        for (int special = 0; special < specials && !has; ++special)
            has = idOf(Special(special)) == id && table.has(thing.id, Special(special));
        if (has)
            all.push_back(thing.id);
    }
    return all;
}

} // namespace

std::vector<play::SheetRule> sheetRules(const BattleView& table)
{
    return play::sheetRules(playTable(), table.book(), books().printed().accounts, "warmaster",
        [&](std::string_view id) { return having(table, id); });
}

std::vector<std::string> figures(play::Sort sort)
{
    if (sort == play::Sort::body)
        return {"attack", "each", "armour", "strength", "range", "points"};
    if (sort == play::Sort::leader)
        return {"command", "attack", "points"};
    return {};
}

std::vector<play::Tracker> trackers(const BattleView& table, Id thing)
{
    if (!table.isUnit(thing))
        return {};
    std::vector<play::Tracker> all{{"stands", table.get(thing, state::strength), false}};
    if (table.get(thing, state::each) > 1)
        all.push_back({"hits", table.get(thing, state::each) - 1, true});
    if (table.type(thing) != Type::encampment)
        all.push_back({"confused", 1, true});
    return all;
}

} // namespace strategikon::warmasterPlay
