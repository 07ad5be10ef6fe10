#include "rules/dbm/play/works/works.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/steps.h"

#include <algorithm>
#include <array>
#include <span>

namespace strategikon::dbmPlay {

namespace {

using Stretches = play::Field<>;

const std::array everyKind{state::palisades, state::campWorks, state::townWorks, state::walls};
const std::array temporary{state::palisades, state::campWorks, state::townWorks};

// Stretches of all armies that may stand somewhere.
int stretches(const BattleView& table, std::span<const Stretches> kinds)
{
    int many = 0;
    for (const int side : {0, 1})
        for (const Id army : table.armies(side))
            for (const Stretches& kind : kinds)
                many += table.get(army, kind);
    return many;
}

bool has(const BattleView& table, const Stretches& kind) { return stretches(table, {&kind, 1}) > 0; }

Works sortOfWorks(Cover cover)
{
    if (!isDefended(cover))
        return Works::none;
    return cover == Cover::temporary || cover == Cover::temporaryGate ? Works::temporary : Works::permanent;
}

// What may be attacked there, as outcomes.yaml names it.
std::vector<std::string> namesOf(Cover cover)
{
    std::vector<std::string> all{sortOfWorks(cover) == Works::temporary ? "TF" : "PF"};
    if (isGate(cover))
        all.emplace_back("gateway");
    return all;
}

struct Assault {
    Kinds own{};
    std::vector<std::string> works{};
};

const std::vector<Assault>& assaults()
{
    static const std::vector<Assault> all = [] {
        std::vector<Assault> rows;
        for (const Node& row : outcomesTable().find("storming")->itemsOf("assaults"))
            rows.push_back({kindsIn(row, "own"), row.textsOf("works")});
        return rows;
    }();
    return all;
}

// Anything at all; of such works.
bool stormsAny(const BattleView& table, Id element)
{
    return std::ranges::any_of(assaults(), [&](const Assault& one) { return table.is(element, one.own); });
}

} // namespace

std::vector<Cover> covers(const BattleView& table)
{
    std::vector<Cover> all{Cover::open, Cover::inside};
    if (stretches(table, temporary) > 0)
        all.push_back(Cover::temporary);
    if (stretches(table, temporary) > 0 && !table.alternative("gateway-of-temporary-works"))
        all.push_back(Cover::temporaryGate);
    if (has(table, state::walls))
        all.push_back(Cover::permanent);
    if (has(table, state::gates))
        all.push_back(Cover::gate);
    if (anyTowers(table))
        all.push_back(Cover::tower);
    return all.size() == 2 ? std::vector<Cover>() : all;
}

bool storms(const BattleView& table, Id element, Cover of)
{
    const auto names = namesOf(of);
    return std::ranges::any_of(assaults(), [&](const Assault& one) {
        return table.is(element, one.own)
            && std::ranges::any_of(names, [&](const std::string& name) { return contains(one.works, name); });
    });
}

std::vector<std::string> coversOf(const BattleView& table)
{
    std::vector<std::string> all;
    for (const Cover one : covers(table))
        all.push_back(coverWords()[std::size_t(one)]);
    return all;
}

bool anyWorks(const BattleView& table) { return stretches(table, everyKind) > 0; }

bool anyWorks(const BattleView& table, int side)
{
    return std::ranges::any_of(table.armies(side), [&](Id army) { return worksOf(table, army) > 0; });
}

bool anyTowers(const BattleView& table) { return has(table, state::towers); }

int worksOf(const BattleView& table, Id army)
{
    int many = 0;
    for (const Stretches& kind : everyKind)
        many += table.get(army, kind);
    return many;
}

bool mayBeAsked(const BattleView& table, const std::vector<std::string>& words)
{
    return std::ranges::all_of(words, [&](const std::string& word) {
        const bool asks = word == "defends-works" || word == "enemy-defends-works" || word == "enemy defends-works"
            || word == "attacks-works";
        return (!asks || anyWorks(table)) && (word != "on-tower" || anyTowers(table));
    });
}

Cover coverIn(const BattleView& table, int option)
{
    const auto all = covers(table);
    return option >= 0 && std::size_t(option) < all.size() ? all[std::size_t(option)] : Cover::open;
}

Input coverOf(const BattleView& table, Id element, std::string id)
{
    const auto all = covers(table);
    const auto at = std::ranges::find(all, element == 0 ? Cover::open : table.get(element, state::works));
    Input input = choice(std::move(id), coversOf(table), at == all.end() ? 0 : int(at - all.begin()));
    input.fact = true;
    return input;
}

namespace {

// Temporary works protect no baggage that can move (246); of what it is within nobody tells more than that.
bool isProtected(const Fighter& self, Cover cover, const BattleView& table)
{
    static const Kinds engines("Art|Art(X)"), baggage("Bge");
    if (cover == Cover::open)
        return false;
    if (baggage.hold(self.kind) && !self.immobile)
        return isDefended(cover) ? sortOfWorks(cover) == Works::permanent : has(table, state::walls);
    return isDefended(cover) || !engines.hold(self.kind) || table.ruledBy("artillery-in-works", "anywhere-inside");
}

} // namespace

void placeBehindWorks(Fight& fight, std::size_t side, Cover cover, const BattleView& table)
{
    Fighter& self = fight.of[side];
    self.defends = sortOfWorks(cover);
    self.gate = isGate(cover);
    self.tower = cover == Cover::tower;
    self.inside = isProtected(self, cover, table);
    if (fight.mode == Mode::close && isDefended(cover))
        fight.of[1 - side].storms = true;
}

Outcome mayStorm(const BattleView& table, Id attacker, Cover of)
{
    if (storms(table, attacker, of))
        return {};
    const play::Cited* rule = table.book().cited("assaults");
    return Message{stormsAny(table, attacker) ? "play-other-works" : "play-storms-nothing",
        {{"who", table[attacker].badge}, {"line", rule ? rule->source.line : 0}}};
}

Outcome faultAcross(const BattleView& table, const Ids& both, const Answer& answer)
{
    const Cover told[] = {coverTold(table, answer, 0), coverTold(table, answer, 1)};
    if (isDefended(told[0]) && isDefended(told[1]))
        return Message{"play-works-of-both", {{"who", table[both[0]].badge}, {"other", table[both[1]].badge}}};
    for (const std::size_t side : {0, 1})
        if (isDefended(told[side]))
            return mayStorm(table, both[1 - side], told[side]);
    return {};
}

Warnings ridersAcross(const BattleView& table, const Ids& both)
{
    const auto where = [&](Id one) { return table.get(one, state::works); };
    for (const std::size_t side : {0, 1}) {
        const Id rider = both[side], enemy = both[1 - side];
        if (where(rider) == Cover::open || where(enemy) != Cover::open || !table.is(rider, mountedTroops()))
            continue;
        return Warnings{{Message{mayDismount(table, rider) ? "warn-rides-in-works" : "warn-defends-no-works",
                             {{"who", table[rider].badge}, {"other", table[enemy].badge}}},
            "works-on-foot", {}, true}};
    }
    return {};
}

void keepCovers(Transaction& transaction, const Decision& card, const Ids& both, const Answer& answer)
{
    constexpr const char* inputs[] = {"our-works", "their-works"};
    for (const std::size_t side : {0, 1})
        if (card.find(inputs[side]))
            transaction.set(both[side], state::works, coverTold(transaction, answer, side));
}

int acrossWorks(const Fight& fight, std::size_t side)
{
    return fight.of[side].defends != Works::none ? defended : fight.of[side].storms ? stormed : 0;
}

bool pushStorming(Transaction& transaction, std::size_t winner, const Ids& both, const Fight& fight)
{
    const int across = acrossWorks(fight, winner);
    if (across == stormed)
        transaction.push(packed("storms", transaction[both[winner]].side,
            steps::Storms{both[winner], transaction.get(both[1 - winner], state::works)}));
    return across != 0;
}

void backToWorks(Transaction& transaction, Id defender)
{
    if (!transaction.onTable(defender) || !transaction.is(defender, infantry()))
        return;
    for (const Step& step : transaction.state().agenda) // it pursues anyway
        if (step.what == "pursues" && !step.on.empty() && step.on.front() == defender)
            return;
    transaction.happened("manned-again", {defender}, {}, "storming");
    play::leavePlace(transaction.builder(), fields(), defender);
}

Outcome mayPass(const BattleView& table, Passage passage, const Ids& elements, bool column)
{
    if (passage != Passage::none && basesOf(table, elements) > 1 && !column)
        return Message{"play-gate-in-column", {}};
    for (const Id one : elements)
        if (passage == Passage::over && !table.is(one, infantry()))
            return Message{"play-out-by-gate", {{"who", table[one].badge}}};
    for (const Id one : elements)
        if (passage != Passage::none && table.is(one, state::mans) && table.get(one, state::works) != Cover::open)
            return Message{"play-out-mounted", {{"who", table[one].badge}}};
    return {};
}

void passes(Transaction& transaction, Id element, Passage passage)
{
    if (passage == Passage::none)
        return;
    const bool out = passage == Passage::over || transaction.get(element, state::works) != Cover::open;
    transaction.set(element, state::works, out ? Cover::open : Cover::inside);
}

// Each is one element's front: what it may be set up for, and what it is.
void countWorks(
    play::EventBuilder& builder, Id army, const std::vector<std::string>& specials, bool permanent, int price)
{
    const auto add = [&](const play::Field<>& field, int by = 1) { builder.add(army, field, by); };
    const bool town = permanent || contains(specials, "built-up-area");
    add(permanent                                ? state::walls
            : town                               ? state::townWorks
            : contains(specials, "camp-defence") ? state::campWorks
                                                 : state::palisades);
    if (contains(specials, "raised-tower"))
        add(state::towers);
    if (contains(specials, "gateway"))
        add(state::gates);
    if (town)
        add(state::townPrice, price);
}

// Only the defender has the use of works for a built-up area, and only where there is one; by the other reading
// wherever he bought them.
void settleWorks(Transaction& transaction)
{
    const bool stand =
        transaction.get(transaction.battle(), state::towns) > 0 || transaction.alternative("town-without-map");
    for (const int side : {0, 1})
        for (const Id army : transaction.armies(side)) {
            const int wasted = transaction.get(army, state::walls) + transaction.get(army, state::townWorks);
            if (wasted == 0 || (side != transaction.invader() && stand))
                continue;
            transaction.happened("works-wasted", {army},
                {{"stretches", wasted}, {"points", transaction.get(army, state::townPrice) / 2}}, "works-wasted");
            transaction.clear(army, {state::walls, state::townWorks, state::towers, state::gates});
            for (const Id one : transaction.elements(side)) // all but the baggage of a fortified camp
                if (!transaction.isBaggage(one) || transaction.get(army, state::campWorks) == 0)
                    transaction.set(one, state::works, Cover::open);
        }
}

} // namespace strategikon::dbmPlay
