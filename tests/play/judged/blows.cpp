#include "blows.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

constexpr double touching = 0.2, away = 0.6, overlaps = 0.5, hairsbreadth = 0.3, degrees = 3;

enum class Contact { none, unclear, front, side, rear, frontCorner, rearCorner };

// Where the other touches a stand.
Contact contactOf(const Base& own, const Base& other)
{
    const double gap = apart(own, other);
    if (gap > away)
        return Contact::none;
    const double turn = std::fmod(std::abs(own.facing - other.facing) + degrees, 90);
    if (gap > touching || turn > 2 * degrees)
        return Contact::unclear;
    double low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
    for (const Spot corner : other.corners()) {
        const Spot p = own.seen(corner);
        low[0] = std::min(low[0], p.x), high[0] = std::max(high[0], p.x);
        low[1] = std::min(low[1], p.y), high[1] = std::max(high[1], p.y);
    }
    const double across = std::min(high[0], own.wide / 2) - std::max(low[0], -own.wide / 2);
    const double along = std::min(high[1], own.deep / 2) - std::max(low[1], -own.deep / 2);
    const bool ahead = low[1] + high[1] > 0;
    if (across > overlaps && along > overlaps)
        return Contact::unclear; // one upon the other
    if (across > overlaps)
        return ahead ? Contact::front : Contact::rear;
    if (along > overlaps)
        return Contact::side;
    if (across > hairsbreadth || along > hairsbreadth)
        return Contact::unclear;
    return ahead ? Contact::frontCorner : Contact::rearCorner;
}

bool isOneOf(Contact contact, std::initializer_list<Contact> those)
{
    return std::count(those.begin(), those.end(), contact) > 0;
}

// Whom a stand touches: to its front, else at its side and rear, else corner to corner (1575-1577).
struct Touched {
    std::vector<play::Id> at[3];
    bool flanked = false, terrified = false, unclear = false;

    int first() const { return !at[0].empty() ? 0 : !at[1].empty() ? 1 : 2; }
    bool has(play::Id id) const
    {
        return std::any_of(
            std::begin(at), std::end(at), [&](const auto& ids) { return std::count(ids.begin(), ids.end(), id) > 0; });
    }
};

void add(Touched& all, const Unit& enemy, Contact contact, Contact its)
{
    all.unclear |= contact == Contact::unclear || its == Contact::unclear
        || (contact == Contact::side && its == Contact::side); // a front corner may be along it (1621)
    const int at = contact == Contact::front ? 0 : isOneOf(contact, {Contact::side, Contact::rear}) ? 1 : 2;
    auto& ids = all.at[at];
    if (!std::count(ids.begin(), ids.end(), enemy.id))
        ids.push_back(enemy.id);
    all.flanked |= isOneOf(contact, {Contact::side, Contact::rear, Contact::rearCorner})
        && isOneOf(its, {Contact::front, Contact::frontCorner}); // (1621)
    all.terrified |= enemy.terrifying;                           // (1617)
}

Touched touchedBy(const Table& table, const Unit& unit, const Base& stand)
{
    Touched all;
    for (const Unit& enemy : table.units())
        if (enemy.side != unit.side)
            for (const Base& base : enemy.bases)
                if (const Contact contact = contactOf(stand, base); contact != Contact::none)
                    add(all, enemy, contact, contactOf(base, stand));
    all.terrified &= !unit.terrifying && !unit.fanatic; // (1617, 4505)
    return all;
}

Verdict flag(const char* kind, const char* input, const char* line, const std::vector<bool>& right)
{
    Verdict verdict{kind, input, line};
    for (const bool one : right)
        if (std::find(verdict.right.begin(), verdict.right.end(), std::vector<int>{one}) == verdict.right.end())
            verdict.right.push_back({one});
    return verdict;
}

std::optional<int> filledIn(const play::Decision& card, const char* input)
{
    const play::Input* asked = card.find(input);
    const auto given = asked ? play::givenBeside(*asked, {.what = card.what}) : std::nullopt;
    return given && !given->empty() ? std::optional(given->front()) : std::nullopt;
}

Blows leftOf(Blows blows, const Blows& declared)
{
    for (const auto& [done, stands] : declared)
        for (auto& [blow, count] : blows)
            if (blow.target == done.target && blow.flanked == done.flanked)
                count = std::max(0, count - stands);
    std::erase_if(blows, [](const auto& one) { return one.second == 0; });
    return blows;
}

bool isHorse(const Unit& unit) { return unit.type == "cavalry" || unit.type == "chariots"; }

} // namespace

std::optional<Blows> blowsOf(const Table& table, const Unit& unit)
{
    if (!unit.known)
        return {};
    for (const Unit& other : table.units())
        if (other.engagement == unit.engagement && (!other.known || other.dreaded))
            return {};
    Blows all;
    for (const Base& stand : unit.bases) {
        const Touched touched = touchedBy(table, unit, stand);
        const auto& targets = touched.at[touched.first()];
        if (touched.unclear || targets.size() > 1)
            return {};
        if (!targets.empty())
            ++all[{targets.front(), touched.flanked, touched.first() == 1, touched.terrified}];
    }
    return all;
}

Verdicts ofAttack(const Table& table, const play::Decision& card, const Unit& unit, const Blows& declared)
{
    const auto all = blowsOf(table, unit);
    const auto target = filledIn(card, "target"), flanked = filledIn(card, "flanked");
    if (!all || !target || !flanked)
        return {};
    const Blows left = leftOf(*all, declared);
    const auto asked = [&](const char* input, int has) { // where the card tells them apart
        return !card.find(input) || filledIn(card, input) == has;
    };
    Verdict whom{"whom stands strike", "target", "1575"}, stands{"stands that strike", "stands", "1565"};
    std::vector<bool> behind, aside, terrified;
    int count = 0;
    for (const auto& [blow, several] : left) {
        whom.right.push_back({blow.target});
        if (blow.target != *target)
            continue;
        behind.push_back(blow.flanked);
        if (blow.flanked != bool(*flanked))
            continue;
        aside.push_back(blow.aside);
        terrified.push_back(blow.terrified);
        if (asked("aside", blow.aside) && asked("terror", blow.terrified))
            count += several;
    }
    stands.right.push_back({count});
    Verdicts verdicts{
        whom, stands, flag(*flanked ? "enemy at side or rear" : "enemy ahead", "flanked", "1621", behind)};
    verdicts.push_back(flag("strikes over side or rear", "aside", "4559", aside));
    verdicts.push_back(flag("touches who terrifies", "terror", "1617", terrified));
    return verdicts;
}

Verdicts ofAttackAfter(const Met& met, const Unit& unit)
{
    const bool charged = unit.id == met.charged->id;
    Verdicts all{flag("flanked, by the charge", "flanked", "1621", {charged && met.edge != "front"})};
    const auto &one = met.charger->bases, &other = met.charged->bases;
    const bool alike = met.edge == "front" && met.inLine && !one.empty() && !other.empty()
        && one.front().wide == other.front().wide && std::abs(met.charger->stands - met.charged->stands) <= 1;
    const bool inside = met.charger->stands < met.charged->stands; // its nearest stand may be at an end of the line
    if (alike && !inside) // stand against stand, the last one at a corner (941, 1565)
        all.push_back({"stands that strike, by the charge", "stands", "1565", {{unit.stands}}});
    for (Verdict& verdict : all)
        verdict.told = false;
    return all;
}

Verdicts ofCover(
    const Table& table, const play::Decision& card, const Unit& unit, const Unit& target, bool mountedPhalanx)
{
    Verdict verdict{"cover in combat", "cover", "1643"};
    const auto is = [&](const char* kind, const char* line, const char* id) {
        verdict.kind = kind, verdict.line = line, verdict.told = false;
        if (const auto value = option(card, "cover", id))
            verdict.right = {*value};
        return Verdicts{verdict};
    };
    if (!target.takesCover())
        return is("no cover for mounted", "1297", "open");
    const bool moved =
        target.charged || target.after == "pursued" || target.after == "retreated" || target.after == "advanced";
    if (moved && !(target.phalanx && unit.mounted()))
        return is("in the open who charged", "1645", "open");
    if (target.phalanx && unit.mounted() && unit.charged && unit.after == "nothing" && !moved) {
        const auto blows = blowsOf(table, target);
        const bool sound = blows && std::none_of(blows->begin(), blows->end(), [](const auto& one) {
            return one.first.flanked || one.first.aside;
        });
        if (sound && mountedPhalanx)
            return is("pikes before horses", "E99", "defended");
        if (!sound)
            return {};
    }
    if (moved || !target.known)
        return {};
    Says covered = table.isCovered(target, target.bases.front());
    for (const Base& stand : target.bases)
        if (table.isCovered(target, stand) != covered)
            covered = Says::open;
    if (covered == Says::open)
        return {};
    const char* id = covered == Says::yes ? "defended" : "open";
    if (const auto value = option(card, "cover", id))
        verdict.right = {*value};
    verdict.kind = covered == Says::yes ? "defended in combat" : "in the open in combat";
    return {verdict};
}

Verdicts ofShotsAtCharger(const Met& met)
{
    const Unit& shooter = *met.charged;
    Verdict verdict{"shots at a charger", "shots", "1389"};
    verdict.told = false;
    if (met.edge == "front" && met.inLine && (shooter.skirmish || (!shooter.shock && shooter.type != "artillery")))
        verdict.right = {{shooter.stands * shooter.shots}};
    else if (met.edge == "rear" && !shooter.skirmish)
        verdict.right = {{0}}; // nobody sees the charger come (311)
    else
        return {};
    return {verdict};
}

Verdicts ofAftermath(const Met& met, const Unit& winner)
{
    const Unit& loser = winner.id == met.charger->id ? *met.charged : *met.charger;
    Verdict whom{"who is pursued", "contacts", "1912", {{loser.id}}};
    whom.told = false;
    Verdicts all{whom};
    if (met.edge == "front" && isHorse(loser) && winner.onFoot()) {
        all.push_back(flag("the front of retreating horse", "horse-front", "1914", {true}));
        all.back().told = false;
    }
    return all;
}

} // namespace judged
