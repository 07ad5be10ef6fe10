// Limits over several rows.
#include "list_draft.h"

#include <algorithm>

namespace strategikon::listing {

namespace {

Limit::Measure measureOf(const std::string& count)
{
    return count == "stands"  ? Limit::Measure::stands
        : count == "points"   ? Limit::Measure::points
        : count == "upgrades" ? Limit::Measure::options
                              : Limit::Measure::bodies;
}

// A number, or a share of other rows with a number besides.
std::optional<Limit::Amount> amountOf(Draft& draft, const Node& row, std::string_view key)
{
    const Node* node = row.find(key);
    if (!node)
        return {};
    Limit::Amount amount;
    amount.per = row.textOr("per") == "thousand" ? Per::thousand : Per::army;
    if (!node->isMap()) {
        amount.number = int(node->integer().value_or(0));
        return amount;
    }
    const auto share = node->textsOf("share");
    amount.numerator = share.size() == 2 ? whole(share[0]).value_or(1) : 1;
    amount.denominator = share.size() == 2 ? std::max(1, whole(share[1]).value_or(1)) : 1;
    amount.of = draft.linesOf(itemsOf(*node, "of"));
    amount.number = int(node->integerOr("and", 0));
    return amount;
}

void readAmounts(Draft& draft, const Node& node, Limit& limit)
{
    limit.least = limit.most = amountOf(draft, node, "exactly");
    if (auto least = amountOf(draft, node, "at-least"))
        limit.least = std::move(least);
    if (auto most = amountOf(draft, node, "at-most"))
        limit.most = std::move(most);
}

void checkConditions(Draft& draft, const Node& node)
{
    auto known = draft.lineIds();
    for (const std::string& option : draft.optionIds())
        known.push_back(option);
    for (const char* key : {"when", "unless"})
        for (const Node* id : itemsOf(node, key))
            draft.refuseUnknown(*id, known);
}

} // namespace

void readLimit(Draft& draft, const Node& node)
{
    Limit limit;
    limit.id = node.textOr("id");
    auto& limits = draft.list.limits;
    draft.refuseTwice(node, std::ranges::any_of(limits, [&](const Limit& other) { return other.id == limit.id; }));
    limit.source = draft.sourceOf(node);
    limit.name = node.textOr("name");
    for (const Node& group : rowsOf(node, "one-of"))
        limit.groups.push_back(draft.linesOf(pointersTo(group.items())));
    limit.measure = measureOf(node.textOr("count", "units"));
    if (limit.measure == Limit::Measure::options)
        limit.options = draft.optionsOf(itemsOf(node, "of"));
    else
        limit.lines = draft.linesOf(itemsOf(node, "of"));
    readAmounts(draft, node, limit);
    limit.perBlock = node.textOr("within") == "block";
    limit.when = node.textsOf("when");
    limit.unless = node.textsOf("unless");
    checkConditions(draft, node);
    limits.push_back(std::move(limit));
}

} // namespace strategikon::listing
