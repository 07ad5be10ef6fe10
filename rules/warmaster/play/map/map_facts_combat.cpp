// Facts of attacks where the players have told where those stand who fight (rulebook 1565-1621).
#include "model/play/map/touching.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/shelter.h"

#include <algorithm>
#include <map>

namespace strategikon::warmasterPlay {

namespace {

// How a stand fights; alike ones are declared together. No target: its player chooses. Whether it is flanked may be
// open, where a front corner of somebody beside it may touch it or not (rulebook 1621).
struct Fighting {
    Id target = 0;
    std::optional<bool> flanked = false;
    bool aside = false, terrified = false;
    friend bool operator==(const Fighting&, const Fighting&) = default;
};

bool toTheFront(const play::Touch& touch) { return touch.edge == play::Edge::front; }

// It strikes over its front if it can (rulebook 1575-1577).
Fighting fightingOf(const BattleView& table, Id unit, const std::vector<play::Touch>& touches)
{
    Fighting stand;
    stand.aside = std::ranges::none_of(touches, toTheFront);
    bool unsure = false;
    Ids targets;
    for (const play::Touch& touch : touches) {
        stand.terrified = stand.terrified || feelsTerror(table, unit, touch.enemy);
        if (!toTheFront(touch)) {
            unsure = unsure || touch.theirs == play::Edge::flank;
            stand.flanked = *stand.flanked || touch.theirs == play::Edge::front;
        }
        if ((stand.aside || toTheFront(touch)) && !contains(targets, touch.enemy))
            targets.push_back(touch.enemy);
    }
    if (targets.size() == 1)
        stand.target = targets.front();
    if (unsure && !*stand.flanked)
        stand.flanked.reset();
    return stand;
}

// Its stands that touch anybody.
std::vector<Fighting> fightingOf(const Tape& tape, Id unit, const Ids& enemies)
{
    const auto touches = play::touchesOf(tape, unit, enemies);
    std::map<int, std::vector<play::Touch>> byStand;
    if (touches)
        for (const play::Touch& touch : *touches)
            byStand[touch.stand].push_back(touch);
    std::vector<Fighting> all;
    for (const auto& [stand, its] : byStand)
        all.push_back(fightingOf(tape.table(), unit, its));
    return all;
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

// The facts in which all stands that may strike are alike.
std::vector<play::MapFact> asFarAsSure(const Decision& ask, const std::vector<Fighting>& stands)
{
    std::vector<play::MapFact> told;
    const auto tell = [&](const char* fact, auto of) {
        const Input* input = ask.find(fact);
        if (!input || !input->given)
            return;
        const std::optional<bool> its = stands.empty() ? std::nullopt : of(stands.front());
        const bool alike = its && std::ranges::all_of(stands, [&](const Fighting& one) { return of(one) == its; });
        told.push_back(alike ? play::MapFact{fact, {*its}} : play::MapFact{.input = fact, .open = true});
    };
    tell("flanked", [](const Fighting& one) { return one.flanked; });
    tell("terror", [](const Fighting& one) { return std::optional(one.terrified); });
    tell("aside", [](const Fighting& one) { return std::optional(one.aside); });
    return told;
}

} // namespace

std::vector<play::MapFact> mapFactsOfAttack(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Input& targets = *ask.find("target");
    const Id unit = ask.on.front(), named = answer.number("target");
    const bool first = tape.table().state().agenda.back().with.empty(); // what is left afterwards the players declare
    const bool stand = first && tape.known({unit}) && tape.known(targets.among);
    auto stands = stand ? fightingOf(tape, unit, targets.among) : std::vector<Fighting>();
    const bool alike = !stands.empty() && stands.front().target != 0 && stands.front().flanked
        && std::ranges::count(stands, stands.front()) == std::ssize(stands);
    if (!alike) {
        const auto others = [&](const Fighting& one) { return named != 0 && one.target != 0 && one.target != named; };
        std::erase_if(stands, others);
        return stand ? asFarAsSure(ask, stands) : std::vector<play::MapFact>();
    }
    const Fighting& all = stands.front();
    if (named != 0 && named != all.target && Ids{named} != targets.given)
        return {}; // the players see it otherwise
    std::vector<play::MapFact> told{
        {"target", {all.target}}, {"stands", {int(stands.size())}}, {"flanked", {*all.flanked}}};
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
