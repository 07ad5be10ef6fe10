#include "app/report/history.h"

#include "app/print/csv.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/recorder.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace strategikon::report {

using namespace play;
using namespace evenings;

namespace {

// The letter of the side that won; or what else came of it, in the words of the list of battles.
QString wonBy(const Outing& one, const NameOf& nameOf)
{
    const Facts& facts = one.facts;
    return facts.over && facts.winner == 0 ? QStringLiteral("A")
        : facts.over && facts.winner == 1  ? QStringLiteral("B")
                                           : resultShown(one, nameOf);
}

QString sideShown(const Outing& one, int side, bool players)
{
    const std::string player = players ? one.saved.about.players[std::size_t(side)] : std::string();
    return player.empty()
        ? armiesOf(one, side)
        : Words::tr("%1 (%2)", "a player, an army").arg(QString::fromStdString(player), armiesOf(one, side));
}

// What the battles are scored by; several systems, several words.
QString scoreWords(const std::vector<Outing>& outings)
{
    QStringList all;
    for (const Outing& one : outings)
        if (const std::string id = one.game ? one.game->score() : std::string(); !id.empty())
            all << ownWords("score-" + id, one.game->words());
    all.removeDuplicates();
    return all.join(QStringLiteral(", "));
}

// Ids of what all these battles have, in the order in which they come.
template <class Ids>
std::vector<std::string> together(const std::vector<Outing>& outings, const Ids& idsOf)
{
    std::vector<std::string> all;
    for (const Outing& one : outings)
        for (const auto& it : idsOf(one))
            if (std::ranges::find(all, it.id) == all.end())
                all.push_back(it.id);
    return all;
}

QString day(const SavedBattle& saved) { return dayOf(saved).toString(Qt::ISODate); }

// Enemies that were tied to a thing: those who fought it.
std::vector<Id> opponentsOf(const State& state, Id thing)
{
    std::vector<Id> all;
    for (const Thing& tie : state.things) {
        if (tie.sort != Sort::tie || tie.gone || std::ranges::find(tie.members, thing) == tie.members.end())
            continue;
        for (const Id other : tie.members)
            if (state[other].side == 1 - state[thing].side)
                all.push_back(other);
    }
    return all;
}

std::string armyNamed(const State& state, Id thing)
{
    Id up = thing;
    while (up != 0 && state[up].sort != Sort::army)
        up = state[up].within;
    return up == 0 ? std::string() : state[up].name;
}

} // namespace

std::vector<Deed> deedsOf(const Battle& battle)
{
    State state = battle.stateAfter(0);
    const std::vector<Honour> known = battle.game().honours();
    std::map<std::string, int> none;
    for (const Honour& honour : known)
        none[honour.id] = 0;
    std::map<Id, Deed> deeds;
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::body)
            deeds[thing.id] = {.army = armyNamed(state, thing.id), .name = thing.name, .feats = none};
    for (const int number : battle.line())
        for (const Event& event : battle.log()[std::size_t(number - 1)].events) {
            for (const Honour& honour : known)
                if (event.what == honour.event && !event.on.empty() && deeds.count(event.on.front()))
                    ++deeds[event.on.front()].feats[honour.id];
            for (const play::Change& change : event.changes)
                if (change.what == play::Change::What::gone && change.to == 1 && deeds.count(change.thing)) {
                    ++deeds[change.thing].destroyed;
                    for (const Id enemy : opponentsOf(state, change.thing))
                        if (deeds.count(enemy))
                            ++deeds[enemy].felled;
                }
            apply(state, event);
        }
    const int winner = battle.game().winner(state);
    std::vector<Deed> all;
    for (auto& [thing, deed] : deeds) {
        deed.won = winner == state[thing].side;
        all.push_back(std::move(deed));
    }
    all = honours(std::move(all)); // units that share a name are told as one, and it was one battle
    for (Deed& one : all) {
        one.battles = 1;
        one.won = one.won > 0;
    }
    return all;
}

Result<std::vector<Deed>> deedsIn(Library& library, const Outing& outing, const std::string& program)
{
    if (!outing.game || !outing.facts.over)
        return std::vector<Deed>();
    const auto recorder = Recorder::open(library, *outing.game, outing.saved.id, program);
    return recorder ? Result<std::vector<Deed>>(deedsOf(recorder->battle())) : recorder.faults;
}

std::vector<Deed> honours(std::vector<Deed> deeds)
{
    std::map<std::pair<std::string, std::string>, Deed> all;
    for (Deed& one : deeds) {
        const auto [it, fresh] = all.try_emplace({one.army, one.name}, one);
        if (fresh)
            continue;
        Deed& sum = it->second;
        sum.battles += one.battles;
        sum.won += one.won;
        for (const auto& [id, many] : one.feats)
            sum.feats[id] += many;
        sum.felled += one.felled;
        sum.destroyed += one.destroyed;
    }
    std::vector<Deed> rows;
    for (auto& [key, deed] : all)
        rows.push_back(std::move(deed));
    std::ranges::stable_sort(rows, [](const Deed& a, const Deed& b) {
        return std::tie(b.felled, b.won, a.destroyed) < std::tie(a.felled, a.won, b.destroyed);
    });
    return rows;
}

QString honourWords(const std::vector<Outing>& outings, const std::string& id)
{
    const auto has = [&](const Outing& one) {
        const auto all = one.game ? one.game->honours() : std::vector<Honour>();
        return std::ranges::any_of(all, [&](const Honour& honour) { return honour.id == id; });
    };
    const auto first = std::ranges::find_if(outings, has);
    return ownWords("honour-" + id, first == outings.end() ? std::string() : first->game->words());
}

QString csvOf(const std::vector<Outing>& outings, bool players)
{
    const auto standings = together(
        outings, [](const Outing& one) -> const auto& { return one.facts.sides[0].standings; });
    QStringList head{QStringLiteral("date"), QStringLiteral("battle"), QStringLiteral("system"),
        QStringLiteral("army_a"), QStringLiteral("list_a"), QStringLiteral("army_b"), QStringLiteral("list_b"),
        QStringLiteral("turns"), QStringLiteral("result")};
    for (const std::string& id : standings)
        for (const char* side : {"_a", "_b"})
            head << QString::fromStdString(id + side);
    if (players)
        head << QStringLiteral("player_a") << QStringLiteral("player_b") << QStringLiteral("venue")
             << QStringLiteral("occasion");
    QString text = print::csvLine(head);
    for (const Outing& one : outings) {
        const Facts& facts = one.facts;
        const QString result = !facts.over ? QStringLiteral("open")
            : facts.winner == both         ? QStringLiteral("draw")
            : facts.winner == 0            ? QStringLiteral("a")
            : facts.winner == 1            ? QStringLiteral("b")
                                           : QString();
        QStringList cells{day(one.saved), QString::fromStdString(one.saved.content.name),
            QString::fromStdString(one.saved.content.system), armiesOf(one, 0), joined(facts.sides[0].lists),
            armiesOf(one, 1), joined(facts.sides[1].lists), QString::number(facts.turn), result};
        for (const std::string& id : standings)
            for (const int side : {0, 1}) {
                const auto value = standingOf(facts, side, id);
                cells << (value ? QString::number(*value) : QString());
            }
        if (const BattleAbout& about = one.saved.about; players)
            for (const std::string& text : {about.players[0], about.players[1], about.venue, about.occasion})
                cells << QString::fromStdString(text);
        text += print::csvLine(cells);
    }
    return text;
}

Document historyOf(
    const std::vector<Outing>& outings, const std::vector<Deed>& honoured, const NameOf& nameOf, bool players)
{
    Document document;
    document.overline = Words::tr("History");
    document.title = Words::tr("Battles fought");
    document.subtitle = Words::tr("%n battles", "", int(outings.size()));
    Table battles{{Words::tr("Date"), Words::tr("Battle"), Words::tr("Side A"), Words::tr("Side B"),
                      Words::tr("Won by"), Words::tr("Turns"), scoreWords(outings)},
        {}, 5};
    for (const Outing& one : outings)
        battles.rows.append({day(one.saved), QString::fromStdString(one.saved.content.name), sideShown(one, 0, players),
            sideShown(one, 1, players), wonBy(one, nameOf), QString::number(one.facts.turn), scoreShown(one)});
    document.parts.append(battles);
    if (const auto rows = pairings(outings); !rows.empty()) {
        document.parts.append(Heading{2, Words::tr("Army against army")});
        Table table{{Words::tr("Army"), Words::tr("Against"), Words::tr("Played"), Words::tr("Won"), Words::tr("Drawn"),
                        Words::tr("Lost")},
            {}, 2};
        for (const Pairing& one : rows)
            table.rows.append(
                {nameOf(one.system, one.list), nameOf(one.system, one.against), QString::number(one.played),
                    QString::number(one.won), QString::number(one.drawn), QString::number(one.lost)});
        document.parts.append(table);
    }
    if (!honoured.empty()) {
        document.parts.append(Heading{2, Words::tr("Battle honours")});
        const auto feats =
            together(outings, [](const Outing& one) { return one.game ? one.game->honours() : std::vector<Honour>(); });
        Table table{{Words::tr("Unit"), Words::tr("Army"), Words::tr("Battles"), Words::tr("Won")}, {}, 2};
        for (const std::string& id : feats)
            table.head << honourWords(outings, id);
        table.head << Words::tr("Enemies destroyed") << Words::tr("Times destroyed");
        for (const Deed& one : honoured) {
            QStringList row{translated(one.name), QString::fromStdString(one.army), QString::number(one.battles),
                QString::number(one.won)};
            for (const std::string& id : feats) {
                const auto found = one.feats.find(id);
                row << QString::number(found == one.feats.end() ? 0 : found->second);
            }
            table.rows.append(row << QString::number(one.felled) << QString::number(one.destroyed));
        }
        document.parts.append(table);
    }
    return document;
}

} // namespace strategikon::report
