#include "rules/combinations.h"

#include <algorithm>
#include <charconv>

namespace strategikon {

namespace {

std::vector<CombinationRule::Condition> conditionsOf(const Node* node)
{
    std::vector<CombinationRule::Condition> conditions;
    if (node)
        for (const auto& entry : node->entries())
            conditions.push_back({entry.key, node->textsOf(entry.key)});
    return conditions;
}

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool all = error == std::errc{} && end == text.data() + text.size();
    return all ? std::optional(value) : std::nullopt;
}

// "24-60" has 36.
bool covers(std::string_view wanted, std::string_view value)
{
    if (wanted == value)
        return true;
    const auto dash = wanted.find('-');
    if (dash == std::string_view::npos)
        return false;
    const auto least = wholeNumber(wanted.substr(0, dash)), most = wholeNumber(wanted.substr(dash + 1)),
               is = wholeNumber(value);
    return least && most && is && *least <= *is && *is <= *most;
}

bool isMet(const CombinationRule::Condition& condition, const std::vector<std::string>& values)
{
    return std::ranges::any_of(condition.any, [&](const std::string& wanted) {
        return std::ranges::any_of(values, [&](const std::string& value) { return covers(wanted, value); });
    });
}

bool isBroken(const CombinationRule& rule, const Values& values, const std::set<std::string>& open)
{
    for (const auto& condition : rule.when) {
        const auto known = values.find(condition.column);
        if (known == values.end() || !isMet(condition, known->second))
            return false;
    }
    for (const auto& condition : rule.needs) {
        const auto known = values.find(condition.column);
        if (known != values.end() && !open.contains(condition.column) && !isMet(condition, known->second))
            return true;
    }
    return std::ranges::any_of(rule.excludes, [&](const CombinationRule::Condition& condition) {
        const auto known = values.find(condition.column);
        return known != values.end() && isMet(condition, known->second);
    });
}

} // namespace

Combinations::Combinations(const Node& rules)
{
    for (const Node& row : rules.items())
        rulesRead.push_back({row.textOr("id"), {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), 0},
            conditionsOf(row.find("when")), conditionsOf(row.find("needs")), conditionsOf(row.find("excludes"))});
}

const CombinationRule* Combinations::rule(std::string_view id) const
{
    const auto known = std::ranges::find_if(rulesRead, [&](const CombinationRule& rule) { return rule.id == id; });
    return known == rulesRead.end() ? nullptr : &*known;
}

std::vector<const CombinationRule*> Combinations::broken(const Values& values, const std::set<std::string>& open) const
{
    std::vector<const CombinationRule*> result;
    for (const CombinationRule& rule : rulesRead) {
        const bool told =
            std::ranges::any_of(result, [&](const CombinationRule* other) { return other->id == rule.id; });
        if (!told && isBroken(rule, values, open))
            result.push_back(&rule);
    }
    return result;
}

} // namespace strategikon
