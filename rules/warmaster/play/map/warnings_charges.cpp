// Charges and pursuits that do not reach, at whom nobody sees, or where the charger may not go (rulebook 446, 885, 897,
// 1078, 1929, 2087).
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/map/closed.h"
#include "rules/warmaster/play/map/shelter.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/shooting/cover.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

struct Charge {
    Id unit = 0;
    Ids contacts{};
    Mode mode = Mode::initiative;
};

// As far as it may come at the most: in a first move that goes farther, or beside horses with which it keeps pace.
int mostPace(const BattleView& table, Id unit)
{
    int most = std::max(table.fullPace(unit), table.get(unit, state::firstMove));
    if (table.has(unit, Special::chariotRunners) || table.has(unit, Special::hamippoi))
        for (const Id one : table.units(table[unit].side))
            if (table.type(one) == Type::chariots || table.type(one) == Type::cavalry)
                most = std::max(most, table.fullPace(one));
    return most;
}

// By which rule, and how far it goes.
std::pair<const char*, int> reachOf(const BattleView& table, const Charge& charge)
{
    const int pace = mostPace(table, charge.unit);
    if (charge.mode == Mode::advance)
        return {"advance", table.figure("advance", "reach")};
    const int near = table.figure("initiative", "near");
    return charge.mode == Mode::initiative && near < pace ? std::pair{"initiative", near}
                                                          : std::pair{"charge-reach", pace};
}

// Others beside one that it reaches are met when the stands line up (rulebook 934), no farther aside than the line is
// long.
double lineOf(const Tape& tape, Id unit)
{
    const BattleView& table = tape.table();
    const double wide = std::max(table.get(unit, state::wide), table.get(unit, state::deep)) / 10.0;
    return wide * table.get(unit, state::stands) / tape.scale();
}

Ids allBut(Ids all, const Ids& those)
{
    std::erase_if(all, [&](Id one) { return contains(those, one); });
    return all;
}

Warnings outOfReach(const Tape& tape, Id unit, const Ids& contacts, const char* rule, int reach)
{
    Warnings all;
    const auto beyond = [&](Id one, double most) { return surelyBeyond(tape, unit, one, most); };
    const bool reached = std::ranges::any_of(contacts, [&](Id one) { return !beyond(one, reach); });
    Ids far;
    std::ranges::copy_if(contacts, std::back_inserter(far),
        [&](Id one) { return beyond(one, reach + (reached ? lineOf(tape, unit) : 0)); });
    for (const Id contact : far)
        all.push_back({between(tape, std::string("warn-") + rule, unit, contact, {{"reach", reach}}), rule,
            without(tape.table(), "contacts", contacts, far)});
    return all;
}

Warnings unseen(const Tape& tape, const Charge& charge)
{
    const double far = farthestSeen(tape.table());
    const bool blind = !charge.contacts.empty() && std::ranges::all_of(charge.contacts, [&](Id contact) {
        return surelySees(tape, charge.unit, contact, far) == false;
    });
    if (!blind)
        return {};
    return {
        {{"warn-charge-unseen", {{"unit", tape.badge(charge.unit)}, {"other", tape.badge(charge.contacts.front())}}},
            "charge-sight", {}}};
}

// Terrain that is closed to the charger holds all of an enemy's stands.
const field::Feature* refugeOf(const Tape& tape, Id unit, Id contact)
{
    const field::Posted& post = *tape.standing().post(tape.badge(contact));
    const field::Troop& troop = *tape.standing().troop(post.badge);
    const field::Feature* found = nullptr;
    for (const field::Stand& stand : post.stands) {
        const field::Feature* closed = closedTo(tape.table(), *tape.on(), unit, troop, stand, 0);
        if (!closed || !liesWithin(*closed, troop, stand, tape.tolerance().beside))
            return nullptr;
        found = closed;
    }
    return found;
}

Warnings closedOff(const Tape& tape, Id unit, const Ids& contacts)
{
    Warnings all;
    for (const Id contact : contacts)
        if (const field::Feature* feature =
                tape.on() && tape.known({contact}) ? refugeOf(tape, unit, contact) : nullptr)
            all.push_back(
                {{"warn-refuge",
                     {{"unit", tape.badge(unit)}, {"other", tape.badge(contact)}, {"where", whereOf(*feature)}}},
                    "closed-terrain", without(tape.table(), "contacts", contacts, {contact})});
    return all;
}

// Only the closest enemy in sight may be charged without an order (rulebook 450, 2091).
Warnings notTheClosest(const Tape& tape, const Charge& charge)
{
    const char* rule = charge.mode == Mode::advance ? "advance" : "initiative";
    if (charge.mode != Mode::advance && charge.mode != Mode::initiative)
        return {};
    const int near = tape.table().figure(rule, charge.mode == Mode::advance ? "reach" : "near");
    const Ids enemies = tape.table().troops(1 - tape.table()[charge.unit].side);
    const auto closest = tape.placed(enemies) ? closestSeen(tape, charge.unit, enemies, near) : std::nullopt;
    if (!closest || contains(charge.contacts, *closest)
        || (tape.on() && tape.known({*closest}) && refugeOf(tape, charge.unit, *closest)))
        return {};
    return {{{"warn-closest",
                 {{"unit", tape.badge(charge.unit)}, {"nearer", tape.badge(*closest)},
                     {"other", tape.badge(charge.contacts.front())}}},
        rule, Cure{{"cure-charge", {{"who", tape.badge(*closest)}}}, "contacts", {*closest}}}};
}

// Behind a wall or an embankment that the charger does not cross (rulebook 1032).
Warnings fortified(const Tape& tape, Id unit, const Ids& contacts)
{
    Warnings all;
    for (const Id contact : contacts)
        if (tape.on() && mayBeFortified(tape.table(), contact) && holdsWorks(tape, unit, contact))
            all.push_back({{"warn-fortified", {{"unit", tape.badge(unit)}, {"other", tape.badge(contact)}}},
                "charge-fortified", without(tape.table(), "contacts", contacts, {contact})});
    return all;
}

void append(Warnings& all, Warnings more) { std::move(more.begin(), more.end(), std::back_inserter(all)); }

} // namespace

Warnings warningsOfCharge(const Tape& tape, const Decision& ask, const Answer& answer)
{
    Charge charge{.unit = ask.find("unit") ? answer.number("unit")
            : ask.on.empty()               ? 0
                                           : ask.on.front(),
        .contacts = named(answer, "contacts")};
    if (ask.step)
        charge.mode = unpacked<steps::Charge>(tape.table().state().agenda.back()).mode;
    if (charge.unit == 0 || charge.contacts.empty() || tape.scale() <= 0)
        return {};
    const auto [rule, reach] = reachOf(tape.table(), charge);
    Warnings all = outOfReach(tape, charge.unit, charge.contacts, rule, reach);
    if (all.empty())
        all = unseen(tape, charge);
    if (all.empty())
        all = notTheClosest(tape, charge);
    append(all, fortified(tape, charge.unit, charge.contacts));
    append(all, closedOff(tape, charge.unit, charge.contacts));
    return all;
}

Warnings warningsOfRunningOver(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Id unit = ask.find("unit") ? answer.number("unit") : ask.on.empty() ? 0 : ask.on.front();
    const Ids caught = named(answer, runOverInput);
    if (unit == 0 || caught.empty() || tape.scale() <= 0)
        return {};
    const int reach = mostPace(tape.table(), unit);
    Ids far = caught;
    std::erase_if(far, [&](Id one) { return !surelyBeyond(tape, unit, one, reach + lineOf(tape, unit)); });
    Warnings all;
    for (const Id one : far)
        all.push_back({between(tape, "warn-run-over", unit, one, {{"reach", reach}}), "displaced",
            Cure{{"cure-without", {{"who", badgesOf(tape.table(), far)}}}, runOverInput, allBut(caught, far)}});
    return all;
}

Warnings warningsOfEvade(const Tape& tape, const Decision&, const Answer& answer)
{
    const Id unit = answer.number("unit"), from = answer.number("from");
    if (unit == 0 || from == 0 || tape.scale() <= 0)
        return {};
    const int near = tape.table().figure("initiative", "near");
    if (surelyBeyond(tape, unit, from, near))
        return {{between(tape, "warn-initiative", unit, from, {{"reach", near}}), "initiative", {}}};
    const Ids enemies = tape.table().troops(1 - tape.table()[unit].side);
    const auto closest = tape.placed(enemies) ? closestSeen(tape, unit, enemies, near) : std::nullopt;
    if (!closest || *closest == from)
        return {};
    return {
        {{"warn-closest", {{"unit", tape.badge(unit)}, {"nearer", tape.badge(*closest)}, {"other", tape.badge(from)}}},
            "initiative", Cure{{"cure-evade", {{"who", tape.badge(*closest)}}}, "from", {*closest}}}};
}

Warnings warningsOfPursuit(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Ids contacts = named(answer, "contacts");
    const Id unit = answer.number("unit");
    if (unit == 0 || contacts.empty() || tape.scale() <= 0 || play::chosen(ask, answer, "does") != "pursue")
        return {};
    Warnings all = outOfReach(tape, unit, contacts, "pursuit", tape.table().fullPace(unit));
    append(all, closedOff(tape, unit, contacts));
    return all;
}

} // namespace strategikon::warmasterPlay
