// Charges: declared, made or not, and whom they bring together (rulebook 879-1064, 1756-1766; errata 145-159).
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/map/told.h"
#include "rules/warmaster/play/shooting/driving.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Ids fighters(const Table& table, int side)
{
    Ids found;
    for (const Id unit : table.units(side))
        if (table.type(unit) != Type::encampment)
            found.push_back(unit);
    return found;
}

// Foot that may come along; an advance happens when nobody moves by order any more.
Ids followers(const Table& table, int side, Id charger, Mode mode)
{
    Ids found;
    for (const Id unit : table.units(side)) {
        const auto moved = Moved(table.get(unit, "moved"));
        const bool free = mode == Mode::advance || moved == Moved::not_ || moved == Moved::ordered;
        if (unit != charger && table.type(unit) == Type::infantry && !table.is(unit, "confused") && free
            && !table.engaged(unit))
            found.push_back(unit);
    }
    return found;
}

// Foot supports foot, but a phalanx on narrow bases only its like (errata 47); hamippoi go with horse (errata 137).
bool mayComeAlong(const Table& table, Id charger, Id follower)
{
    if (table.type(charger) == Type::cavalry)
        return table.has(follower, Special::hamippoi) && table.ruledBy("hamippoi", "errata");
    const bool narrowPikes = table.has(follower, Special::phalanx) && !table.is(follower, "broad");
    return table.type(charger) == Type::infantry && (!narrowPikes || table.has(charger, Special::phalanx));
}

Mode modeOf(const Step& step) { return step.with.empty() ? Mode::initiative : Mode(step.with.front()); }

std::optional<Ask> asksCharge(const Table& table, const Step& step)
{
    const bool declared = !step.on.empty();
    const int side = declared ? table[step.on.front()].side : table.state().side;
    const Ids chargers = declared ? step.on : mayUseInitiative(table, side), enemies = fighters(table, 1 - side);
    if (chargers.empty() || enemies.empty() || (declared && !table.onTable(step.on.front())))
        return {};
    Ask ask{.rule = modeOf(step) == Mode::advance ? "advance" : "charge"};
    if (modeOf(step) == Mode::advance)
        ask.with = {{"cm", table.figure("advance", "reach")}};
    if (!declared)
        ask.inputs.push_back(whoOf("unit", chargers));
    ask.inputs.push_back(whoOf("contacts", enemies, declared ? 0 : 1, 6));
    Input edge = choice("edge", {"front", "flank", "rear"}, 0);
    edge.fact = true;
    ask.inputs.push_back(edge);
    Ids follow = followers(table, side, declared ? step.on.front() : 0, modeOf(step));
    if (declared)
        std::erase_if(follow, [&](Id unit) { return !mayComeAlong(table, step.on.front(), unit); });
    if (!follow.empty())
        ask.inputs.push_back(factOf("support", follow, 1));
    Ids backing = enemies;
    std::erase_if(backing, [&](Id unit) { return !table.isInfantry(unit); });
    if (!backing.empty())
        ask.inputs.push_back(factOf("backing", backing, 6));
    return ask;
}

bool touchesEnemies(const Table& table, Id unit) { return table.engaged(unit) && !table.is(unit, "supports"); }

// Before the charger is among those who fight. Who had enemies ahead and is taken at side or rear now, or the other way
// round, has one stand at least with somebody at its side.
void comesAt(Doing& doing, Id charger, Id charged, Met met)
{
    const bool aside = met != Met::no;
    const bool fights = touchesEnemies(doing, charged);
    if (fights && (besetOf(doing, charged) == Beset::aside) != aside)
        doing.set(charged, "beset", 1);
    if (aside)
        doing.set(charger, "flanks", charged);
    if (!aside || fights)
        return;
    doing.set(charged, "turned", doing.get(charged, "stands"));
    if (doing.begunWith(2))
        doing.set(charged, "met", int(met));
}

// `target`: whom it went for, if he is met; `met`: at which edge, as told.
void engageWith(Doing& doing, Id charger, const Ids& charged, const Ids& supporting, Id target, Met met)
{
    const bool turned = met != Met::no && target != 0 && !doing.engaged(target);
    Ids all{charger};
    all.insert(all.end(), charged.begin(), charged.end());
    doing.happened("engaged", all, {}, "engaged");
    if (target != 0 && doing.begunWith(1))
        comesAt(doing, charger, target, met);
    all.insert(all.end(), supporting.begin(), supporting.end());
    doing.engage(all);
    for (const Id unit : all)
        doing.set(unit, "supports", contains(supporting, unit));
    if (turned)
        doing.set(target, "turned", doing.get(target, "stands"));
}

void beginCharge(Doing& doing, Id charger, const Ids& contacts, Mode mode, int edge)
{
    Ids on{charger};
    on.insert(on.end(), contacts.begin(), contacts.end());
    doing.happened("charged", on, {{"edge", edge}}, "charge");
    if (mode == Mode::advance)
        return;
    doing.set(charger, "charged", 1);
    doing.set(charger, "moved", int(mode == Mode::initiative ? Moved::initiative : Moved::done));
    leaveBehind(doing, charger);
}

void bringSupport(Doing& doing, Id support, Id charger, Mode mode)
{
    doing.happened("supported-charge", {support, charger}, {}, "supporting-charge");
    if (mode == Mode::advance)
        return;
    doing.set(support, "moved", int(mode == Mode::initiative ? Moved::initiative : Moved::done));
    leaveBehind(doing, support);
}

// Only before it moves is it known how near it began to each of them; -1 is not known. Who is charged is told of it
// when it comes to evading (errata 69).
std::vector<int> startOf(const Table& table, Id charger, const Ids& contacts)
{
    const Tape tape(table);
    const int nearest = table.figure("evade-charge", "near"), far = table.figure("evade-charge", "far");
    std::vector<int> began;
    for (const Id contact : contacts) {
        const auto near = tape.within(charger, contact, nearest), close = tape.within(charger, contact, far);
        began.push_back(!near || !close ? -1 : *near ? 0 : *close ? 1 : 2);
    }
    return began;
}

std::optional<Message> resolvesCharge(Doing& doing, const Step& step, const Answer& answer)
{
    const Id charger = step.on.empty() ? answer.number("unit") : step.on.front();
    const Mode mode = modeOf(step);
    const Ids contacts = named(answer, "contacts"), support = named(answer, "support");
    if (charger == 0 || !doing.onTable(charger))
        return {};
    if (contacts.empty()) {
        doing.happened("charge-not-made", {charger}, {}, "charge-declared");
        return {};
    }
    Ids backing = named(answer, "backing");
    for (const Id unit : backing)
        if (contains(contacts, unit) || doing.type(unit) != Type::infantry)
            return Message{"play-backing", {{"unit", doing[unit].badge}}};
    if (!support.empty() && (support.front() == charger || !mayComeAlong(doing, charger, support.front())))
        return Message{"play-no-support", {{"unit", doing[support.front()].badge}, {"charger", doing[charger].badge}}};

    const int edge = answer.number("edge");
    const std::vector<int> began = startOf(doing, charger, contacts);
    beginCharge(doing, charger, contacts, mode, edge);
    if (!support.empty())
        bringSupport(doing, support.front(), charger, mode);
    Step meets{"meet", play::nobody, {charger}, {int(mode), edge, int(contacts.size())}};
    for (const Ids& more : {contacts, support, backing})
        meets.on.insert(meets.on.end(), more.begin(), more.end());
    doing.push(meets);
    receive(doing, charger, contacts, mode, edge == 0, began);
    return {};
}

Rule charge()
{
    return thatRunsOver({.what = "charge",
        .carries = play::Load{1, 1, loads::mode<0>},
        .phases = {"initiative"},
        .asks = asksCharge,
        .preview = {},
        .told = toldOfCharge,
        .resolve = resolvesCharge});
}

// Evaders of a charge are ties "evasion": the skirmishers, then the friends they move through. They move when the
// charger has been driven back (rulebook 869).
void settleEvasions(Doing& doing, const Ids& contacts)
{
    for (auto it = contacts.rbegin(); it != contacts.rend(); ++it)
        if (const Id evasion = doing.withThing("evasion", *it); evasion != 0)
            if (const Ids members = doing[evasion].members; members.front() == *it) {
                doing.dissolve(evasion);
                doing.push({"evades", play::nobody, members, {}});
            }
}

Rule evades()
{
    return {.what = "evades",
        .carries = play::Load{1, 0},
        .resolve = [](Doing& doing, const Step& step, const Answer&) -> std::optional<Message> {
            evadeThrough(doing, step.on.front(), {step.on.begin() + 1, step.on.end()});
            return {};
        }};
}

bool evadedNow(const Table& table, Id unit)
{
    for (const play::Thing& thing : table.state().things)
        if (thing.kind == "evasion" && !thing.gone && thing.members.front() == unit)
            return true;
    return false;
}

// Hits of evaders drive a charger back who has nobody left to fight (rulebook 869).
void chargeEnds(Doing& doing, Id charger)
{
    const int hits = doing.get(charger, "struck"), dice = hits > 0 ? driveBackOf(doing, charger, hits).dice : 0;
    doing.happened("charge-ended", {charger}, {}, "evaded-charge");
    doing.set(charger, "struck", 0);
    if (dice > 0)
        doing.push({"drive-back", 1 - doing[charger].side, {charger}, {dice}});
}

// Whoever was charged has shot, evaded or stood: the lines meet.
Rule meet()
{
    return {.what = "meet",
        .carries = play::Load{1, 3, loads::contacts},
        .resolve = [](Doing& doing, const Step& step, const Answer&) -> std::optional<Message> {
            const Id charger = step.on.front();
            const auto first = step.on.begin() + 1;
            const auto supporting = first + step.with[2];
            const auto there = [&](auto from, auto to) {
                Ids found;
                std::copy_if(from, to, std::back_inserter(found),
                    [&](Id unit) { return doing.onTable(unit) && !evadedNow(doing, unit); });
                return found;
            };
            const Ids contacts(first, supporting), met = there(first, supporting);
            const Ids support = there(supporting, step.on.end());
            const bool fights = doing.onTable(charger) && !met.empty();
            if (fights)
                engageWith(doing, charger, met, support, met.front() == *first ? *first : 0, Met(step.with[1]));
            if (fights && step.with[1] == 1 && doing.ruledBy("envelop", "errata"))
                doing.push({"envelop", doing[charger].side, {charger}, {step.with[0]}});
            settleEvasions(doing, contacts);
            if (!fights && doing.onTable(charger) && !doing.engaged(charger))
                chargeEnds(doing, charger);
            return {};
        }};
}

// Stands that touch nobody come round, and may bring others into the fight (errata 149-157).
Rule envelop()
{
    return {.what = "envelop",
        .carries = play::Load{1, 1, loads::mode<0>},
        .asks = [](const Table& table, const Step& step) -> std::optional<Ask> {
            const Id charger = step.on.front(), fight = table.get(charger, "engagement");
            if (!table.onTable(charger) || fight == 0 || table.get(charger, "stands") < 2)
                return {};
            Ids others = fighters(table, enemy(table, charger));
            Ask ask{.inputs = {choice("envelops", {"no", "yes"}, 0)}, .rule = "envelop"};
            if (!others.empty())
                ask.inputs.push_back(factOf("contacts", others, 6));
            return ask;
        },
        .preview = {},
        .resolve = [](Doing& doing, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (answer.number("envelops") == 0)
                return {};
            const Id charger = step.on.front();
            const Ids contacts = named(answer, "contacts");
            Ids on{charger};
            on.insert(on.end(), contacts.begin(), contacts.end());
            doing.happened("enveloped", on, {}, "envelop");
            if (contacts.empty())
                return {};
            Step meets{"meet", play::nobody, on, {step.with.front(), 0, int(contacts.size())}};
            doing.push(meets);
            receive(doing, charger, contacts, Mode(step.with.front()), false);
            return {};
        }};
}

} // namespace

Rules chargeRules()
{
    Rules all{charge(), meet(), evades(), envelop()};
    for (auto part : {receivingRules()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    return all;
}

} // namespace strategikon::warmasterPlay
