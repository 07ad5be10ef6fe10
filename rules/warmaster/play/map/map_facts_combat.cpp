// Facts of attacks where the players have told where those stand who fight (rulebook 1565-1621).
#include "model/play/map/touching.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/shelter.h"

#include <algorithm>
#include <map>

namespace strategikon::warmasterPlay {

namespace {

// How a stand fights; alike ones are declared together.
struct Fighting {
    Id target = 0;
    bool flanked = false, aside = false, terrified = false;
    friend bool operator==(const Fighting&, const Fighting&) = default;
};

bool toTheFront(const play::Touch& touch) { return touch.edge == play::Edge::front; }

// It strikes over its front if it can (rulebook 1575-1577); nothing where its player chooses, or where a front corner
// of somebody beside it may touch it or not (rulebook 1621).
std::optional<Fighting> fightingOf(const BattleView& table, Id unit, const std::vector<play::Touch>& touches)
{
    Fighting stand;
    stand.aside = std::none_of(touches.begin(), touches.end(), toTheFront);
    for (const play::Touch& touch : touches) {
        stand.terrified = stand.terrified || feelsTerror(table, unit, touch.enemy);
        if (!toTheFront(touch)) {
            if (touch.theirs == play::Edge::flank)
                return {};
            stand.flanked = stand.flanked || touch.theirs == play::Edge::front;
        }
        if (!stand.aside && !toTheFront(touch))
            continue;
        if (stand.target != 0 && stand.target != touch.enemy)
            return {};
        stand.target = touch.enemy;
    }
    return stand;
}

struct Declaration {
    Fighting all{};
    int stands = 0;
};

// All stands that touch anybody, where they fight alike.
std::optional<Declaration> declarationOf(const Tape& tape, Id unit, const Ids& enemies)
{
    const auto touches = play::touchesOf(tape, unit, enemies);
    if (!touches || touches->empty())
        return {};
    std::map<int, std::vector<play::Touch>> byStand;
    for (const play::Touch& touch : *touches)
        byStand[touch.stand].push_back(touch);
    std::optional<Fighting> all;
    for (const auto& [stand, its] : byStand) {
        const auto fighting = fightingOf(tape.table(), unit, its);
        if (!fighting || (all && *all != *fighting))
            return {};
        all = fighting;
    }
    return Declaration{*all, int(byStand.size())};
}

std::optional<Covered> coverOf(const Tape& tape, Id unit, Id target)
{
    const BattleView& table = tape.table();
    if (!usesCover(table, target) || pikesHold(table, unit, target))
        return {};
    const auto covers = shelterOf(tape, {unit}, target);
    const bool alike =
        covers && std::all_of(covers->begin(), covers->end(), [&](Covered one) { return one == covers->front(); });
    return alike ? std::optional(covers->front()) : std::nullopt;
}

} // namespace

namespace {

// Who stands there and yet may touch this one or that one, or nobody.
std::vector<play::MapFact> leftOpen(const Decision& ask)
{
    std::vector<play::MapFact> open;
    for (const char* fact : {"flanked", "terror", "aside"})
        if (const Input* input = ask.find(fact); input && input->given)
            open.push_back({.input = fact, .open = true});
    return open;
}

} // namespace

std::vector<play::MapFact> mapFactsOfAttack(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Input& targets = *ask.find("target");
    const Id unit = ask.on.front(), named = answer.number("target");
    const bool first = tape.table().state().agenda.back().with.empty(); // what is left afterwards the players declare
    const bool stand = first && tape.known({unit}) && tape.known(targets.among);
    const auto declared = first ? declarationOf(tape, unit, targets.among) : std::nullopt;
    if (!declared)
        return stand ? leftOpen(ask) : std::vector<play::MapFact>();
    const Fighting& all = declared->all;
    if (named != 0 && named != all.target && Ids{named} != targets.given)
        return {}; // the players see it otherwise
    std::vector<play::MapFact> told{
        {"target", {all.target}}, {"stands", {declared->stands}}, {"flanked", {all.flanked}}};
    if (ask.find("terror"))
        told.push_back({"terror", {all.terrified}});
    if (ask.find("aside"))
        told.push_back({"aside", {all.aside}});
    const BattleView& table = tape.table();
    if (!ask.find("cover") || !tape.on() || !usesCover(table, all.target) || pikesHold(table, unit, all.target))
        return told;
    const auto cover = coverOf(tape, unit, all.target);
    told.push_back(cover ? play::MapFact{"cover", {int(*cover)}} : play::MapFact{.input = "cover", .open = true});
    return told;
}

} // namespace strategikon::warmasterPlay
