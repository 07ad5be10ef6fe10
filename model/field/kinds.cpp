#include "model/field/kinds.h"

#include "model/text/rows.h"

#include <algorithm>

namespace strategikon::field {

namespace {

bool anyOf(const std::vector<std::string>& some, const std::vector<std::string>& others)
{
    return std::ranges::any_of(
        some, [&](const std::string& one) { return std::ranges::find(others, one) != others.end(); });
}

Going goingNamed(const Node& row, std::string_view key)
{
    return named<Going>(
        row, key, {{"", Going::none}, {"good", Going::good}, {"rough", Going::rough}, {"difficult", Going::difficult}});
}

Kind readKind(const Node& row)
{
    Kind kind;
    kind.id = row.textOr("id");
    kind.name = row.textOr("name");
    kind.form = named<Form>(row, "form", {{"area", Form::area}, {"line", Form::line}, {"crossing", Form::crossing}});
    kind.only = row.textsOf("only");
    kind.never = row.textsOf("never");
    kind.manned = row.textsOf("manned");
    kind.closed = row.booleanOr("closed", false);
    kind.dense = row.booleanOr("dense", false);
    kind.going = goingNamed(row, "going");
    if (const Node* others = row.find("goings"))
        for (const auto& other : others->entries())
            kind.goings[other.key] = goingNamed(*others, other.key);
    kind.water = row.booleanOr("water", false);
    kind.high = row.booleanOr("high", false);
    kind.opens = row.booleanOr("opens", false);
    kind.column = row.booleanOr("column", false);
    kind.mayEnd = row.booleanOr("may-end", true);
    kind.cover =
        named<Cover>(row, "cover", {{"", Cover::none}, {"defended", Cover::defended}, {"fortified", Cover::fortified}});
    kind.covers = row.textsOf("covers");
    kind.behind = row.booleanOr("behind", false);
    kind.sight = named<Sight>(row, "sight",
        {{"open", Sight::open}, {"close", Sight::close}, {"blocked", Sight::blocked}, {"hill", Sight::hill}});
    kind.seen = numberOr(row, "seen", 0);
    kind.effect = row.textOr("effect");
    if (const Node* rules = row.find("rules"))
        for (const Node& rule : rules->items())
            kind.rules.push_back({rule.textOr("book"), int(rule.integerOr("line", 0)), 0});
    kind.hatch = row.textOr("hatch");
    kind.draw = row.textOr("draw");
    kind.width = numberOr(row, "width", 0);
    return kind;
}

bool closedTo(const Kind& kind, const std::vector<std::string>& classes)
{
    return kind.closed || (!kind.only.empty() && !anyOf(kind.only, classes)) || anyOf(kind.never, classes);
}

} // namespace

const Kind* Kinds::find(std::string_view id) const
{
    const auto it = std::ranges::find_if(all, [id](const Kind& kind) { return kind.id == id; });
    return it == all.end() ? nullptr : &*it;
}

Going goingOf(const Kind& kind, const std::vector<std::string>& classes)
{
    const auto other = std::ranges::find_if(classes, [&](const std::string& one) { return kind.goings.contains(one); });
    return other == classes.end() ? kind.going : kind.goings.at(*other);
}

Kinds readKinds(const Node& table)
{
    Kinds kinds;
    if (const Node* rows = table.find("kinds"))
        for (const Node& row : rows->items())
            kinds.all.push_back(readKind(row));
    return kinds;
}

bool mayEnter(const std::vector<const Kind*>& of, const std::vector<std::string>& classes, bool inColumn)
{
    const auto opened = [inColumn](const Kind* kind) { return kind->opens && (inColumn || !kind->column); };
    return std::ranges::any_of(of, opened)
        || std::ranges::none_of(of, [&](const Kind* kind) { return closedTo(*kind, classes); });
}

bool mayStand(const Kind& kind, const std::vector<std::string>& classes, bool inColumn)
{
    return anyOf(kind.manned, classes) || (kind.mayEnd && mayEnter({&kind}, classes, inColumn));
}

} // namespace strategikon::field
