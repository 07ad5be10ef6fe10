#include "rules/warmaster/play/transaction.h"

#include "model/text/contains.h"
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/ending/ending.h"
#include "rules/warmaster/play/map/places.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

bool isBeaten(const BattleView& table, Id army)
{
    const int level = table.get(army, state::level);
    return level > 0 && table.get(army, state::lost) >= level;
}

// An army withdraws only when the phase ends (rulebook 2549), but from here on everybody knows.
void tellWithdrawal(Transaction& transaction, Id army, const char* rule)
{
    const auto& agenda = transaction.state().agenda;
    const bool atOnce = !agenda.empty() && agenda.back().what == "withdrawals";
    if (transaction.begunWith(1) && !transaction.is(army, state::withdrawn) && !atOnce)
        transaction.happened("must-withdraw", {army},
            {{"lost", transaction.get(army, state::lost)}, {"level", transaction.get(army, state::level)}}, rule);
}

} // namespace

Transaction& Transaction::happened(
    const std::string& what, const Ids& on, std::vector<std::pair<std::string, int>> with, std::string rule)
{
    builder().happened(what, on, std::move(with), std::move(rule));
    leavePlaces(*this, what, on);
    return *this;
}

int Transaction::hit(Id unit, int hits, const play::Field<>& counter)
{
    const int counted = std::min(hits, mostHits(unit));
    if (counted > 0) {
        add(unit, state::hits, counted);
        add(unit, counter, counted);
    }
    return counted;
}

void Transaction::removeCasualties(Id unit)
{
    const int each = get(unit, state::each);
    const int fallen = std::min(get(unit, state::hits) / each, get(unit, state::stands));
    if (fallen == 0)
        return;
    happened("stands-lost", {unit}, {{"stands", fallen}}, "casualties");
    standsFell(*this, unit, fallen);
    add(unit, state::stands, -fallen);
    add(unit, state::hits, -fallen * each);
    if (get(unit, state::stands) == 0)
        destroy(unit, "casualties");
}

void Transaction::loseStands(Id unit, int stands, std::string rule)
{
    const int fallen = std::min(stands, get(unit, state::stands));
    if (fallen <= 0)
        return;
    happened("stands-lost", {unit}, {{"stands", fallen}}, rule);
    standsFell(*this, unit, fallen);
    add(unit, state::stands, -fallen);
    if (get(unit, state::stands) == 0)
        destroy(unit, std::move(rule));
}

void Transaction::destroy(Id unit, std::string rule)
{
    if ((*this)[unit].gone)
        return;
    happened("destroyed", {unit}, {}, std::move(rule));
    standsFell(*this, unit, get(unit, state::stands));
    set(unit, state::stands, 0);
    set(unit, state::where, Where::away);
    builder().lose(unit);
    const Id army = armyOf(unit);
    const bool before = army == 0 || isBeaten(*this, army);
    if (army != 0) {
        add(army, state::gone, 1);
        if (is(unit, state::core))
            add(army, state::lost, weightOf(*this, unit));
    }
    disengage(unit);
    for (const Id commander : with(unit))
        slay(commander, "commander-with-unit");
    traitsAfterLoss(*this, unit);
    if (!before && isBeaten(*this, army))
        tellWithdrawal(*this, army, "withdrawal");
}

void Transaction::slay(Id commander, std::string rule)
{
    fall(commander, std::move(rule));
    const Id army = armyOf(commander);
    if (army != 0 && get(commander, state::rank) == Rank::general && !isBeaten(*this, army))
        tellWithdrawal(*this, army, "general-lost");
}

void Transaction::fall(Id commander, std::string rule)
{
    happened("slain", {commander}, {}, std::move(rule));
    set(commander, state::where, Where::away);
    set(commander, state::joined, 0);
    builder().lose(commander);
}

void Transaction::confuse(Id unit, std::string rule)
{
    if (is(unit, state::confused) || (*this)[unit].gone)
        return;
    happened("confused", {unit}, {}, std::move(rule));
    set(unit, state::confused, true);
}

void Transaction::testConfusion(const Ids& units)
{
    for (auto it = units.rbegin(); it != units.rend(); ++it)
        push({"confusion-test", (*this)[*it].side, {*it}, {}});
}

Id Transaction::engage(const Ids& units)
{
    Ids all;
    Id kept = 0;
    const auto add = [&](Id unit) {
        if (!contains(all, unit))
            all.push_back(unit);
    };
    for (const Id unit : units) {
        add(unit);
        if (const Id other = get(unit, state::engagement)) {
            for (const Id member : (*this)[other].members)
                add(member);
            if (kept == 0)
                kept = other;
            else if (other != kept)
                dissolve(other);
        }
    }
    if (kept == 0)
        kept = tie("engagement", {});
    for (const Id unit : all)
        if (const auto& members = (*this)[kept].members; !contains(members, unit))
            builder().join(kept, unit);
    for (const Id unit : all)
        set(unit, state::engagement, kept);
    return kept;
}

void Transaction::disengage(Id unit)
{
    const Id engagement = get(unit, state::engagement);
    if (engagement == 0)
        return;
    builder().leave(engagement, unit);
    set(unit, state::engagement, 0);
    set(unit, state::supports, false);
    if (!(*this)[unit].gone)
        set(engagement, state::leftOf[(*this)[unit].side == 0 ? 0 : 1], true);
    const auto members = (*this)[engagement].members;
    const bool first = std::ranges::any_of(members, [&](Id one) { return (*this)[one].side == 0; });
    const bool second = std::ranges::any_of(members, [&](Id one) { return (*this)[one].side == 1; });
    if (first && second)
        return;
    dissolve(engagement);
    for (const Id member : members)
        if (get(member, state::engagement) == engagement) {
            set(member, state::engagement, 0);
            set(member, state::supports, false);
        }
    engagementOver(*this, engagement, first ? 0 : second ? 1 : play::nobody);
}

} // namespace strategikon::warmasterPlay
