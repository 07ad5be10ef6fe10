#include "app/exchange/names.h"

#include "model/text/nearest.h"
#include "rules/mended_names.h"

#include <QString>

#include <algorithm>

namespace strategikon::exchange {

namespace {

// Longer names are never slips of one another, and the comparison grows with the square.
constexpr std::size_t longestCompared = 64;

std::string singular(const std::string& word)
{
    const auto without = [&](std::size_t letters, const char* ending) {
        std::string stem = word.substr(0, word.size() - letters);
        return stem += ending;
    };
    if (word == "men" || (word.size() > 3 && word.ends_with("men")))
        return without(3, "man");
    if (word.size() > 4 && word.ends_with("ies"))
        return without(3, "y");
    for (const char* ending : {"sses", "shes", "ches", "xes"})
        if (word.size() > 4 && word.ends_with(ending))
            return without(2, "");
    if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us")
        && !word.ends_with("is"))
        return without(1, "");
    return word;
}

// Words of small letters and digits; what is neither parts words, save marks and apostrophes.
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    const QString plain =
        QString::fromUtf8(text.data(), qsizetype(text.size())).normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString word;
    const auto close = [&] {
        if (!word.isEmpty()) {
            words.back() = word.toStdString();
            words.emplace_back();
            word.clear();
        }
    };
    for (const QChar c : plain) {
        if (c.isLetterOrNumber() || c.isSurrogate())
            word += c;
        else if (!c.isMark() && c != u'\'' && c != u'\u2019')
            close();
    }
    close();
    words.pop_back();
    return words;
}

std::string joined(const std::vector<std::string>& words, char between)
{
    std::string result;
    for (const std::string& word : words) {
        if (!result.empty())
            result += between;
        result += word;
    }
    return result;
}

bool sharesWord(const std::string& a, const std::string& b)
{
    const auto mine = wordsOf(a);
    const auto theirs = wordsOf(b);
    return std::ranges::any_of(mine,
        [&](const std::string& word) { return word.size() > 2 && std::ranges::find(theirs, word) != theirs.end(); });
}

template <class Rows>
std::vector<std::string> namesOf(const Rows& rows)
{
    std::vector<std::string> names;
    for (const Row& row : rows)
        names.push_back(row.name);
    return names;
}

bool takes(const Option& option, int host)
{
    return host < 0 || std::ranges::find(option.hosts, host) != option.hosts.end();
}

} // namespace

std::string lower(std::string text)
{
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = char(c + ('a' - 'A'));
    return text;
}

std::string folded(std::string_view name)
{
    auto words = wordsOf(name);
    for (std::string& word : words)
        word = singular(word);
    return joined(words, ' ');
}

std::string slug(std::string_view name)
{
    std::string id;
    for (const std::string& word : wordsOf(name)) {
        std::string plain;
        for (const char c : word)
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
                plain += c;
        if (!plain.empty() && !id.empty())
            id += '-';
        id += plain;
    }
    id = id.substr(0, 60);
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "x" : id;
}

std::string listSlug(std::string_view name)
{
    const std::string id = slug(name);
    return id.starts_with("the-") ? id.substr(4) : id;
}

std::vector<std::string> suggestions(std::string_view name, const std::vector<std::string>& candidates)
{
    const std::string wanted = folded(name.substr(0, 4 * longestCompared));
    if (wanted.empty() || wanted.size() > longestCompared)
        return {};
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string& candidate : candidates) {
        const std::string other = folded(candidate);
        if (other.empty() || other.size() > longestCompared)
            continue;
        const std::size_t distance = editDistance(wanted, other);
        const std::size_t allowed = std::max<std::size_t>(1, std::max(wanted.size(), other.size()) / 3);
        if (distance <= allowed || sharesWord(wanted, other))
            near.emplace_back(distance, candidate);
    }
    std::ranges::stable_sort(near, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> result;
    for (const auto& [distance, candidate] : near)
        if (result.size() < 3 && std::ranges::find(result, candidate) == result.end())
            result.push_back(candidate);
    return result;
}

int indexFor(const std::vector<std::string>& names, std::string_view name)
{
    const auto exact = std::ranges::find(names, name);
    if (exact != names.end())
        return int(exact - names.begin());
    const std::string wanted = folded(name);
    if (wanted.empty())
        return -1;
    int begun = -1, beginnings = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string other = folded(names[i]);
        if (other == wanted)
            return int(i);
        if (other.starts_with(wanted + " ")) {
            begun = int(i);
            ++beginnings;
        }
    }
    return beginnings == 1 ? begun : -1;
}

int lineFor(const ArmyList& list, std::string_view name)
{
    const int called = lineCalled(list, std::string(name));
    return called >= 0 ? called : indexFor(lineNames(list), name);
}

int optionFor(const ArmyList& list, std::string_view name, int host)
{
    if (const int exact = list.optionNamed(name, host); exact >= 0 && takes(list.options[exact], host))
        return exact;
    std::vector<std::string> names;
    std::vector<int> indices;
    for (std::size_t i = 0; i < list.options.size(); ++i)
        if (takes(list.options[i], host)) {
            names.push_back(list.options[i].name);
            indices.push_back(int(i));
        }
    const int found = indexFor(names, name);
    return found >= 0 ? indices[found] : -1;
}

std::vector<std::string> lineNames(const ArmyList& list) { return namesOf(list.lines); }

std::vector<std::string> optionNames(const ArmyList& list, int host)
{
    std::vector<std::string> names;
    for (const Option& option : list.options)
        if (takes(option, host))
            names.push_back(option.name);
    return names.empty() ? namesOf(list.options) : names;
}

} // namespace strategikon::exchange
