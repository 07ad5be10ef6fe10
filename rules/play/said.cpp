#include "rules/play/said.h"

#include "rules/play/tabled.h"

#include <charconv>

namespace strategikon::play {

namespace {

using Test = std::function<bool(const Said&)>;

Test testOf(std::string_view word)
{
    const auto compared = comparedIn(word);
    if (!compared)
        return [name = std::string(word)](const Said& said) { return said.number(name) != 0; };
    const auto number = wholeNumber(compared->with);
    if (!number)
        return [one = *compared](const Said& said) { return one.sign == "=" && said.holds(one.name, one.with); };
    return [one = *compared, to = *number](const Said& said) {
        const int value = said.number(one.name);
        return one.sign == ">=" ? value >= to : one.sign == "<=" ? value <= to : value == to;
    };
}

} // namespace

const Vocabulary<Said> wordsOfSteps{.other = testOf};

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    return end.ec == std::errc() && end.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<Compared> comparedIn(std::string_view condition)
{
    for (const std::string_view sign : {">=", "<=", "="})
        if (const auto at = condition.find(sign); at != std::string::npos)
            return Compared{std::string(condition.substr(0, at)), std::string(sign),
                std::string(condition.substr(at + sign.size()))};
    return {};
}

bool Said::means(std::string_view name, const std::string& id) const
{
    return id == name || id == table.accounts[account] + '-' + std::string(name);
}

const Fact* Said::fact(std::string_view name) const
{
    const auto it = std::ranges::find_if(table.facts, [&](const Fact& one) { return means(name, one.input.id); });
    return it == table.facts.end() ? nullptr : &*it;
}

std::optional<int> Said::reckoned(std::string_view name) const
{
    if (name == "ahead")
        return sums.size() < 2 ? 0 : sums[account] - sums[1 - account];
    if (name == "sum")
        return sums.empty() ? 0 : sums[account];
    if (name == "looked")
        return table.lookup.at(sums.empty() ? 0 : sums[account], amountOf(table.column, *this));
    if (name == "score")
        return scores.empty() ? 0 : scores.front();
    if (name == "result" || name == "rest")
        return name == "rest" ? rest : result;
    return {};
}

std::optional<int> Said::value(std::string_view name) const
{
    if (name.starts_with("other."))
        return table.accounts.size() == 2 ? other().value(name.substr(6)) : std::nullopt;
    if (name.starts_with("with."))
        if (const auto place = wholeNumber(name.substr(5)); place && *place >= 0)
            return *place < int(at.step.with.size()) ? at.step.with[std::size_t(*place)] : 0;
    if (const auto reckons = reckoned(name))
        return reckons;
    if (const Fact* known = fact(name); known && !known->field.empty())
        return at.view ? at.view->get(at.step.on.at(known->of), known->field) : 0;
    else if (known) {
        const auto* said = answer.find(known->input.id);
        return said && !said->empty() ? said->front() : known->input.given ? known->input.given->front() : 0;
    }
    for (std::size_t i = 0; i < table.throws.size(); ++i)
        if (means(name, table.throws[i].id))
            return i < scores.size() ? scores[i] : 0;
    const auto function = table.functions.find(name);
    return function == table.functions.end() ? std::nullopt : std::optional(function->second(*this));
}

std::string Said::chosen(std::string_view choice) const
{
    if (choice.starts_with("other."))
        return other().chosen(choice.substr(6));
    const Fact* known = fact(choice);
    const int place = number(choice);
    return known && place >= 0 && place < int(known->input.options.size()) ? known->input.options[std::size_t(place)].id
                                                                           : "";
}

bool Said::holds(std::string_view choice, std::string_view word) const
{
    if (choice.starts_with("other."))
        return other().holds(choice.substr(6), word);
    const Fact* known = fact(choice);
    if (!known || !known->causes)
        return chosen(choice) == word;
    const auto& words = known->input.options;
    const auto it = std::ranges::find(words, word, &Option::id);
    return it != words.end() && (number(choice) >> (it - words.begin()) & 1) != 0;
}

bool Said::holdsAny(std::string_view choice, std::initializer_list<std::string_view> words) const
{
    return std::ranges::any_of(words, [&](std::string_view word) { return holds(choice, word); });
}

Said Said::other() const
{
    Said said = *this;
    said.account = 1 - account;
    return said;
}

int amountOf(const Amount& amount, const Said& said)
{
    if (amount.by.empty())
        return amount.is;
    const int by = said.number(amount.by);
    if (amount.values.empty())
        return by;
    return amount.values[std::size_t(std::clamp(by - amount.least, 0, int(amount.values.size()) - 1))];
}

} // namespace strategikon::play
