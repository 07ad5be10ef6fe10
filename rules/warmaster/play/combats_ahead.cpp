// Combats that stand on the table, as far as two rounds: who wins, and what it costs each unit.
#include "rules/warmaster/play/combat_odds.h"
#include "rules/warmaster/play/prospects.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Assumption;
using play::Prospect;
using Line = Prospect::Line;

bool isFought(const Table& table, Id engagement)
{
    return std::any_of(table.state().agenda.begin(), table.state().agenda.end(),
        [&](const play::Step& step) { return step.what == "supports" && step.on.front() == engagement; });
}

// Between its rounds nobody stands yet where he will fight.
bool isOpen(const Table& table, Id engagement)
{
    return !table.is(engagement, "fought") && (table.get(engagement, "round") == 0 || isFought(table, engagement));
}

Ids engagementsOf(const Table& table, const play::Course& course)
{
    Ids open = table.engagements();
    std::erase_if(open, [&](Id engagement) { return !isOpen(table, engagement); });
    const auto first = [&](const auto& is) {
        const auto it = std::find_if(open.begin(), open.end(), is);
        return it == open.end() ? Ids{} : Ids{*it};
    };
    if (const Ids now = first([&](Id engagement) { return isFought(table, engagement); }); !now.empty())
        return now;
    const auto* next = course.size() == 1 ? course.front().find("engagement") : nullptr;
    if (next && !next->empty())
        return first([&](Id engagement) { return engagement == next->front(); });
    return open;
}

Granted grantedBy(const Round& round, const Supposeds& all)
{
    Granted granted;
    for (const Fighter& fighter : round.fighters) {
        if (const auto* follows = play::supposed(all, "follows", {fighter.unit}))
            granted.follows[fighter.unit] = follows->front() != 0;
        if (const auto* strikes = play::supposed(all, "strikes", {fighter.unit}))
            granted.enemy[fighter.unit] = strikes->front();
    }
    return granted;
}

class Ahead {
public:
    Ahead(const Table& table, Id engagement, const Supposeds& all) : table_(table), engagement_(engagement)
    {
        const Granted granted = grantedBy(roundOf(table, engagement), all);
        combat_ = combatOf(table, engagement, granted);
    }

    Prospect prospect() const
    {
        Prospect seen{.what = "combat"};
        for (const int side : {0, 1})
            if (const Ids units = table_.friendsIn(engagement_, side); !units.empty())
                seen.on.push_back(units.front());
        const bool last = table_.get(engagement_, "round") >= 2;
        if (!last)
            for (std::size_t i = 0; i < fighters().size(); ++i)
                assume(i, seen.assumptions);
        seen.granted = {"combat-targets", "combat-moves", last ? "combat-last" : "combat-rounds"};
        if (const auto odds = oddsOf(combat_))
            seen.lines = linesOf(*odds, last);
        else
            seen.refused = Message{"play-too-tangled", {}};
        return seen;
    }

private:
    const std::vector<Fighter>& fighters() const { return combat_.first.fighters; }

    Ids enemiesOf(const Fighter& one) const
    {
        Ids enemies;
        for (const Fighter& other : fighters())
            if (other.side != one.side && !table_.is(other.unit, "supports"))
                enemies.push_back(other.unit);
        return enemies;
    }

    // Artillery stays where it is (rulebook 1916), and who only supports meets nobody.
    void assume(std::size_t at, std::vector<Assumption>& all) const
    {
        const Fighter& fighter = fighters()[at];
        const Later& later = combat_.then[at];
        if (later.enemy < 0)
            return;
        if (!later.falls && !later.spent)
            all.push_back({.input = yesOrNo("follows", later.follows), .on = {fighter.unit}});
        if (const Ids enemies = enemiesOf(fighter); enemies.size() > 1) {
            all.push_back({.input = whoOf("strikes", enemies), .on = {fighter.unit}});
            all.back().input.given = Ids{fighters()[std::size_t(later.enemy)].unit};
        }
    }

    std::vector<Line> linesOf(const CombatOdds& odds, bool last) const
    {
        std::vector<Line> lines;
        for (const int side : {table_.state().side, 1 - table_.state().side}) {
            const Ids armies = table_.armies(side);
            Line line{.what = "wins", .on = {armies.empty() ? fighters().front().unit : armies.front()}};
            if (!last)
                line.figures.push_back({"first-round", odds.first.wins[side]});
            line.figures.push_back({last ? "" : "in-the-end", odds.wins[side]});
            lines.push_back(std::move(line));
        }
        lines.push_back({.what = "drawn"});
        if (!last)
            lines.back().figures.push_back({"first-round", odds.first.draw});
        lines.back().figures.push_back({last ? "" : "in-the-end", odds.draw});
        if (!last)
            lines.push_back({.what = "goes-on", .figures = {{"", odds.goesOn}}});
        for (std::size_t i = 0; i < fighters().size(); ++i)
            lines.push_back({.on = {fighters()[i].unit},
                .figures = {{"stands-lost", odds.standsLost[i].mean(), true}, {"destroyed", odds.destroyed[i]}}});
        return lines;
    }

    const Table& table_;
    Id engagement_;
    Combat combat_{};
};

} // namespace

std::vector<Prospect> combatsAhead(const Table& table, const play::Course& course, const Supposeds& supposed)
{
    std::vector<Prospect> all;
    for (const Id engagement : engagementsOf(table, course))
        all.push_back(Ahead(table, engagement, supposed).prospect());
    return all;
}

} // namespace strategikon::warmasterPlay
