#include "app/evenings/finding.h"

#include "app/evenings/naming.h"
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
    return one.empty() || std::ranges::find(all, one) != std::end(all);
}

bool fits(const Outing& one, const Wanted& wanted)
{
    const auto& [a, b] = one.facts.sides;
    const auto& players = one.saved.about.players;
    const bool played =
        wanted.player.empty() || isSameName(players[0], wanted.player) || isSameName(players[1], wanted.player);
    return (wanted.state == Wanted::State::any || one.facts.over == (wanted.state == Wanted::State::over))
        && (wanted.system.empty() || one.saved.content.system == wanted.system) && played
        && has(one.saved.about.tags, wanted.tag) && (has(a.lists, wanted.nation) || has(b.lists, wanted.nation));
}

// What each is sorted by is worked out once.
void sortByKey(std::vector<Outing>& all, const auto& keyOf, const auto& before)
{
    std::vector<std::pair<decltype(keyOf(all.front())), Outing*>> keyed;
    for (Outing& one : all)
        keyed.emplace_back(keyOf(one), &one);
    std::ranges::stable_sort(keyed, [&](const auto& a, const auto& b) { return before(a.first, b.first); });
    std::vector<Outing> sorted;
    for (const auto& [key, one] : keyed)
        sorted.push_back(std::move(*one));
    all = std::move(sorted);
}

void sortByWords(std::vector<Outing>& all, const std::function<QString(const Outing&)>& wordsOf)
{
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    sortByKey(all, wordsOf, [&](const QString& a, const QString& b) {
        return a.isEmpty() != b.isEmpty() ? b.isEmpty() : order.compare(a, b) < 0;
    });
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
        sortByKey(
            all, [](const Outing& one) { return dayOf(one.saved); }, std::greater<>());
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
        sortByKey(all, highest, std::greater<>());
        break;
    }
}

// Whether a battle is wanted, the words of its search taken apart once.
class Sieve {
public:
    Sieve(const Wanted& wanted, const NameOf& nameOf)
        : wanted_(wanted), nameOf_(nameOf), words_(folded(wanted.search).split(u' ', Qt::SkipEmptyParts))
    {
    }
    bool lets(const Outing& one) const
    {
        if (!fits(one, wanted_))
            return false;
        if (words_.isEmpty())
            return true;
        const QString text = folded(textOf(one, nameOf_));
        return std::ranges::all_of(words_, [&](const QString& word) { return text.contains(u' ' + word); });
    }

private:
    const Wanted& wanted_;
    const NameOf& nameOf_;
    QStringList words_;
};

} // namespace

std::vector<Outing> found(const std::vector<Outing>& all, const Wanted& wanted, const NameOf& nameOf)
{
    const Sieve sieve(wanted, nameOf);
    std::vector<Outing> some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&](const Outing& one) { return sieve.lets(one); });
    sort(some, wanted.sort, nameOf);
    if (wanted.reversed)
        std::reverse(some.begin(), some.end());
    return some;
}

Result<FoundPage> pageOf(
    const Library& library, std::string_view place, const Wanted& wanted, const NameOf& nameOf, std::size_t most)
{
    Result<FoundPage> page{FoundPage()};
    if (wanted.sort != Wanted::Sort::played || wanted.reversed) {
        auto all = outingsIn(library, place);
        page.faults = std::move(all.faults);
        if (all.value)
            page->battles = found(*all, wanted, nameOf);
        page->more = most > 0 && page->battles.size() > most;
        if (page->more)
            page->battles.resize(most);
        return page;
    }
    const Sieve sieve(wanted, nameOf);
    page.faults = eachOuting(library, place, [&](Outing one) {
        if (!sieve.lets(one))
            return true;
        page->more = most > 0 && page->battles.size() == most;
        if (!page->more)
            page->battles.push_back(std::move(one));
        return !page->more;
    });
    return page;
}

} // namespace strategikon::evenings
