#include "app/evenings/finding.h"

#include "app/words/words.h"

#include <QCollator>

#include <algorithm>

namespace strategikon::evenings {

namespace {

// Words without case and accents, each with a space before it.
QString folded(const QString& text)
{
    QString words;
    bool within = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.isMark())
            continue;
        if (c.isLetterOrNumber() && !within)
            words += u' ';
        within = c.isLetterOrNumber();
        if (within)
            words += c.toCaseFolded();
    }
    return words;
}

// All that a search looks into.
QString textOf(const Outing& one, const NameOf& nameOf)
{
    const BattleAbout& about = one.saved.about;
    QStringList all{plain(one.saved.content.name), plain(about.venue), plain(about.occasion), plain(about.notes)};
    for (const int side : {0, 1})
        all << plain(about.players[std::size_t(side)]) << nationsOf(one, side, nameOf) << armiesOf(one, side);
    for (const std::string& tag : about.tags)
        all << plain(tag);
    return all.join(u' ');
}

bool has(const auto& all, const std::string& one)
{
    return one.empty() || std::find(std::begin(all), std::end(all), one) != std::end(all);
}

bool fits(const Outing& one, const Wanted& wanted)
{
    const auto& [a, b] = one.facts.sides;
    return (wanted.state == Wanted::State::any || one.facts.over == (wanted.state == Wanted::State::over))
        && (wanted.system.empty() || one.saved.content.system == wanted.system)
        && has(one.saved.about.players, wanted.player) && has(one.saved.about.tags, wanted.tag)
        && (has(a.lists, wanted.nation) || has(b.lists, wanted.nation));
}

// What each is sorted by is worked out once.
void sortByWords(std::vector<Outing>& all, const std::function<QString(const Outing&)>& wordsOf)
{
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::vector<std::pair<QString, Outing*>> keyed;
    for (Outing& one : all)
        keyed.emplace_back(wordsOf(one), &one);
    const auto before = [&](const auto& a, const auto& b) {
        return a.first.isEmpty() != b.first.isEmpty() ? b.first.isEmpty() : order.compare(a.first, b.first) < 0;
    };
    std::stable_sort(keyed.begin(), keyed.end(), before);
    std::vector<Outing> sorted;
    for (const auto& [words, one] : keyed)
        sorted.push_back(std::move(*one));
    all = std::move(sorted);
}

void sort(std::vector<Outing>& all, Wanted::Sort by, const NameOf& nameOf)
{
    using Sort = Wanted::Sort;
    const auto highest = [](const Outing& one) {
        return std::max(scoreOf(one, 0).value_or(-1), scoreOf(one, 1).value_or(-1));
    };
    switch (by) {
    case Sort::played:
        break;
    case Sort::day:
        std::stable_sort(
            all.begin(), all.end(), [](const Outing& a, const Outing& b) { return dayOf(a.saved) > dayOf(b.saved); });
        break;
    case Sort::name:
        sortByWords(all, [](const Outing& one) { return plain(one.saved.content.name); });
        break;
    case Sort::player:
        sortByWords(all, [](const Outing& one) {
            const auto& players = one.saved.about.players;
            return plain(players[0].empty() ? players[1] : players[0]);
        });
        break;
    case Sort::nation:
        sortByWords(all, [&](const Outing& one) { return nationsOf(one, 0, nameOf); });
        break;
    case Sort::points:
        std::stable_sort(
            all.begin(), all.end(), [&](const Outing& a, const Outing& b) { return highest(a) > highest(b); });
        break;
    }
}

} // namespace

std::vector<Outing> found(const std::vector<Outing>& all, const Wanted& wanted, const NameOf& nameOf)
{
    const QStringList words = folded(wanted.search).split(u' ', Qt::SkipEmptyParts);
    const auto isSought = [&](const Outing& one) {
        if (words.isEmpty())
            return true;
        const QString text = folded(textOf(one, nameOf));
        return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(u' ' + word); });
    };
    std::vector<Outing> some;
    for (const Outing& one : all)
        if (fits(one, wanted) && isSought(one))
            some.push_back(one);
    sort(some, wanted.sort, nameOf);
    if (wanted.reversed)
        std::reverse(some.begin(), some.end());
    return some;
}

} // namespace strategikon::evenings
