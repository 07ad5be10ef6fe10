#include "typed_number.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <vector>

namespace strategikon {

namespace {

constexpr std::string_view numerals = "0123456789";
constexpr auto gaps = {" ", "\u00A0", "\u2009", "\u202F", "'", "\u2019"}; // set thousands apart, and do nothing else

// "-2,000.5": its sign, "2" "000" "5", and "," "." between them.
struct Parts {
    bool negative = false;
    std::vector<std::string_view> runs, between;
};

std::string_view bare(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return first == text.npos ? std::string_view() : text.substr(first, last - first + 1);
}

bool takeSign(std::string_view& text)
{
    for (const std::string_view minus : {"-", "\u2212"})
        if (text.starts_with(minus)) {
            text.remove_prefix(minus.size());
            return true;
        }
    if (text.starts_with('+'))
        text.remove_prefix(1);
    return false;
}

// Empty where it neither begins nor ends with a digit.
Parts partsOf(std::string_view text)
{
    text = bare(text);
    Parts parts{takeSign(text), {}, {}};
    while (!text.empty()) {
        const auto run = std::min(text.find_first_not_of(numerals), text.size());
        if (run == 0)
            return {};
        parts.runs.push_back(text.substr(0, run));
        text.remove_prefix(run);
        if (text.empty())
            return parts;
        const auto next = text.find_first_of(numerals);
        if (next == text.npos)
            return {};
        parts.between.push_back(text.substr(0, next));
        text.remove_prefix(next);
    }
    return parts;
}

// The digits of the first `count` runs, where they are one or set apart as that sign does it: 2,000 or 20,00,000.
std::optional<std::string> joined(const Parts& parts, std::size_t count, std::string_view group)
{
    std::string all(parts.runs[0]);
    const bool canBeLed = all == "0" || all.front() != '0';
    if (!canBeLed || (count > 1 && (all.size() > 3 || all == "0" || parts.runs[count - 1].size() != 3)))
        return {};
    for (std::size_t at = 1; at < count; ++at) {
        const bool fits = at + 1 == count || parts.runs[at].size() == parts.runs[1].size();
        if (parts.between[at - 1] != group || !fits || parts.runs[at].size() < 2 || parts.runs[at].size() > 3)
            return {};
        all += parts.runs[at];
    }
    return all;
}

std::optional<std::string> grouped(const Parts& parts, std::size_t count, const NumberSigns& signs)
{
    if (const auto here = joined(parts, count, signs.group))
        return here;
    for (const std::string_view gap : gaps)
        if (const auto all = joined(parts, count, gap))
            return all;
    return {};
}

// With that sign before its last run.
std::optional<std::string> broken(const Parts& parts, std::string_view point, const std::optional<std::string>& whole)
{
    if (parts.between.empty() || parts.between.back() != point || !whole)
        return {};
    return *whole + "." + std::string(parts.runs.back());
}

template <class Number>
std::optional<Number> read(const Parts& parts, const std::optional<std::string>& written)
{
    if (!written)
        return {};
    const std::string text = (parts.negative ? "-" : "") + *written;
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<int> wholeTyped(std::string_view text, const NumberSigns& signs)
{
    const Parts parts = partsOf(text);
    return parts.runs.empty() ? std::nullopt : read<int>(parts, grouped(parts, parts.runs.size(), signs));
}

std::optional<double> numberTyped(std::string_view text, const NumberSigns& signs)
{
    const Parts parts = partsOf(text);
    if (parts.runs.empty())
        return {};
    const std::size_t before = parts.runs.size() - 1; // the point, where there is one
    const auto whole = read<double>(parts, grouped(parts, parts.runs.size(), signs));
    const auto led = before > 0 ? grouped(parts, before, signs) : std::nullopt;
    const auto here = whole ? whole : read<double>(parts, broken(parts, signs.point, led));
    const auto plain = before == 1 ? read<double>(parts, broken(parts, ".", led)) : std::nullopt;
    if (here && plain && *here != *plain)
        return {}; // “1.200” where a point sets thousands apart
    if (here || plain)
        return here ? here : plain;
    return before == 1 ? read<double>(parts, broken(parts, ",", led)) : std::nullopt;
}

} // namespace strategikon
