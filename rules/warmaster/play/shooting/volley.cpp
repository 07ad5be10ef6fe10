#include "rules/warmaster/play/shooting/volley.h"

#include "model/text/contains.h"
#include "rules/warmaster/play/characters/traits.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

template <class Fits>
Ids those(const Ids& units, Fits fits)
{
    Ids found;
    std::copy_if(units.begin(), units.end(), std::back_inserter(found), fits);
    return found;
}

bool isTroops(const BattleView& table, Id unit) { return table.type(unit) != Type::encampment; }

// Shots that are thrown together must be alike: artillery allows no save, light artillery strikes on.
bool shootAlike(const BattleView& table, const Ids& shooters)
{
    return std::ranges::all_of(shooters, [&](Id one) {
        return allowsNoArmour(table, one) == allowsNoArmour(table, shooters.front())
            && strikesThrough(table, one) == strikesThrough(table, shooters.front());
    });
}

std::optional<Message> readThrough(const BattleView& table, const Answer& answer, Volley& volley)
{
    volley.beyond = named(answer, "beyond");
    const int deeper = answer.number("deeper");
    if (!strikesThrough(table, volley.shooters.front())) {
        if (deeper > 0 || !volley.beyond.empty())
            return Message{"shoot-not-through", {}};
        return {};
    }
    if (!answer.find("deeper"))
        return factNeeded("deeper");
    if (!answer.find("beyond") && !behindTargets(table).empty())
        return factNeeded("beyond");
    const int further = mostThrough(table, volley.stands) - deeper;
    if (further < int(volley.beyond.size()) || deeper > volley.stands * (table.get(volley.target, state::stands) - 1))
        return Message{"shoot-too-deep", {}};
    if (contains(volley.beyond, volley.target))
        return Message{"shoot-beyond-target", {}};
    volley.dice += deeper;
    volley.left = further;
    return {};
}

} // namespace

bool allowsNoArmour(const BattleView& table, Id shooter)
{
    return table.has(shooter, Special::heavyArtillery) || table.has(shooter, Special::lightArtillery);
}

bool strikesThrough(const BattleView& table, Id shooter) { return table.has(shooter, Special::lightArtillery); }

int mostThrough(const BattleView& table, int stands)
{
    return (table.figure("strikes-through", "stands") - 1) * stands;
}

int standsToShoot(const BattleView& table, Id unit)
{
    return std::max(0, table.get(unit, state::stands) - table.get(unit, state::fired));
}

Ids ableToShoot(const BattleView& table)
{
    return those(table.units(table.state().side), [&](Id unit) {
        return table.get(unit, state::range) > 0 && !table.engaged(unit) && standsToShoot(table, unit) > 0;
    });
}

Ids shootable(const BattleView& table)
{
    return those(
        table.enemiesOf(table.state().side), [&](Id unit) { return !table.engaged(unit) && isTroops(table, unit); });
}

Ids behindTargets(const BattleView& table)
{
    Ids all = those(table.enemiesOf(table.state().side), [&](Id unit) { return isTroops(table, unit); });
    const Ids friends = those(table.units(table.state().side), [&](Id unit) { return table.engaged(unit); });
    all.insert(all.end(), friends.begin(), friends.end());
    return all;
}

std::optional<Message> readCover(const BattleView& table, const Answer& answer, Id target, Cover& cover)
{
    if (!mayBeCovered(table, target))
        return {};
    if (!answer.find("defended"))
        return factNeeded("defended");
    if (!answer.find("fortified") && mayBeFortified(table, target))
        return factNeeded("fortified");
    cover = {answer.number("defended"), answer.number("fortified"), 0};
    if (cover.fortified > 0 && !mayBeFortified(table, target))
        return Message{"cover-phalanx", {{"who", table[target].badge}}};
    const int stands = table.get(target, state::stands), covered = cover.defended + cover.fortified;
    if (covered > stands)
        return Message{"cover-too-many", {{"who", table[target].badge}, {"stands", stands}}};
    const bool mixed = cover.defended > 0 ? cover.defended < stands : cover.fortified > 0 && cover.fortified < stands;
    if (mixed && !answer.find("aim"))
        return factNeeded("aim");
    cover.aim = answer.number("aim");
    return {};
}

std::optional<Message> readVolley(const BattleView& table, const Answer& answer, Volley& volley)
{
    volley.shooters = named(answer, "shooters");
    volley.target = answer.number("target");
    if (volley.shooters.empty() || volley.target == 0)
        return factNeeded(volley.shooters.empty() ? "shooters" : "target");
    if (!shootAlike(table, volley.shooters))
        return Message{"shoot-unlike", {}};
    if (!answer.find("out"))
        return factNeeded("out");
    volley.out = answer.number("out");
    int keep = volley.out;
    for (auto it = volley.shooters.rbegin(); it != volley.shooters.rend(); ++it) {
        const int all = standsToShoot(table, *it), kept = std::min(keep, all);
        keep -= kept;
        volley.stands += all - kept;
        volley.dice += (all - kept) * table.get(*it, state::shots);
    }
    if (volley.stands == 0)
        return Message{"shoot-nobody", {}};
    if (auto wrong = readCover(table, answer, volley.target, volley.cover))
        return wrong;
    return readThrough(table, answer, volley);
}

Preview previewShots(const Exposed& target, int dice, int armour)
{
    Preview seen;
    if (const int level = target.level(); level > 0)
        seen.modifiers.push_back(
            {level == 1 ? "defended-target" : "fortified-target", target.score() - target.scores[0], {}});
    seen.target = target.score();
    seen.dice = {{.count = target.batch(dice), .reach = seen.target, .faces = false}};
    const play::Spread hits = target.unsaved(dice, armour);
    const int first = target.each - target.hits, last = target.stands * target.each - target.hits;
    seen.chances = {
        {"no-hit", hits.atMost(0)}, {"stands-lost", hits.atLeast(first)}, {"destroyed", hits.atLeast(last)}};
    return seen;
}

Preview previewVolley(const BattleView& table, const Step&, const Answer& answer)
{
    Answer whole = answer; // what is not answered yet is taken as it is filled in beforehand
    for (const char* fact : {"out", "defended", "fortified", "aim", "deeper"})
        if (!answer.find(fact))
            whole.set(fact, {0});
    if (!answer.find("beyond"))
        whole.set("beyond", {});
    Volley volley;
    if (readVolley(table, whole, volley))
        return {};
    const Exposed target = exposed(table, volley.target, volley.cover);
    const bool pierces = allowsNoArmour(table, volley.shooters.front());
    Preview seen = previewShots(target, volley.dice, pierces ? 0 : armourOf(table, volley.target, false));
    for (const char* fact : {"out", "defended", "fortified", "aim", "deeper", "beyond"}) {
        Answer known = whole;
        std::erase_if(known.inputs, [&](const auto& one) { return one.first == fact; });
        Volley tried;
        if (!answer.find(fact) && readVolley(table, known, tried))
            seen.matters.push_back(fact);
    }
    return seen;
}

} // namespace strategikon::warmasterPlay
