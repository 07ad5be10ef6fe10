// Charges: declared, made or not, and whom they bring together (rulebook 879-1064, 1756-1766; errata 145-159).
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/combat/attacks.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/shooting/drive_back.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Foot that may come along; an advance happens when nobody moves by order any more.
Ids followers(const BattleView& table, int side, Id charger, Mode mode)
{
    Ids found;
    for (const Id unit : table.units(side)) {
        const auto moved = table.get(unit, state::moved);
        const bool free = mode == Mode::advance || moved == Moved::not_ || moved == Moved::ordered;
        if (unit != charger && table.type(unit) == Type::infantry && !table.is(unit, state::confused) && free
            && !table.engaged(unit))
            found.push_back(unit);
    }
    return found;
}

// Foot supports foot, but a phalanx on narrow bases only its like (errata 47); hamippoi go with horse (errata 137).
bool mayComeAlong(const BattleView& table, Id charger, Id follower)
{
    if (table.type(charger) == Type::cavalry)
        return table.has(follower, Special::hamippoi) && table.ruledBy("hamippoi", "errata");
    const bool narrowPikes = table.has(follower, Special::phalanx) && !table.is(follower, state::broad);
    return table.type(charger) == Type::infantry && (!narrowPikes || table.has(charger, Special::phalanx));
}

Mode modeOf(const Step& step) { return unpacked<steps::Charge>(step).mode; }

std::optional<Decision> asksCharge(const BattleView& table, const Step& step)
{
    const bool declared = !step.on.empty();
    const int side = declared ? table[step.on.front()].side : table.state().side;
    const Ids chargers = declared ? step.on : mayUseInitiative(table, side), enemies = table.troops(1 - side);
    if (chargers.empty() || enemies.empty() || (declared && !table.onTable(step.on.front())))
        return {};
    Decision ask{.rule = modeOf(step) == Mode::advance ? "advance" : "charge"};
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
    if (!follow.empty()) {
        ask.inputs.push_back(factOf("support", follow, 1));
        ask.inputs.back().apart = {"unit"};
    }
    Ids backing = enemies;
    std::erase_if(backing, [&](Id unit) { return !table.isInfantry(unit); });
    if (!backing.empty()) {
        ask.inputs.push_back(factOf("backing", backing, 6));
        ask.inputs.back().apart = {"contacts"};
    }
    return ask;
}

bool touchesEnemies(const BattleView& table, Id unit)
{
    return table.engaged(unit) && !table.is(unit, state::supports);
}

// Before the charger is among those who fight. Who had enemies ahead and is taken at side or rear now, or the other way
// round, has one stand at least with somebody at its side.
void comesAt(Transaction& transaction, Id charger, Id charged, Met met)
{
    const bool aside = met != Met::no;
    const bool fights = touchesEnemies(transaction, charged);
    if (fights && (besetOf(transaction, charged) == Beset::aside) != aside)
        transaction.set(charged, state::beset, true);
    if (aside)
        transaction.set(charger, state::flanks, charged);
    if (!aside || fights)
        return;
    transaction.set(charged, state::turned, transaction.get(charged, state::stands));
    if (transaction.begunWith(2))
        transaction.set(charged, state::met, met);
}

// `target`: whom it went for, if he is met; `met`: at which edge, as told.
void engageWith(Transaction& transaction, Id charger, const Ids& charged, const Ids& supporting, Id target, Met met)
{
    const bool turned = met != Met::no && target != 0 && !transaction.engaged(target);
    Ids all{charger};
    all.insert(all.end(), charged.begin(), charged.end());
    transaction.happened("engaged", all, {}, "engaged");
    if (target != 0 && transaction.begunWith(1))
        comesAt(transaction, charger, target, met);
    all.insert(all.end(), supporting.begin(), supporting.end());
    transaction.engage(all);
    for (const Id unit : all)
        transaction.set(unit, state::supports, contains(supporting, unit));
    if (turned)
        transaction.set(target, state::turned, transaction.get(target, state::stands));
}

void beginCharge(Transaction& transaction, Id charger, const Ids& contacts, Mode mode, int edge)
{
    Ids on{charger};
    on.insert(on.end(), contacts.begin(), contacts.end());
    transaction.happened("charged", on, {{"edge", edge}}, "charge");
    if (mode == Mode::advance)
        return;
    transaction.set(charger, state::charged, true);
    transaction.set(charger, state::moved, mode == Mode::initiative ? Moved::initiative : Moved::done);
    leaveBehind(transaction, charger);
}

void bringSupport(Transaction& transaction, Id support, Id charger, Mode mode)
{
    transaction.happened("supported-charge", {support, charger}, {}, "supporting-charge");
    if (mode == Mode::advance)
        return;
    transaction.set(support, state::moved, mode == Mode::initiative ? Moved::initiative : Moved::done);
    leaveBehind(transaction, support);
}

// Only before it moves is it known how near it began to each of them; -1 is not known. Who is charged is told of it
// when it comes to evading (errata 69).
std::vector<int> startOf(const BattleView& table, Id charger, const Ids& contacts)
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

std::optional<Message> resolvesCharge(Transaction& transaction, const Step& step, const Answer& answer)
{
    const Id charger = step.on.empty() ? answer.number("unit") : step.on.front();
    const Mode mode = modeOf(step);
    const Ids contacts = named(answer, "contacts"), support = named(answer, "support");
    if (charger == 0 || !transaction.onTable(charger))
        return {};
    if (contacts.empty()) {
        transaction.happened("charge-not-made", {charger}, {}, "charge-declared");
        return {};
    }
    const Ids backing = named(answer, "backing");
    if (!support.empty() && !mayComeAlong(transaction, charger, support.front()))
        return Message{
            "play-no-support", {{"unit", transaction[support.front()].badge}, {"charger", transaction[charger].badge}}};

    const int edge = answer.number("edge");
    const std::vector<int> began = startOf(transaction, charger, contacts);
    beginCharge(transaction, charger, contacts, mode, edge);
    if (!support.empty())
        bringSupport(transaction, support.front(), charger, mode);
    Ids supporting = support;
    supporting.insert(supporting.end(), backing.begin(), backing.end());
    transaction.push(packed("meet", play::nobody, steps::Meet{charger, contacts, supporting, mode, Met(edge)}));
    receive(transaction, charger, contacts, mode, edge == 0, began);
    return {};
}

Rule charge()
{
    return thatRunsOver({.what = "charge",
        .carries = play::StepShape{1, 1, loads::mode<0>},
        .phases = {"initiative"},
        .asks = asksCharge,
        .preview = {},
        .mapFacts = mapFactsOfCharge,
        .warnings = warningsOfCharge,
        .resolve = resolvesCharge});
}

// Evaders of a charge are ties "evasion": the skirmishers, then the friends they move through. They move when the
// charger has been driven back (rulebook 869).
void settleEvasions(Transaction& transaction, const Ids& contacts)
{
    for (auto it = contacts.rbegin(); it != contacts.rend(); ++it)
        if (const Id evasion = transaction.withThing("evasion", *it); evasion != 0)
            if (const Ids members = transaction[evasion].members; members.front() == *it) {
                transaction.dissolve(evasion);
                transaction.push({"evades", play::nobody, members, {}});
            }
}

Rule evades()
{
    return {.what = "evades",
        .carries = play::StepShape{1, 0},
        .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> std::optional<Message> {
            evadeThrough(transaction, step.on.front(), {step.on.begin() + 1, step.on.end()});
            return {};
        }};
}

bool evadedNow(const BattleView& table, Id unit)
{
    for (const play::Thing& thing : table.state().things)
        if (thing.kind == "evasion" && !thing.gone && thing.members.front() == unit)
            return true;
    return false;
}

// Hits of evaders drive a charger back who has nobody left to fight (rulebook 869).
void chargeEnds(Transaction& transaction, Id charger)
{
    const int hits = transaction.get(charger, state::struck),
              dice = hits > 0 ? driveBackOf(transaction, charger, hits).dice : 0;
    transaction.happened("charge-ended", {charger}, {}, "evaded-charge");
    transaction.set(charger, state::struck, 0);
    if (dice > 0)
        transaction.push(packed("drive-back", 1 - transaction[charger].side, steps::DriveBack{charger, dice}));
}

// Whoever was charged has shot, evaded or stood: the lines meet.
Rule meet()
{
    return {.what = "meet",
        .carries = play::StepShape{1, 3, loads::contacts},
        .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> std::optional<Message> {
            const auto [charger, contacts, supporting, mode, edge] = unpacked<steps::Meet>(step);
            const auto there = [&transaction](Ids units) {
                std::erase_if(
                    units, [&](Id unit) { return !transaction.onTable(unit) || evadedNow(transaction, unit); });
                return units;
            };
            const Ids met = there(contacts), support = there(supporting);
            const bool fights = transaction.onTable(charger) && !met.empty();
            if (fights)
                engageWith(
                    transaction, charger, met, support, met.front() == contacts.front() ? contacts.front() : 0, edge);
            if (fights && edge == Met::flank && transaction.ruledBy("envelop", "errata"))
                transaction.push(packed("envelop", transaction[charger].side, steps::Envelop{charger, mode}));
            settleEvasions(transaction, contacts);
            if (!fights && transaction.onTable(charger) && !transaction.engaged(charger))
                chargeEnds(transaction, charger);
            return {};
        }};
}

// Only who could pursue those it charged may (errata 153): no guns, and no foot about horse (rulebook 1914, 1917).
bool mayEnvelop(const BattleView& table, Id charger)
{
    const Id charged = table.get(charger, state::flanks);
    const bool horse = charged != 0 && table.mounted(charged);
    return table.type(charger) != Type::artillery && !(table.isInfantry(charger) && horse);
}

// Stands that touch nobody come round, and may bring others into the fight (errata 149-157).
Rule envelop()
{
    return {.what = "envelop",
        .carries = play::StepShape{1, 1, loads::mode<0>},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Id charger = step.on.front(), fight = table.get(charger, state::engagement);
            if (!table.onTable(charger) || fight == 0 || table.get(charger, state::stands) < 2
                || !mayEnvelop(table, charger))
                return {};
            Ids others = table.troops(enemy(table, charger));
            std::erase_if(others, [&](Id one) { return table.get(one, state::engagement) == fight; });
            Decision ask{.inputs = {choice("envelops", {"no", "yes"}, 0)}, .rule = "envelop"};
            if (!others.empty())
                ask.inputs.push_back(factOf("contacts", others, 6));
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (answer.number("envelops") == 0)
                return {};
            const Id charger = step.on.front();
            const Ids contacts = named(answer, "contacts");
            Ids on{charger};
            on.insert(on.end(), contacts.begin(), contacts.end());
            transaction.happened("enveloped", on, {}, "envelop");
            if (contacts.empty())
                return {};
            const Mode mode = unpacked<steps::Envelop>(step).mode;
            transaction.push(packed("meet", play::nobody, steps::Meet{charger, contacts, {}, mode, Met::no}));
            receive(transaction, charger, contacts, mode, false);
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
