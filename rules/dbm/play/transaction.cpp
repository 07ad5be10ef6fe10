#include "rules/dbm/play/transaction.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/darkness.h"

#include <algorithm>

namespace strategikon::dbmPlay {

void Transaction::lose(Id element, const char* event, std::string rule, bool close)
{
    if ((*this)[element].gone)
        return;
    const bool crossed = std::string_view(event) == "left-table" || std::string_view(event) == "lost-off-table";
    const bool swept = rule == "flank-flight" || std::string_view(event) == "drowned";
    close = close || (swept && alternative("swept-away"));
    happened(event, {element}, {}, std::move(rule));
    const Ids ridden = exchangedFor(*this, element);
    strike(element, close);
    for (const Id one : ridden) // it counts as those whom it was exchanged for (815)
        strike(one, close);
    if (crossed && is(battle(), state::campaign))
        set(element, state::off, true);
}

void Transaction::withdraw(Id element, std::string rule, const char* event)
{
    happened(event, {element}, {}, std::move(rule));
    Ids all = exchangedFor(*this, element);
    all.push_back(element);
    if (const Id troops = get(element, state::cargo); troops != 0) { // with whom it has aboard
        set(element, state::cargo, 0);
        all.push_back(troops);
    }
    for (const Id one : all) {
        if (onTable(one))
            play::leavePlace(builder(), fields(), one);
        part(*this, one);
        partBase(*this, one);
        set(one, state::where, Where::away);
        builder().lose(one);
    }
}

void Transaction::strike(Id element, bool close)
{
    if (onTable(element))
        play::leavePlace(builder(), fields(), element);
    part(*this, element);
    partBase(*this, element);
    set(element, state::where, Where::lost);
    end(element, "bound");
    builder().lose(element);
    const Id command = commandOf(element), army = armyOf(element);
    if (isBaggage(element)) // two elements in close combat, one otherwise (817); halves
        add(army, state::baggage, close ? 4 : 2);
    if (command != 0)
        add(command, state::lost, get(element, state::worth));
    if (command != 0 && generalOf(command) == element && get(command, state::panic) == Panic::no)
        set(command, state::panic, Panic::next);
    count(army);
    goDown(*this, element);
}

// Of baggage nobody knows how it was lost: as if not in close combat. A general comes back to his command.
void Transaction::regain(Id element)
{
    if (!(*this)[element].gone)
        return;
    const bool lost = get(element, state::where) == Where::lost;
    builder().regain(element);
    set(element, state::where, Where::table);
    set(element, state::off, false);
    const Id command = commandOf(element), army = armyOf(element);
    if (lost && isBaggage(element))
        set(army, state::baggage, std::max(0, get(army, state::baggage) - 2));
    if (lost && command != 0)
        add(command, state::lost, -get(element, state::worth));
    if (command != 0 && generalOf(command) == element && get(command, state::panic) == Panic::next)
        set(command, state::panic, Panic::no);
    count(army);
}

void Transaction::touch(const Ids& movers, const Ids& enemies)
{
    for (const Id one : movers) {
        set(one, state::contact, true);
        if (movers.size() <= enemies.size())
            set(one, state::touches, true);
    }
    for (const Id one : enemies) {
        set(one, state::contact, true);
        set(one, state::touches, true);
        attacked(one);
    }
    meet(*this, movers, enemies);
}

// What breaks with a beaten army is not lost besides (829).
void Transaction::count(Id army)
{
    if (!is(army, state::broken))
        set(army, state::lost, lossesOf(*this, army));
}

void Transaction::flee(Id element, std::string rule)
{
    Ids all = wholeBases(*this, {element});
    const bool mounts = rule == "retreat" || !alternative("mounts-and-flight");
    for (const Id one : mounts ? Ids(all) : Ids()) // who can mount again does (259, 791)
        std::ranges::copy(remount(*this, one), std::back_inserter(all));
    happened("fled", {element}, {}, std::move(rule));
    for (const Id one : all) {
        set(one, state::touches, false);
        moves(one, Moved::fled);
        if (isDismounted(*this, one)) // on foot it leaves them (261)
            leaveMounts(*this, one);
    }
}

void Transaction::recoil(Id element, std::string rule)
{
    happened("recoiled", {element}, {}, std::move(rule));
    for (const Id one : wholeBases(*this, {element})) {
        set(one, state::touches, false);
        part(*this, one);
        play::leavePlace(builder(), fields(), one);
        leaveMounts(*this, one);
    }
}

void Transaction::demoralise(Id command, std::string rule, std::vector<std::pair<std::string, int>> with)
{
    if (is(command, state::demoralised))
        return;
    happened("demoralised", {command}, std::move(with), std::move(rule));
    set(command, state::demoralised, true);
    count(armyOf(command));
    // Enemies who were in doubt are in none any more (rulebook 477); friends of doubtful loyalty go over (478).
    const int side = (*this)[command].side;
    for (const Id other : commands(1 - side))
        commit(other, "ally-sees-them-break");
    for (const Id other : commands(side))
        goOver(other);
}

void Transaction::goOver(Id command)
{
    if (!isUncommitted(command) || is(command, state::demoralised) || !is(command, state::fickle))
        return;
    happened("changed-sides", {command}, {}, "changes-sides");
    set(command, state::changed, true);
    set(command, state::loyalty, Loyalty::committed);
    const int other = 1 - (*this)[command].side;
    builder().changeSide(command, other);
    for (const Id one : elementsOf(command))
        builder().changeSide(one, other);
    count(armyOf(command));
}

void Transaction::commit(Id command, std::string rule)
{
    if (!isUncommitted(command))
        return;
    happened("committed", {command}, {}, std::move(rule));
    set(command, state::loyalty, Loyalty::committed);
    holdsBackNoMore(*this, command);
}

void Transaction::attacked(Id element)
{
    if (const Id command = commandOf(element); command != 0) {
        commit(command, "ally-attacked");
        seesEnemy(*this, command);
    }
}

void Transaction::isNow(int hour)
{
    set(battle(), state::hour, hour);
    set(battle(), state::sun, sunAt(hour));
    lightChanges(*this);
}

void Transaction::moves(Id element, Moved how)
{
    set(element, state::moved, how);
    part(*this, element);
    if (get(element, state::works) > Cover::inside) // it has left its place at their edge
        set(element, state::works, Cover::inside);
    play::leavePlace(builder(), fields(), element);
}

int lossesOf(const BattleView& table, Id army)
{
    int lost =
        table.get(army, state::baggage) + 2 * table.figure("town-centre", "adds") * table.get(army, state::entered);
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort != play::Sort::block || thing.within != army)
            continue;
        const bool all = table.is(thing.id, state::demoralised) || table.is(thing.id, state::changed);
        lost += table.get(thing.id, all ? state::worth : state::lost);
    }
    return lost;
}

} // namespace strategikon::dbmPlay
