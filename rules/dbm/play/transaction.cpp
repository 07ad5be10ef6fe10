#include "rules/dbm/play/transaction.h"

#include "model/play/map/place.h"

#include <algorithm>

namespace strategikon::dbmPlay {

void Transaction::lose(Id element, const char* event, std::string rule, bool close)
{
    if ((*this)[element].gone)
        return;
    happened(event, {element}, {}, std::move(rule));
    if (onTable(element))
        play::leavePlace(builder(), fields(), element);
    set(element, "where", int(Where::lost));
    forget(element);
    builder().lose(element);
    const Id command = commandOf(element), army = armyOf(element);
    if (isBaggage(element)) // two elements in close combat, one otherwise (817); halves
        add(army, "baggage", close ? 4 : 2);
    if (command != 0)
        add(command, "lost", get(element, "worth"));
    if (command != 0 && generalOf(command) == element && Panic(get(command, "panic")) == Panic::no)
        set(command, "panic", int(Panic::next));
    count(army);
}

void Transaction::forget(Id element)
{
    for (const char* field : {"moved", "marches", "contact", "touches", "shot", "fought", "routed", "no-ford"})
        set(element, field, 0);
}

void Transaction::touch(const Ids& movers, const Ids& enemies)
{
    for (const Id one : movers) {
        set(one, "contact", 1);
        if (movers.size() <= enemies.size())
            set(one, "touches", 1);
    }
    for (const Id one : enemies) {
        set(one, "contact", 1);
        set(one, "touches", 1);
        attacked(one);
    }
}

// What breaks with a beaten army is not lost besides (829).
void Transaction::count(Id army)
{
    if (!is(army, "broken"))
        set(army, "lost", lossesOf(*this, army));
}

void Transaction::flee(Id element, std::string rule)
{
    happened("fled", {element}, {}, std::move(rule));
    set(element, "touches", 0);
    moves(element, Moved::fled);
}

void Transaction::recoil(Id element, std::string rule)
{
    happened("recoiled", {element}, {}, std::move(rule));
    set(element, "touches", 0);
    play::leavePlace(builder(), fields(), element);
}

void Transaction::demoralise(Id command, std::string rule, std::vector<std::pair<std::string, int>> with)
{
    if (is(command, "demoralised"))
        return;
    happened("demoralised", {command}, std::move(with), std::move(rule));
    set(command, "demoralised", 1);
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
    if (!isUncommitted(command) || is(command, "demoralised") || !is(command, "fickle"))
        return;
    happened("changed-sides", {command}, {}, "changes-sides");
    set(command, "changed", 1);
    set(command, "loyalty", int(Loyalty::committed));
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
    set(command, "loyalty", int(Loyalty::committed));
}

void Transaction::attacked(Id element)
{
    if (const Id command = commandOf(element); command != 0)
        commit(command, "ally-attacked");
}

void Transaction::isNow(int hour)
{
    set(battle(), "hour", hour);
    set(battle(), "sun", int(sunAt(hour)));
}

void Transaction::moves(Id element, Moved how)
{
    set(element, "moved", int(how));
    play::leavePlace(builder(), fields(), element);
}

int lossesOf(const BattleView& table, Id army)
{
    int lost = table.get(army, "baggage");
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort != play::Sort::block || thing.within != army)
            continue;
        const bool all = table.is(thing.id, "demoralised") || table.is(thing.id, "changed");
        lost += table.get(thing.id, all ? "worth" : "lost");
    }
    return lost;
}

} // namespace strategikon::dbmPlay
