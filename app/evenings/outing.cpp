#include "app/evenings/outing.h"

#include "app/evenings/naming.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/battle.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace strategikon::evenings {

using namespace play;

namespace {

// Each once, in the order in which they come, as the last of them spells it: the latest battle comes first. None empty.
template <class Texts>
std::vector<std::string> once(const std::vector<Outing>& all, const Texts& textsOf)
{
    std::map<QString, std::size_t> known;
    std::unordered_map<std::string, std::size_t> typed; // most come again as they were typed before
    std::vector<std::string> found;
    for (const Outing& one : all)
        for (const std::string& text : textsOf(one.saved.about)) {
            if (text.empty())
                continue;
            const auto [at, fresh] = typed.try_emplace(text, 0);
            if (fresh)
                at->second = known.try_emplace(nameKey(text), known.size()).first->second;
            found.resize(known.size());
            found[at->second] = text;
        }
    for (std::string& text : found)
        text = tidyName(text);
    return found;
}

} // namespace

namespace {

Outing outingOf(SavedBattle battle)
{
    auto facts = readFacts(battle.content.facts);
    const Game* game = soundGame(battle.content.system);
    return {std::move(battle), facts ? std::move(*facts) : Facts(), game, bool(facts)};
}

bool isRemoved(const SavedBattle& battle) { return battle.place == "removed"; }

} // namespace

std::vector<Outing> outingsOf(std::vector<SavedBattle> battles)
{
    std::vector<Outing> all;
    for (SavedBattle& battle : battles)
        all.push_back(outingOf(std::move(battle)));
    return all;
}

std::vector<Fault> eachOuting(const Library& library, std::string_view place, const std::function<bool(Outing)>& takes)
{
    return library.eachBattle(place,
        [&](SavedBattle battle) { return (place.empty() && isRemoved(battle)) || takes(outingOf(std::move(battle))); });
}

// What each is sorted by is worked out once, and none is copied.
std::vector<const Outing*> byAge(const std::vector<Outing>& all)
{
    std::vector<std::tuple<QDate, std::string_view, const Outing*>> keyed;
    for (const Outing& one : all)
        keyed.emplace_back(dayOf(one.saved), one.saved.created, &one);
    std::ranges::stable_sort(keyed, [](const auto& a, const auto& b) {
        return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
    });
    std::vector<const Outing*> sorted;
    for (const auto& [day, created, one] : keyed)
        sorted.push_back(one);
    return sorted;
}

std::vector<Outing> oldestFirst(std::vector<Outing> all)
{
    std::vector<Outing> sorted;
    for (const Outing* one : byAge(all))
        sorted.push_back(std::move(all[std::size_t(one - all.data())]));
    return sorted;
}

Result<std::vector<Outing>> outingsIn(const Library& library, std::string_view place)
{
    auto battles = library.battles(place);
    if (!battles.value)
        return battles.faults;
    if (place.empty())
        std::erase_if(*battles, isRemoved);
    Result<std::vector<Outing>> all(outingsOf(std::move(*battles)));
    all.faults = std::move(battles.faults);
    return all;
}

QDate dayOf(const SavedBattle& saved)
{
    if (!saved.about.day.empty())
        return QDate::fromString(plain(saved.about.day), Qt::ISODate);
    return QDateTime::fromString(plain(saved.created), Qt::ISODateWithMs).toLocalTime().date();
}

QString nationsOf(const Outing& one, int side, const NameOf& nameOf)
{
    QStringList all;
    for (const std::string& list : one.facts.sides[side].lists)
        all << nameOf(one.saved.content.system, list);
    all.removeDuplicates();
    return all.join(QStringLiteral(", "));
}

QString joined(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all << plain(text);
    return all.join(QStringLiteral(", "));
}

QString armiesOf(const Outing& one, int side) { return joined(one.facts.sides[side].armies); }

QString ledBy(const Outing& one, int side, const NameOf& nameOf)
{
    const std::string& player = one.saved.about.players[std::size_t(side)];
    return player.empty() ? nationsOf(one, side, nameOf) : plain(player);
}

std::optional<int> scoreOf(const Outing& one, int side)
{
    return one.game ? standingOf(one.facts, side, one.game->score()) : std::nullopt;
}

QString scoresShown(long long first, long long second)
{
    return Words::tr("%1 : %2", "two scores").arg(QLocale().toString(first), QLocale().toString(second));
}

QString scoreShown(const Outing& one)
{
    const auto a = scoreOf(one, 0), b = scoreOf(one, 1);
    return a && b ? scoresShown(*a, *b) : QString();
}

QString resultShown(const Outing& one, const NameOf& nameOf)
{
    const Facts& facts = one.facts;
    if (!one.readable)
        return Words::tr("result not readable");
    if (!facts.over)
        return facts.turn == 0 ? Words::tr("not begun") : Words::tr("in progress");
    if (facts.winner == both)
        return Words::tr("a draw");
    if (facts.winner != 0 && facts.winner != 1)
        return Words::tr("undecided");
    return Words::tr("won by %1").arg(ledBy(one, facts.winner, nameOf));
}

std::string resultWord(const Facts& facts)
{
    if (!facts.over)
        return {};
    return facts.winner == both ? "draw" : facts.winner == 0 ? "a" : facts.winner == 1 ? "b" : "";
}

QString standingShown(const Outing& one)
{
    const Facts& facts = one.facts;
    if (!one.readable)
        return Words::tr("result not readable");
    if (facts.over)
        return Words::tr("over in %n turns", "", facts.turn);
    if (facts.turn == 0)
        return Words::tr("before the first turn");
    const std::string words = one.game ? one.game->words() : std::string();
    return Words::tr("%1, %2", "turn 3, a phase").arg(turnTold(facts.turn, words), phaseShown(facts.phase, words));
}

std::vector<std::string> playersOf(const std::vector<Outing>& all)
{
    return once(all, [](const BattleAbout& about) { return about.players; });
}

std::vector<std::string> eachOf(const std::vector<Outing>& all, std::string BattleAbout::*what)
{
    return once(all, [what](const BattleAbout& about) { return std::array{about.*what}; });
}

std::vector<std::string> tagsOf(const std::vector<Outing>& all)
{
    auto tags = once(all, [](const BattleAbout& about) { return about.tags; });
    std::ranges::sort(tags);
    return tags;
}

} // namespace strategikon::evenings
