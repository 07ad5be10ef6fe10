#include "app/evenings/tally.h"

#include "app/evenings/naming.h"
#include "app/words/words.h"
#include "rules/system.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace strategikon::evenings {

using namespace play;

namespace {

bool isDecided(const Facts& facts) { return facts.over && facts.winner != nobody; }

void count(Fared& fared, const Outing& one, int side)
{
    const int winner = one.facts.winner;
    ++fared.played;
    ++(winner == both ? fared.drawn : winner == side ? fared.won : fared.lost);
    if (const auto mine = scoreOf(one, side), theirs = scoreOf(one, 1 - side); mine && theirs) {
        ++fared.scored;
        fared.points += *mine;
        fared.against += *theirs;
    }
    if (const auto& luck = one.facts.sides[side].luck) {
        ++fared.thrown;
        fared.luck += *luck;
    }
}

// By what a side of a battle is counted; players as they were spelt first.
std::vector<Career> keysOf(const Outing& one, int side, By by, Spellings& spellings)
{
    const std::string& system = one.saved.content.system;
    const auto& players = one.saved.about.players;
    const std::string &mine = spellings.of(players[std::size_t(side)]),
                      &theirs = spellings.of(players[std::size_t(1 - side)]);
    std::vector<Career> keys;
    switch (by) {
    case By::player:
        if (!mine.empty())
            keys.push_back({.key = mine});
        break;
    case By::opponent:
        if (!mine.empty() && !theirs.empty())
            keys.push_back({.key = theirs, .who = mine});
        break;
    case By::nation:
        for (const std::string& list : one.facts.sides[side].lists)
            if (std::ranges::none_of(keys, [&](const Career& row) { return row.key == list; }))
                keys.push_back({.system = system, .key = list});
        break;
    case By::system:
        keys.push_back({.system = system, .key = system});
        break;
    }
    return keys;
}

} // namespace

std::vector<Career> tallied(const std::vector<Outing>& all, By by, const std::string& player)
{
    std::map<std::tuple<std::string, std::string, std::string>, Career> rows;
    const bool whole = by == By::system && player.empty(); // each battle once, as its winner saw it
    const auto counts = [&](const Outing& one, int side) {
        return isDecided(one.facts)
            && (player.empty() || isSameName(one.saved.about.players[std::size_t(side)], player))
            && (!whole || side == (one.facts.winner == 1));
    };
    Spellings spellings;
    for (const Outing* one : byAge(all))
        for (const int side : {0, 1}) {
            if (!counts(*one, side))
                continue;
            for (const Career& key : keysOf(*one, side, by, spellings)) {
                Career& row = rows.try_emplace({key.system, key.key, key.who}, key).first->second;
                count(row.fared, *one, side);
                if (const auto& other = one->facts.sides[1 - side].luck; whole && other)
                    row.fared.luck += *other;
                row.results.push_back(row.fared.won - row.fared.lost);
                row.luck.push_back(int(std::lround(row.fared.luck.above())));
            }
        }
    std::vector<Career> sorted;
    for (auto& [key, row] : rows)
        sorted.push_back(std::move(row));
    std::ranges::stable_sort(sorted, [](const Career& a, const Career& b) { return a.fared.played > b.fared.played; });
    return sorted;
}

QString careerShown(const Career& row, By by, const NameOf& nameOf)
{
    switch (by) {
    case By::player:
        return plain(row.key);
    case By::opponent:
        return Words::tr("%1 against %2", "two players").arg(plain(row.who), plain(row.key));
    case By::nation:
        return nameOf(row.system, row.key);
    case By::system:
        break;
    }
    const System* system = findSystem(row.key);
    return system ? translated(system->format().name) : plain(row.key);
}

QString luckShown(const LuckSum& luck)
{
    const double above = luck.above();
    return Words::tr("%1%2 in %n dice", "", luck.throws)
        .arg(above < 0 ? QStringLiteral("−") : QStringLiteral("+"), QLocale().toString(std::abs(above), 'f', 1));
}

double luckRank(const LuckSum& luck)
{
    if (luck.variance <= 0)
        return 0.5;
    return 0.5 * std::erfc(-luck.above() / std::sqrt(double(luck.variance) / 500));
}

std::vector<Pairing> pairings(const std::vector<Outing>& outings)
{
    std::map<std::tuple<std::string, std::string, std::string>, Pairing> all;
    for (const Outing& one : outings) {
        const std::string& system = one.saved.content.system;
        if (!isDecided(one.facts))
            continue;
        for (const int side : {0, 1})
            for (const std::string& list : one.facts.sides[side].lists)
                for (const std::string& against : one.facts.sides[1 - side].lists) {
                    Pairing& pairing =
                        all.try_emplace({system, list, against}, Pairing{system, list, against}).first->second;
                    ++pairing.played;
                    ++(one.facts.winner == both        ? pairing.drawn
                            : one.facts.winner == side ? pairing.won
                                                       : pairing.lost);
                }
    }
    std::vector<Pairing> rows;
    for (auto& [key, pairing] : all)
        rows.push_back(std::move(pairing));
    return rows;
}

} // namespace strategikon::evenings
