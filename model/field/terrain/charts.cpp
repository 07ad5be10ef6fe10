#include "charts.h"

#include "model/text/rows.h"

#include <algorithm>
#include <tuple>

namespace strategikon::field {

namespace {

// "8", or the two ends of a span: "[2, 3]".
std::pair<double, double> spanOf(const Node& row, std::string_view key, double least)
{
    const Node* value = row.find(key);
    if (!value)
        return {least, 0};
    if (value->isList() && value->items().size() == 2)
        return {value->items()[0].number().value_or(0), value->items()[1].number().value_or(0)};
    return {least, value->number().value_or(0)};
}

Part readPart(const Node& row)
{
    using Form = Part::Form;
    Part part;
    part.id = row.textOr("id");
    part.form = named<Form>(row, "form",
        {{"summit", Form::summit}, {"stretch", Form::stretch}, {"rim", Form::rim}, {"path", Form::path},
            {"road", Form::road}, {"banks", Form::banks}, {"crossing", Form::crossing}, {"fringe", Form::fringe},
            {"base", Form::base}, {"gate", Form::gate}, {"beach", Form::beach}});
    part.kinds = row.textsOf("kinds");
    if (row.find("count")) {
        const auto [least, most] = spanOf(row, "count", 0);
        part.least = int(least);
        part.most = int(most);
    }
    part.open = row.booleanOr("open", false);
    part.across = numberOr(row, "across", 0);
    part.share = numberOr(row, "share", 0);
    part.atEdge = row.booleanOr("at-edge", false);
    part.round = row.booleanOr("round", false);
    part.whole = row.booleanOr("whole", false);
    part.permitted = row.booleanOr("permitted", false);
    part.fromExit = numberOr(row, "from-exit", 0);
    part.through = row.textOr("through");
    part.notWith = row.textOr("not-with");
    return part;
}

Variant readVariant(const Node& row, double leastAcross)
{
    Variant variant;
    variant.id = row.textOr("id");
    variant.name = row.textOr("name");
    variant.kind = row.textOr("kind");
    variant.shape = named<Shape>(row, "shape",
        {{"blob", Shape::blob}, {"edge", Shape::edge}, {"river", Shape::river}, {"ring", Shape::ring},
            {"shore", Shape::shore}, {"line", Shape::line}});
    std::tie(variant.acrossLeast, variant.acrossMost) = spanOf(row, "across", leastAcross);
    variant.depthMost = numberOr(row, "depth", 0);
    variant.edgeShare = numberOr(row, "edge-share", 0);
    variant.edgeMost = numberOr(row, "edge-most", 0);
    variant.edge = named<May>(row, "edge", {{"no", May::no}, {"may", May::may}, {"must", May::must}});
    variant.straddles = row.booleanOr("straddles", false);
    variant.reach = numberOr(row, "reach", 0);
    variant.reachShare = numberOr(row, "reach-share", 0);
    const auto [least, most] = spanOf(row, "stands", 0);
    variant.stands = int(most);
    variant.standsLeast = least > 0 ? int(least) : variant.stands;
    if (const Node* parts = row.find("parts"))
        for (const Node& part : parts->items())
            variant.parts.push_back(readPart(part));
    return variant;
}

Source ruleOf(const Node& row) { return {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), 0}; }

std::pair<int, int> sums(const Node& row)
{
    const auto [least, most] = spanOf(row, "sums", 0);
    return {int(least), int(most)};
}

// One for each size up to the one that the row names: the sizes follow one another without a gap.
void addSizes(std::vector<Variant>& variants, const Variant& whole, const std::string& upTo, const Stages& stages)
{
    Variant variant = whole;
    for (const Size& size : stages.sizes) {
        variant.id = size.id;
        variant.name = size.name;
        variant.acrossMost = size.most;
        variant.quarters = size.quarters;
        variants.push_back(variant);
        variant.acrossLeast = size.most;
        if (size.id == upTo)
            return;
    }
}

Item readItem(const Node& row, const Chart& chart, const Charts& charts)
{
    Item item;
    item.id = row.textOr("id");
    item.name = row.textOr("name");
    item.chart = chart.id;
    std::tie(item.least, item.most) = sums(row);
    item.rule = ruleOf(row);
    item.lies = named<Lies>(row, "lies",
        {{"half", Lies::half}, {"sector", Lies::sector}, {"shore", Lies::shore}, {"river", Lies::river},
            {"road", Lies::road}, {"town", Lies::town}, {"fields", Lies::fields}});
    item.over = row.textsOf("over");
    const auto worth = charts.stages.worth.find(item.id);
    if (const Node* variants = row.find("variants"))
        for (const Node& one : variants->items()) {
            Variant variant = readVariant(one, charts.leastAcross);
            variant.quarters = worth == charts.stages.worth.end() ? 0 : worth->second;
            if (one.find("sizes"))
                addSizes(item.variants, variant, one.textOr("sizes"), charts.stages);
            else
                item.variants.push_back(std::move(variant));
        }
    return item;
}

template <class All>
auto* withId(All& all, std::string_view id)
{
    const auto it = std::ranges::find_if(all, [id](const auto& one) { return one.id == id; });
    return it == all.end() ? nullptr : &*it;
}

template <class All>
auto* ofSum(All& all, int sum)
{
    const auto it = std::ranges::find_if(all, [sum](const auto& one) { return one.least <= sum && sum <= one.most; });
    return it == all.end() ? nullptr : &*it;
}

} // namespace

const Part* Variant::find(std::string_view id) const { return withId(parts, id); }

const Variant* Item::find(std::string_view id) const { return withId(variants, id); }

const Chart* Charts::chartOf(int sum) const { return ofSum(charts, sum); }

const Item* Charts::itemOf(const Chart& chart, int sum) const { return ofSum(chart.items, sum); }

const Item* Charts::find(std::string_view id) const
{
    for (const Chart& chart : charts)
        if (const Item* item = withId(chart.items, id))
            return item;
    return nullptr;
}

Source Charts::ruleOf(std::string_view what) const
{
    const auto known = rules.find(std::string(what));
    return known == rules.end() ? Source{} : known->second;
}

void tellGoings(Charts& charts, const Kinds& kinds)
{
    const auto of = [&](const std::string& id) {
        const Kind* kind = kinds.find(id);
        return kind ? kind->going : Going::none;
    };
    for (Chart& chart : charts.charts)
        for (Item& item : chart.items)
            for (Variant& variant : item.variants) {
                variant.going = of(variant.kind);
                for (const Part& part : variant.parts)
                    if (part.whole && part.least > 0)
                        variant.going = std::max(variant.going, of(part.kinds.front()));
            }
}

Charts readCharts(const Node& table)
{
    Charts charts;
    charts.dice = int(table.integerOr("dice", charts.dice));
    charts.sides = int(table.integerOr("sides", charts.sides));
    charts.dismissAfter = int(table.integerOr("dismiss-after", charts.dismissAfter));
    charts.waterShare = numberOr(table, "water-share", charts.waterShare);
    charts.leastAcross = numberOr(table, "least-across", charts.leastAcross);
    charts.fromMiddle = numberOr(table, "from-middle", charts.fromMiddle);
    charts.crampedShare = numberOr(table, "cramped-share", charts.crampedShare);
    if (const Node* stand = table.find("stand"); stand && stand->items().size() == 2)
        std::tie(charts.standWide, charts.standDeep) = spanOf(table, "stand", 0);
    if (const Node* rules = table.find("rules"))
        for (const auto& rule : rules->entries())
            charts.rules[rule.key] = ruleOf(rule.node);
    charts.stages = readStages(table);
    if (const Node* usual = table.find("table")) {
        charts.table.width = numberOr(*usual, "width", charts.table.width);
        charts.table.depth = numberOr(*usual, "depth", charts.table.depth);
        charts.table.shown =
            named<Unit>(*usual, "shown", {{"cm", Unit::centimetre}, {"inch", Unit::inch}, {"pace", Unit::pace}});
        if (!charts.stages.scales.empty())
            takeScale(charts.table, charts.stages.scales.front());
    }
    if (const Node* rows = table.find("charts"))
        for (const Node& row : rows->items()) {
            Chart chart;
            chart.id = row.textOr("id");
            chart.name = row.textOr("name");
            chart.rule = ruleOf(row);
            std::tie(chart.least, chart.most) = sums(row);
            if (const Node* items = row.find("items"))
                for (const Node& item : items->items())
                    chart.items.push_back(readItem(item, chart, charts));
            charts.charts.push_back(std::move(chart));
        }
    return charts;
}

} // namespace strategikon::field
