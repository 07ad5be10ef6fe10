#include "rules/search.h"

#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "model/text/typed_number.h"
#include "rules/mended_names.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace strategikon {

namespace {

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char c) { return char(c < 128 ? std::tolower(c) : c); });
    return result;
}

// Of a cell as printed: “3+”.
std::optional<int> leadingNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} ? std::optional(value) : std::nullopt;
}

struct Word {
    std::string text; // lower case; the column where `comparison` is set
    std::string comparison;
    int number = 0;
    bool isNumber = false; // a bare number: the price
    int year = 0;          // 0: none is meant
    std::string enemy;     // lower case; part of the name or group of an enemy's list
    std::string written;
};

// "216bc", "ad68" or "68ad"; 0: no year.
int yearOf(std::string_view text)
{
    const bool before = text.ends_with("bc");
    if (before || text.ends_with("ad"))
        text.remove_suffix(2);
    else if (text.starts_with("ad"))
        text.remove_prefix(2);
    else
        return 0;
    if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos)
        return 0;
    const int year = wholeTyped(text).value_or(0);
    return before ? -year : year;
}

// "216 BC" and "AD 68" are one word.
std::string joinedYears(std::string_view query)
{
    std::string joined;
    bool wasNumber = false, wasEra = false;
    for (std::size_t at = 0; (at = query.find_first_not_of(" \t\n", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(query.find_first_of(" \t\n", at), query.size());
        const std::string word = lower(query.substr(at, end - at));
        const bool number = word.find_first_not_of("0123456789") == std::string::npos;
        const bool follows = (wasNumber && (word == "bc" || word == "ad")) || (wasEra && number);
        joined += (follows || joined.empty() ? "" : " ") + word;
        wasNumber = number && !follows;
        wasEra = word == "ad" && !follows;
        at = end;
    }
    return joined;
}

std::vector<Word> wordsOf(std::string_view written)
{
    const std::string query = joinedYears(written);
    std::vector<Word> words;
    std::size_t at = 0;
    while (at < query.size()) {
        const std::size_t start = query.find_first_not_of(" \t\n", at);
        if (start == std::string_view::npos)
            break;
        const std::size_t end = std::min(query.find_first_of(" \t\n", start), query.size());
        at = end;
        Word word{query.substr(start, end - start), {}, 0, false, 0, {}, {}};
        word.written = word.text;
        word.year = yearOf(word.text);
        if (constexpr std::string_view key = "enemy="; word.text.starts_with(key))
            word.enemy = word.text.substr(key.size());
        const bool digits = word.text.find_first_not_of("0123456789") == std::string::npos;
        if (const std::size_t op = word.text.find_first_of("<>="); op != std::string::npos && op > 0) {
            const std::size_t value = word.text.find_first_not_of("<>=", op);
            const auto number =
                value == std::string::npos ? std::nullopt : wholeTyped(std::string_view(word.text).substr(value));
            if (number) {
                word.comparison = word.text.substr(op, value - op);
                word.number = *number;
                word.text.resize(op);
                if (word.text == "year" && word.comparison == "=")
                    word.year = word.number;
            }
        } else if (digits) {
            word.isNumber = true;
            word.number = wholeTyped(word.text).value_or(-1);
        }
        words.push_back(std::move(word));
    }
    return words;
}

bool compares(int value, const std::string& comparison, int number)
{
    if (comparison == "<")
        return value < number;
    if (comparison == ">")
        return value > number;
    if (comparison == "<=" || comparison == "=<")
        return value <= number;
    if (comparison == ">=" || comparison == "=>")
        return value >= number;
    return value == number;
}

bool isCalled(const ArmyList& list, const std::string& text)
{
    return lower(list.name + "\n" + list.id + "\n" + list.group).find(text) != std::string::npos;
}

// Whether armies of both lists can have met.
bool met(const ArmyList& a, const ArmyList& b)
{
    if (a.system != b.system || a.id == b.id)
        return false;
    return a.years && b.years ? a.years->meets(*b.years) : !a.years && !b.years && a.group == b.group;
}

class Seeker {
public:
    Seeker(const System& system, const ArmyList& list, const ListHeading& heading, const std::vector<Word>& words,
        std::vector<SearchHit>& hits)
        : system(system), list(list), heading(heading), words(words), hits(hits)
    {
    }

    void look(const Row& row, const std::string& kind, bool option)
    {
        const auto rules = rulesOf(system, list, row);
        std::string text = lower(findable(row.name) + "\n" + row.id + "\n" + row.printed.front() + "\n" + list.name
            + "\n" + list.group + "\n" + kind);
        for (const SpecialRule* rule : rules)
            text += "\n" + lower(findable(rule->name)) + "\n" + rule->id;
        const bool all = std::ranges::all_of(words, [&](const Word& word) { return matches(word, row, text); });
        if (!all)
            return;
        SearchHit hit{heading, row.id, option, row.name, row.printed.front(), row.price, system.format().parts, {}};
        for (const SpecialRule* rule : rules)
            hit.special.push_back(rule->name);
        hits.push_back(std::move(hit));
    }

private:
    bool matches(const Word& word, const Row& row, const std::string& text) const
    {
        if (word.year != 0) {
            const auto& years = row.years ? row.years : list.years;
            return years && years->has(word.year);
        }
        if (!word.enemy.empty())
            return true; // seen to for the whole list
        if (word.isNumber)
            return row.price == word.number * system.format().parts;
        if (word.comparison.empty())
            return text.find(word.text) != std::string::npos;
        const auto& columns = system.format().columns;
        const auto column = std::ranges::find(columns, word.text);
        if (column == columns.end())
            return false;
        const auto value = leadingNumber(row.printed[column - columns.begin()]);
        return value && compares(*value, word.comparison, word.number);
    }

    const System& system;
    const ArmyList& list;
    const ListHeading& heading;
    const std::vector<Word>& words;
    std::vector<SearchHit>& hits;
};

} // namespace

std::vector<const SpecialRule*> rulesOf(const System& system, const ArmyList& list, const Row& row)
{
    std::vector<const SpecialRule*> rules;
    const auto named = [](const std::string& id) { return [&id](const SpecialRule& rule) { return rule.id == id; }; };
    for (const std::string& id : row.special) {
        const auto own = std::ranges::find_if(list.rules, named(id));
        if (own != list.rules.end()) {
            rules.push_back(&*own);
            continue;
        }
        const auto& shared = system.specials(list.edition);
        const auto known = std::ranges::find_if(shared, named(id));
        if (known != shared.end())
            rules.push_back(&*known);
    }
    return rules;
}

namespace {

// "points", ">=", "60" of a word that compares; `column` is empty for any other.
struct Comparison {
    std::string column, sign, value;
};

Comparison comparisonOf(const std::string& word)
{
    const std::size_t sign = word.find_first_of("<>=");
    if (sign == 0 || sign == std::string::npos || word.starts_with("enemy="))
        return {};
    const std::size_t value = std::min(word.find_first_not_of("<>=", sign), word.size());
    return {word.substr(0, sign), word.substr(sign, value - sign), word.substr(value)};
}

std::vector<std::string> allColumns(Catalogue& catalogue)
{
    std::vector<std::string> columns{"year"};
    for (const ListHeading& heading : catalogue.headings())
        for (const std::string& one : findSystem(heading.system)->format().columns)
            if (!contains(columns, one))
                columns.push_back(one);
    return columns;
}

} // namespace

std::optional<Message> faultOfSearch(Catalogue& catalogue, std::string_view query)
{
    for (const Word& word : wordsOf(query)) {
        const Comparison wish = comparisonOf(word.written);
        if (wish.column.empty())
            continue;
        if (!wholeTyped(wish.value))
            return Message{"search-no-number", {{"word", word.written}}};
        const auto columns = allColumns(catalogue);
        if (!contains(columns, wish.column)) {
            const auto near = nearest(wish.column, columns);
            return Message{near ? "search-no-column-near" : "search-no-column",
                {{"wanted", wish.column}, {"column", TermId{"columns", near.value_or("points")}}}};
        }
    }
    return {};
}

std::vector<const System*> yearlessIn(Catalogue& catalogue, std::string_view query, std::string_view edition)
{
    const auto words = wordsOf(query);
    if (std::ranges::none_of(words, [](const Word& word) { return word.year != 0; }))
        return {};
    std::vector<const System*> without;
    std::vector<Fault> faults;
    for (const System* system : systems()) {
        bool lists = false, years = false;
        for (const ListHeading& heading : catalogue.headings()) {
            const bool its = heading.system == system->format().id;
            const ArmyList* list = its ? catalogue.find(heading.system, heading.id, edition, faults) : nullptr;
            lists |= list != nullptr;
            years |= list && list->years;
        }
        if (lists && !years)
            without.push_back(system);
    }
    return without;
}

std::vector<SearchHit> search(Catalogue& catalogue, std::string_view query, std::string_view edition)
{
    std::vector<SearchHit> hits;
    const auto words = wordsOf(query);
    if (words.empty())
        return hits;
    std::vector<Fault> faults;
    const auto meetsAll = [&](const ArmyList& list) {
        return std::ranges::all_of(words, [&](const Word& word) {
            return word.enemy.empty() || std::ranges::any_of(catalogue.headings(), [&](const ListHeading& other) {
                if (other.system != list.system)
                    return false;
                const ArmyList* enemy = catalogue.find(other.system, other.id, edition, faults);
                return enemy && isCalled(*enemy, word.enemy) && met(list, *enemy);
            });
        });
    };
    for (const ListHeading& heading : catalogue.headings()) {
        const ArmyList* list = catalogue.find(heading.system, heading.id, edition, faults);
        if (!list || !meetsAll(*list))
            continue;
        Seeker seeker(*findSystem(heading.system), *list, heading, words, hits);
        for (const Line& line : list->lines)
            seeker.look(line, {}, false);
        for (const Option& option : list->options)
            seeker.look(option, option.kind, true);
    }
    return hits;
}

} // namespace strategikon
