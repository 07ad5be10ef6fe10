#include "model/text/value.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon {

namespace {

struct English {
    std::string operator()(const std::string& words) const { return words; }
    std::string operator()(const DataText& text) const { return text.words; }
    std::string operator()(const TermId& term) const { return term.id; }
    std::string operator()(const Year& year) const { return std::to_string(year.number); }
    std::string operator()(const Several& several) const
    {
        std::string text;
        for (const Value& value : several.values)
            text += (&value == &several.values.front() ? "" : several.between) + english(value);
        return text;
    }
    template <class T>
    std::string operator()(const T& value) const
    {
        return written(value);
    }
};

} // namespace

std::string written(Number number)
{
    const std::int64_t size = std::abs(number.minor);
    std::string text = (number.minor < 0 ? "-" : "") + std::to_string(size / number.parts);
    if (size % number.parts) // of halves and tenths one digit tells all
        text += std::to_string(double(size % number.parts) / number.parts).substr(1, 2);
    return text;
}

std::string written(Length length)
{
    const std::int64_t size = std::abs(length.tenths);
    const std::string rest = size % 10 ? "." + std::to_string(size % 10) : "";
    return (length.tenths < 0 ? "-" : "") + std::to_string(size / 10) + rest
        + (length.paces         ? " p"
                : length.inches ? " in"
                                : " cm");
}

std::string written(const Years& years) { return std::to_string(years.first) + ".." + std::to_string(years.last); }

std::string written(const Citation& citation)
{
    std::string text = citation.book;
    if (!citation.section.empty())
        text += ", " + citation.section;
    if (citation.page > 0)
        text += ", page " + std::to_string(citation.page);
    return text + " (line " + std::to_string(citation.line) + ")";
}

bool operator==(const Value& a, const Value& b)
{
    const auto* one = std::get_if<Several>(&a.any_);
    const auto* other = std::get_if<Several>(&b.any_);
    if (one && other)
        return one->between == other->between && std::ranges::equal(one->values, other->values);
    if (a.any_.index() != b.any_.index())
        return false;
    return std::visit(
        [&]<class T>(const T& its) {
            if constexpr (std::is_same_v<T, Several>)
                return false;
            else
                return its == std::get<T>(b.any_);
        },
        a.any_);
}

bool Value::isNothing() const
{
    if (const auto* several = std::get_if<Several>(&any_))
        return several->values.empty();
    return english(*this).empty();
}

Value inBrackets(Value what, Value sort) { return Several{{std::move(what), " (", std::move(sort), ")"}, {}}; }

Several severalOf(const std::vector<std::string>& names, std::string between)
{
    Several all{{}, std::move(between)};
    for (const std::string& name : names)
        all.values.emplace_back(DataText{name});
    return all;
}

std::string english(const Value& value) { return std::visit(English{}, value.any()); }

std::optional<std::int64_t> wholeNumber(const Value& value)
{
    if (const auto* year = std::get_if<Year>(&value.any()))
        return year->number;
    const auto* number = std::get_if<Number>(&value.any());
    return number && number->minor % number->parts == 0 ? std::optional(number->minor / number->parts) : std::nullopt;
}

} // namespace strategikon
