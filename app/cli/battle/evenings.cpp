// strategikon battle list, about, clock, stats: who met, where and when, and how everybody fared
#include "battle_files.h"
#include "battles.h"

#include "app/evenings/clock.h"
#include "app/evenings/lucky.h"
#include "app/evenings/naming.h"
#include "app/evenings/tally.h"
#include "app/places.h"
#include "app/shown/battle/evening.h"
#include "app/words/words.h"

#include <map>

namespace strategikon::cli {

using namespace evenings;

namespace {

constexpr int page = 50; // battles that are listed, where nobody says how many

const QString takenAway = QStringLiteral("none"); // takes away what was said

void putWish(std::string& into, const std::string& wish)
{
    if (!wish.empty())
        into = wish == takenAway.toStdString() ? std::string() : wish;
}

// Lists and systems as people write them; false where there is none.
bool reads(Wanted& wanted, const std::string& system, const std::string& nation)
{
    wanted.system = system;
    if (nation.empty())
        return true;
    const auto list = listNamed(nation);
    if (!list)
        return false;
    wanted.system = list->first;
    wanted.nation = list->second;
    return true;
}

QString eveningLine(const Outing& one)
{
    const EveningShown shown = eveningShown(one, nationNamed);
    QStringList sides;
    for (const int side : {0, 1})
        sides << (shown.players[side].isEmpty()
                ? shown.nations[side]
                : Cli::tr("%1 (%2)", "a player, a nation").arg(shown.players[side], shown.nations[side]));
    QStringList cells{plain(one.saved.id), dayOf(one.saved).toString(Qt::ISODate), shown.name,
        sides.join(QStringLiteral(" – ")), shown.over ? shown.result : shown.standing};
    if (shown.over && !shown.score.isEmpty())
        cells << shown.score;
    for (const QString& tag : shown.tags)
        cells << u'#' + tag;
    return cells.join(QStringLiteral("  ")) + u'\n';
}

void addAbout(Json& json, const SavedBattle& battle)
{
    const BattleAbout& about = battle.about;
    json["players"] = about.players;
    json["day"] = dayOf(battle).toString(Qt::ISODate).toStdString();
    json["venue"] = about.venue;
    json["occasion"] = about.occasion;
    json["tags"] = about.tags;
}

} // namespace

Json listedJson(const SavedBattle& battle)
{
    Json json{{"id", battle.id}, {"name", battle.content.name}, {"system", battle.content.system},
        {"place", battle.place}, {"entries", battle.entries}, {"created", battle.created}, {"changed", battle.changed}};
    Json facts = Json::parse(battle.content.facts, nullptr, false);
    json["facts"] = facts.is_discarded() ? Json() : std::move(facts);
    addAbout(json, battle);
    const auto known = outingsOf({battle});
    const Outing& one = known.front();
    if (!one.readable)
        return json;
    json["nations"] = Json::array();
    for (const int side : {0, 1})
        json["nations"].push_back(nationsOf(one, side, nationNamed).toStdString());
    json["result"] = resultWord(one.facts);
    json["points"] = Json::array();
    for (const int side : {0, 1})
        if (const auto score = scoreOf(one, side))
            json["points"].push_back(*score);
    return json;
}

bool AboutWish::isEmpty() const
{
    return players.empty() && tags.empty() && untagged.empty() && minutes < 0 && venue.empty() && day.empty()
        && occasion.empty() && notes.empty();
}

bool say(BattleAbout& about, const AboutWish& wish)
{
    for (const std::string& player : wish.players) {
        if (player.size() < 2 || player[1] != '=' || (player[0] != 'A' && player[0] != 'B')) {
            complain(Cli::tr("write a player like %1, not “%2”.").arg(QStringLiteral("A=NAME"), plain(player)));
            return false;
        }
        std::string& its = about.players[player[0] == 'B'];
        its.clear(); // “A=” takes it back
        putWish(its, player.substr(2));
    }
    putWish(about.venue, wish.venue);
    putWish(about.day, wish.day);
    putWish(about.occasion, wish.occasion);
    putWish(about.notes, wish.notes);
    for (const std::string& tag : wish.untagged)
        std::erase(about.tags, tag);
    about.tags.insert(about.tags.end(), wish.tags.begin(), wish.tags.end());
    if (wish.minutes >= 0)
        about.round.minutes = wish.minutes;
    return true;
}

int listBattles(const ListWish& wish, bool json)
{
    using State = Wanted::State;
    using Sort = Wanted::Sort;
    static const std::map<std::string, State> states{{"", State::any}, {"going", State::going}, {"over", State::over}};
    static const std::map<std::string, Sort> sorts{{"", Sort::played}, {"played", Sort::played}, {"day", Sort::day},
        {"name", Sort::name}, {"player", Sort::player}, {"nation", Sort::nation}, {"points", Sort::points}};
    Wanted wanted{.search = plain(wish.search),
        .player = wish.player,
        .tag = wish.tag,
        .state = states.at(wish.state),
        .sort = sorts.at(wish.sort),
        .reversed = wish.reversed};
    if (!reads(wanted, wish.system, wish.nation))
        return unusable;
    auto opened = library(false);
    if (!opened)
        return unusable;
    const auto most = std::size_t(wish.most >= 0 ? wish.most : json ? 0 : page);
    const auto all = pageOf(*opened, wish.place, wanted, nationNamed, most);
    Json list = Json::array();
    for (const Outing& one : all->battles)
        if (json)
            list.push_back(listedJson(one.saved));
        else
            print(eveningLine(one));
    if (json)
        printJson(list);
    else if (all->more)
        print(Cli::tr("There are more; “%1” lists all.").arg(QStringLiteral("--most 0")) + u'\n');
    return beside(all.faults);
}

int namesOfPlayers(bool undo, bool json)
{
    auto opened = library(undo);
    if (!opened)
        return unusable;
    if (undo) {
        const auto battles = unmergeNames(*opened);
        if (!battles)
            return refused(battles.faults);
        if (json)
            printJson({{"battles", *battles}});
        else
            print(Cli::tr("%n battles have their names as they were typed.", "", *battles) + u'\n');
        return done;
    }
    const auto all = opened->abouts();
    if (!all.value)
        return refused(all.faults);
    std::map<QString, std::pair<std::string, int>> players; // by what makes them one
    for (const auto& [id, about] : *all)
        for (const std::string& player : about.players)
            if (!player.empty())
                ++players.try_emplace(nameKey(player), player, 0).first->second.second;
    Json list = Json::array();
    for (const auto& [key, player] : players)
        if (json)
            list.push_back({{"name", player.first}, {"battles", player.second}});
        else
            print(Cli::tr("%1  %n battles", "", player.second).arg(plain(player.first)) + u'\n');
    if (json)
        printJson(list);
    return beside(all.faults);
}

int aboutBattle(const std::string& battle, const AboutWish& wish, bool json)
{
    auto opened = library(!wish.isEmpty());
    auto saved = opened ? battleNamed(*opened, battle) : std::nullopt;
    if (!saved)
        return unusable;
    if (!wish.isEmpty()) {
        BattleAbout about = saved->about;
        if (!say(about, wish))
            return unusable;
        about = asKnown(*opened, std::move(about), saved->id);
        const auto said = opened->describeBattle(saved->id, about);
        if (!said)
            return refused(said.faults);
        saved->about = said->about;
    }
    const BattleAbout& about = saved->about;
    if (json) {
        Json all{{"id", saved->id}, {"name", saved->content.name}};
        addAbout(all, *saved);
        all["notes"] = about.notes;
        all["stamps"] = about.stamps;
        all["minutes"] = about.round.minutes;
        printJson(all);
        return done;
    }
    const std::pair<QString, std::string> lines[] = {{Cli::tr("Player of side A"), about.players[0]},
        {Cli::tr("Player of side B"), about.players[1]},
        {Cli::tr("Date"), dayOf(*saved).toString(Qt::ISODate).toStdString()}, {Cli::tr("Where"), about.venue},
        {Cli::tr("Occasion"), about.occasion}, {Cli::tr("Checksum of side A"), about.stamps[0]},
        {Cli::tr("Checksum of side B"), about.stamps[1]}, {Cli::tr("Notes"), about.notes}};
    print(plain(saved->content.name) + u'\n');
    for (const auto& [label, text] : lines)
        if (!text.empty())
            print(Cli::tr("%1: %2").arg(label, plain(text)) + u'\n');
    if (about.round.minutes > 0)
        print(Cli::tr("Round: %n minutes", "", about.round.minutes) + u'\n');
    for (const std::string& tag : about.tags)
        print(u'#' + plain(tag) + u'\n');
    return done;
}

int clockOfBattle(const std::string& battle, const std::string& how, bool json)
{
    auto opened = library(!how.empty());
    auto saved = opened ? battleNamed(*opened, battle) : std::nullopt;
    if (!saved)
        return unusable;
    Round& round = saved->about.round;
    if (round.minutes == 0) {
        complain(Cli::tr("“%1” has no clock; “%2” gives it one.")
                     .arg(plain(saved->content.name), QStringLiteral("battle about --minutes")));
        return unusable;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    round = how == "start" ? started(round, now)
        : how == "pause"   ? paused(round, now)
        : how == "reset"   ? anew(round)
                           : round;
    if (!how.empty())
        if (const auto said = opened->describeBattle(saved->id, saved->about); !said)
            return refused(said.faults);
    const int left = leftOf(round, now);
    if (json)
        printJson({{"minutes", round.minutes}, {"left", left}, {"running", !round.since.empty()}});
    else
        print((round.since.empty() ? Cli::tr("%1 left, stopped") : Cli::tr("%1 left")).arg(timeShown(left)) + u'\n');
    return done;
}

namespace {

// Luck takes the records of battles that are over: those that nobody has reckoned yet are read, and kept for the next
// time where nobody else holds the library.
void reckonAll(std::vector<Outing>& all)
{
    if (std::ranges::none_of(all, lacksLuck))
        return;
    auto opened = Library::open(libraryFile().string(), Library::Mode::command);
    if (!opened)
        return;
    for (Outing& one : all)
        if (lacksLuck(one))
            if (const auto fault = reckonLuck(*opened, one, STRATEGIKON_VERSION))
                complain({*fault}); // and the others go on
}

Json jsonOf(const Career& row, By by)
{
    const Fared& fared = row.fared;
    Json json{{"name", careerShown(row, by, nationNamed).toStdString()}, {"key", row.key}, {"of", row.who},
        {"system", row.system}, {"played", fared.played}, {"won", fared.won}, {"drawn", fared.drawn},
        {"lost", fared.lost},
        {"points", {{"battles", fared.scored}, {"for", fared.points}, {"against", fared.against}}},
        {"luck",
            {{"battles", fared.thrown}, {"dice", fared.luck.throws}, {"good", fared.luck.good},
                {"expected", double(fared.luck.expected) / 1000}, {"rank", luckRank(fared.luck)}}}};
    json["results"] = row.results;
    json["luck"]["course"] = row.luck;
    return json;
}

QString eveningLine(const Career& row, By by)
{
    const Fared& fared = row.fared;
    QStringList cells{careerShown(row, by, nationNamed),
        Cli::tr("%1 played, %2 won, %3 drawn, %4 lost")
            .arg(fared.played)
            .arg(fared.won)
            .arg(fared.drawn)
            .arg(fared.lost)};
    if (fared.scored > 0)
        cells << Cli::tr("points %1").arg(scoresShown(fared.points, fared.against));
    if (fared.luck.throws > 0)
        cells << Cli::tr("luck %1").arg(luckShown(fared.luck));
    return cells.join(QStringLiteral("  ")) + u'\n';
}

} // namespace

int statsOfBattles(const StatsWish& wish, bool json)
{
    static const std::map<std::string, By> ways{
        {"player", By::player}, {"nation", By::nation}, {"opponent", By::opponent}, {"system", By::system}};
    const By by = ways.at(wish.by);
    Wanted wanted{.player = wish.player, .tag = wish.tag, .state = Wanted::State::over};
    if (!reads(wanted, wish.system, wish.nation))
        return unusable;
    Result<std::vector<Outing>> all{std::vector<Outing>()};
    {
        auto opened = library(false);
        if (!opened)
            return unusable;
        all = outingsIn(*opened);
    }
    if (!all.value)
        return refused(all.faults);
    auto some = found(*all, wanted, nationNamed);
    reckonAll(some);
    const auto rows = tallied(some, by, wish.player);
    Json list = Json::array();
    for (const Career& row : rows)
        if (json)
            list.push_back(jsonOf(row, by));
        else
            print(eveningLine(row, by));
    if (json)
        printJson(list);
    else if (rows.empty())
        print(Cli::tr("No finished battle matches.") + u'\n');
    return beside(all.faults);
}

} // namespace strategikon::cli
