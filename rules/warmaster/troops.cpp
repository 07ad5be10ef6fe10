#include "rules/warmaster/troops.h"

#include "model/text/contains.h"
#include "rules/warmaster/play/book.h"

#include "model/text/rows.h"
#include "rules/setup.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr std::size_t rangeAt = 2; // system.yaml names them in this order

field::Troop readType(const Node& row)
{
    field::Troop troop;
    troop.wide = numberOr(row, "wide", 4);
    troop.deep = numberOr(row, "deep", troop.wide);
    troop.round = !row.find("deep");
    troop.move = numberOr(row, "move", 0);
    if (const std::string rank = row.textOr("reach"); !rank.empty())
        troop.reach = warmasterPlay::theBook().figure("order-distance", rank);
    troop.classes = row.textsOf("classes");
    troop.role = row.textOr("role");
    return troop;
}

// An effect of a kind among those of the rules that the body has; nullptr: none.
const Node* effect(const std::vector<std::string>& ids, const std::vector<SpecialRule>& rules, std::string_view kind)
{
    for (const SpecialRule& rule : rules) {
        if (!contains(ids, rule.id))
            continue;
        for (const Node& one : rule.effects)
            if (one.textOr("kind") == kind)
                return &one;
    }
    return nullptr;
}

void dress(field::Troop& troop, const field::Troop& like)
{
    troop.wide = like.wide;
    troop.deep = like.deep;
    troop.round = like.round;
    troop.move = like.move;
    troop.reach = like.reach;
    troop.classes = like.classes;
    troop.role = like.role;
}

// Millimetres there.
void base(field::Troop& troop, const Node& effect)
{
    troop.wide = numberOr(effect, "front", troop.wide * 10) / 10;
    troop.deep = numberOr(effect, "depth", troop.deep * 10) / 10;
}

void makeGround(field::Troop& troop, const Node& effect, const std::string& kind)
{
    troop.terrain = kind;
    troop.wide = numberOr(effect, "front", 16);
    troop.deep = numberOr(effect, "depth", 16);
    troop.stands = 1;
    troop.move = 0;
    troop.classes.clear();
    troop.role = "camp";
}

} // namespace

WarmasterTroops::WarmasterTroops(const Node& table)
{
    if (const Node* rows = table.find("types"))
        for (const Node& row : rows->items())
            for (const std::string& type : row.textsOf("types"))
                types[type] = readType(row);
    for (auto& [key, into] : {std::pair{"specials", &changes}, {"mounts", &mounts}})
        if (const Node* rows = table.find(key))
            for (const Node& row : rows->items())
                into->push_back({row.textOr("special"), row.textOr("of"), row.textOr("role"), row.textsOf("classes")});
}

field::Troop WarmasterTroops::troop(field::Troop troop, const ArmyList& list, const Variable& body,
    const std::vector<SpecialRule>& specials, Basing basing) const
{
    const auto ids = specialsOf(list, body.line, body.options);
    if (const auto type = types.find(list.lines[std::size_t(body.line)].printed.front()); type != types.end())
        dress(troop, type->second);
    for (const int option : body.options)
        if (list.options[std::size_t(option)].replaces)
            troop.name = list.options[std::size_t(option)].name;
    for (const std::vector<SpecialRule>* rules : {&specials, &list.rules})
        if (const Node* changed = effect(ids, *rules, "base"))
            base(troop, *changed);
    change(troop, ids);
    troop.sees = columnsOf(list, body.line, body.options).at(rangeAt) != "-";
    troop.allRound = contains(ids, "skirmish") || troop.leads;
    mount(troop, basing); // Appendix 2, rulebook 5054
    if (const Node* ground = effect(ids, specials, "terrain"))
        makeGround(troop, *ground, "encampment");
    return troop;
}

void WarmasterTroops::change(field::Troop& troop, const std::vector<std::string>& ids) const
{
    for (const Change& change : changes)
        if (contains(ids, change.special) && contains(troop.classes, change.of)) {
            troop.classes.insert(troop.classes.end(), change.classes.begin(), change.classes.end());
            troop.role = change.role.empty() ? troop.role : change.role;
        }
    for (const Change& mount : mounts)
        if (troop.leads && contains(ids, mount.special))
            troop.classes = mount.classes;
}

} // namespace strategikon
