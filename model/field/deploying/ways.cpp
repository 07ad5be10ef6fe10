// Ways to deploy, from a system's table. An option is a row of changes, read over the way like the way itself.
#include "model/field/deployment.h"

#include <algorithm>

namespace strategikon::field {

namespace {

void number(const Node& row, std::string_view key, double& value)
{
    if (const Node* cell = row.find(key))
        value = cell->number().value_or(value);
}

void number(const Node& row, std::string_view key, int& value) { value = int(row.integerOr(key, value)); }

void flag(const Node& row, std::string_view key, bool& value) { value = row.booleanOr(key, value); }

void text(const Node& row, std::string_view key, std::string& value) { value = row.textOr(key, value); }

template <class Value>
void word(const Node& row, std::string_view key, Value& value,
    std::initializer_list<std::pair<std::string_view, Value>> words)
{
    const std::string written = row.textOr(key);
    for (const auto& [name, meant] : words)
        if (name == written)
            value = meant;
}

void read(const Node& row, Where& where)
{
    number(row, "from-middle", where.fromMiddle);
    number(row, "from-centre", where.fromCentre);
    number(row, "from-enemies", where.fromEnemies);
    number(row, "centre-square", where.centreSquare);
    number(row, "leader-within", where.leaderWithin);
    flag(row, "anywhere", where.anywhere);
    flag(row, "at-edge", where.atEdge);
    number(row, "from-short", where.fromShort);
    number(row, "from-towns", where.fromTowns);
    flag(row, "at-base", where.atBase);
    if (row.find("within"))
        where.within = row.textsOf("within");
    if (row.find("towns"))
        where.towns = row.textsOf("towns");
    if (row.find("short-free"))
        where.shortFree = row.textsOf("short-free");
}

void read(const Node& row, Hiding& hiding)
{
    number(row, "from-middle", hiding.fromMiddle);
    number(row, "from-towns", hiding.fromTowns);
    hiding.in = row.textsOf("in");
    hiding.classes = row.textsOf("classes");
    hiding.classIn = row.textsOf("class-in");
    number(row, "line", hiding.rule.line);
}

Portion readPortion(const Node& row)
{
    Portion portion;
    portion.blocks = row.textsOf("blocks");
    portion.roles = row.textsOf("roles");
    flag(row, "first", portion.first);
    text(row, "arrives", portion.arrives);
    text(row, "spills", portion.spills);
    flag(row, "absent", portion.absent);
    read(row, portion.where);
    return portion;
}

void read(const Node& row, Way& way)
{
    using enum Way::Order;
    word<Way::Order>(row, "order", way.order,
        {{"by-turns", byTurns}, {"one-first", oneFirst}, {"secret", secret}, {"march", march}, {"free", freeChoice},
            {"by-blocks", byBlocks}});
    word<Way::FirstTurn>(row, "first-turn", way.firstTurn,
        {{"thrown", Way::FirstTurn::thrown}, {"mine", Way::FirstTurn::mine},
            {"of-who-began", Way::FirstTurn::ofWhoBegan}});
    number(row, "at-a-time", way.atATime);
    flag(row, "most-first", way.mostFirst);
    flag(row, "begins", way.begins);
    number(row, "slow", way.slow);
    number(row, "slow-first-move", way.slowFirstMove);
    text(row, "against", way.against);
    text(row, "most-points-of", way.mostPointsOf);
    text(row, "waits", way.waits);
    flag(row, "largest-first", way.largestFirst);
    flag(row, "apart", way.apart);
    flag(row, "writes-down", way.writesDown);
    number(row, "most-away", way.mostAway);
    number(row, "each-flank", way.eachFlank);
    if (const Node* away = row.find("away"))
        number(*away, "line", way.awayRule.line);
    if (const Node* works = row.find("works")) {
        number(*works, "line", way.works.rule.line);
        number(*works, "shape", way.works.shape.line);
        way.works.about = works->textsOf("about");
    }
    if (row.find("keeps"))
        way.keeps = row.textsOf("keeps");
    if (row.find("takes-camps"))
        way.takesCamps = row.textsOf("takes-camps");
    if (row.find("garrison"))
        way.garrison = row.textsOf("garrison");
    read(row, way.where);
    if (const Node* ambush = row.find("ambush"))
        read(*ambush, way.ambush);
}

Way readWay(const Node& row)
{
    Way way;
    way.id = row.textOr("id");
    way.name = row.textOr("name");
    way.effect = row.textOr("effect");
    way.rule = {row.textOr("book"), int(row.integerOr("line", 0)), 0};
    read(row, way);
    for (Source* rule : {&way.awayRule, &way.ambush.rule, &way.works.rule, &way.works.shape})
        if (rule->line > 0)
            rule->book = way.rule.book;
    if (const Node* portions = row.find("portions"))
        for (const Node& one : portions->items())
            way.portions.push_back(readPortion(one));
    return way;
}

std::vector<WayOption> readOptions(const Node& row)
{
    std::vector<WayOption> options;
    if (const Node* rows = row.find("options"))
        for (const Node& one : rows->items()) {
            WayOption option{one.textOr("id"), one.textOr("name"), one.textOr("effect"), one, 0, 0};
            number(one, "full-width", option.fullWidth);
            number(one, "full-depth", option.fullDepth);
            options.push_back(std::move(option));
        }
    return options;
}

void shrink(Where& where, double share)
{
    for (double* length : {&where.fromMiddle, &where.fromCentre, &where.fromEnemies})
        *length = snapped(*length * share);
}

void change(Way& way, const WayOption& option, const Table& table)
{
    way.options.push_back(option.id);
    read(option.changes, way);
    if (option.fullWidth > 0 && option.fullDepth > 0)
        shrink(way.where,
            std::min(
                {1.0, table.width / (option.fullWidth * table.scale), table.depth / (option.fullDepth * table.scale)}));
}

} // namespace

const Way* Ways::find(std::string_view id) const
{
    const auto it = std::ranges::find_if(all, [id](const Way& way) { return way.id == id; });
    return it == all.end() ? nullptr : &*it;
}

std::string Ways::arrival(std::string_view code) const
{
    const auto it = std::ranges::find_if(arrivals, [code](const auto& one) { return one.first == code; });
    return it == arrivals.end() ? std::string(code) : it->second;
}

std::optional<Way> Ways::with(std::string_view id, const std::vector<std::string>& chosen, const Table& table) const
{
    const Way* found = find(id);
    if (!found)
        return {};
    Way way = *found;
    const auto& offered = options[std::size_t(found - all.data())];
    for (const std::string& wanted : chosen) {
        const auto it = std::ranges::find_if(offered, [&](const WayOption& option) { return option.id == wanted; });
        if (it == offered.end())
            return {};
        change(way, *it, table);
    }
    return way;
}

Ways readWays(const Node& table)
{
    Ways ways;
    if (const Node* rows = table.find("ways"))
        for (const Node& row : rows->items()) {
            ways.all.push_back(readWay(row));
            ways.options.push_back(readOptions(row));
        }
    if (const Node* rows = table.find("arrivals"))
        for (const Node& row : rows->items())
            ways.arrivals.emplace_back(row.textOr("id"), row.textOr("name"));
    return ways;
}

bool fit(const Way& a, const Way& b)
{
    if (!a.against.empty() || !b.against.empty())
        return a.against == b.id && b.against == a.id;
    if (a.order == Way::Order::byBlocks || b.order == Way::Order::byBlocks)
        return a.order == b.order;
    return a.order == b.order || a.order == Way::Order::march || b.order == Way::Order::march;
}

std::optional<int> sideOf(const Way& way, const std::vector<Troop>& troops)
{
    int points[2] = {0, 0};
    for (const Troop& troop : troops)
        if (!way.mostPointsOf.empty() && troop.block == way.mostPointsOf)
            points[troop.side] += troop.points;
    if (points[0] == points[1])
        return {};
    return points[0] > points[1] ? 0 : 1;
}

} // namespace strategikon::field
