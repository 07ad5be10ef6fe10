#include "rules/dbm/play/naval/vessels.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/distances.h"
#include "rules/dbm/play/naval/wind.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

constexpr const char* ice = "ice-on-waterways";

// Where they come ashore nobody has told.
void ashore(Transaction& transaction, Id vessel)
{
    transaction.set(transaction.get(vessel, state::cargo), state::where, Where::table);
    transaction.set(vessel, state::cargo, 0);
}

int paces(const BattleView& table, Id vessel, const char* going)
{
    const auto& ways = waysToMove();
    return movesOf(table, vessel)[std::size_t(std::ranges::find(ways, going) - ways.begin())];
}

// What breaks a command or an army, once it is worth something else.
void drawLine(Transaction& transaction, Id of)
{
    const bool army = transaction[of].sort == play::Sort::army;
    const int part = transaction.figure(army ? "broken" : "demoralised", "part");
    transaction.set(of, army ? state::half : state::line, lossesAt(transaction, of, part));
}

// It never was there: it counts for nothing (302).
void staysAway(Transaction& transaction, Id vessel)
{
    const int worth = transaction.get(vessel, state::worth);
    transaction.set(vessel, state::worth, 0);
    for (const Id of : {transaction.commandOf(vessel), transaction.armyOf(vessel)})
        if (worth != 0) {
            transaction.add(of, state::worth, -worth);
            drawLine(transaction, of);
        }
    transaction.set(vessel, state::where, Where::lost);
    transaction.builder().lose(vessel);
}

} // namespace

bool isVessel(const BattleView& table, Id element)
{
    return table[element].sort == play::Sort::body && table.is(element, navalTroops());
}

bool isUnladen(const BattleView& table, Id element)
{
    return table.is(element, state::carries) && table.get(element, state::cargo) == 0;
}

Ids vesselsOf(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return !isVessel(table, one); });
    return all;
}

Ids cargoesOf(const BattleView& table, int side)
{
    Ids all;
    for (const Id one : vesselsOf(table, side))
        if (const Id troops = table.get(one, state::cargo); troops != 0)
            all.push_back(troops);
    return all;
}

Id carrierOf(const BattleView& table, Id troops)
{
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && table.get(thing.id, state::cargo) == troops)
            return thing.id;
    return 0;
}

bool takes(const BattleView& table, Id vessel, Id troops)
{
    return table.is(troops, state::lands) && (!table.is(troops, mountedTroops()) || table.is(vessel, state::stalls));
}

Ids berthsFor(const BattleView& table, Id troops)
{
    Ids all = table.is(troops, state::lands) ? vesselsOf(table, table[troops].side) : Ids();
    std::erase_if(all, [&](Id one) { return !isUnladen(table, one) || !takes(table, one, troops); });
    return all;
}

void embark(Transaction& transaction, Id troops, Id vessel)
{
    transaction.happened("embarked", {troops, vessel}, {}, "embark");
    play::leavePlace(transaction.builder(), fields(), troops);
    transaction.set(troops, state::where, Where::aboard);
    transaction.set(vessel, state::cargo, troops);
}

void disembark(Transaction& transaction, Id vessel)
{
    transaction.happened("landed", {transaction.get(vessel, state::cargo), vessel}, {}, "disembark");
    ashore(transaction, vessel);
}

void goDown(Transaction& transaction, Id vessel)
{
    if (const Id troops = transaction.get(vessel, state::cargo); troops != 0) {
        transaction.set(vessel, state::cargo, 0);
        transaction.lose(troops, "went-down", "went-down");
    }
}

void wreck(Transaction& transaction, Id vessel)
{
    const Id troops = transaction.get(vessel, state::cargo);
    if (troops != 0)
        ashore(transaction, vessel);
    transaction.lose(vessel, "wrecked", "shipwreck");
    if (troops == 0)
        return;
    transaction.happened("washed-ashore", {troops}, {}, "shipwreck");
    transaction.set(troops, state::type, Type::Hd);
    transaction.set(troops, state::grade, Grade::I);
    if (transaction.alternative("wrecked-horde")) // it counts as one, so for nothing (814)
        transaction.set(troops, state::worth, 0);
    transaction.clear(troops, {state::regular, state::chariot, state::mounted, state::lands});
}

void iceKeepsOff(Transaction& transaction)
{
    if (!hasWeather(transaction, ice))
        return;
    for (const play::Thing& thing : play::State(transaction.state()).things) {
        if (thing.gone || !isVessel(transaction, thing.id))
            continue;
        transaction.happened("iced-in", {thing.id}, {}, "ice");
        if (transaction.get(thing.id, state::cargo) != 0)
            ashore(transaction, thing.id);
        if (transaction.isBaggage(thing.id))
            transaction.set(thing.id, state::type, Type::Bge); // by land instead (263)
        else
            staysAway(transaction, thing.id);
    }
}

bool isHinderedByWind(const BattleView& table, Id vessel)
{
    static const std::vector<Node> rows = movesTable().itemsOf("hindered-by-wind");
    const std::string& wind = table.word(table.battle(), state::wind);
    return std::ranges::any_of(
        rows, [&](const Node& row) { return row.textOr("wind") == wind && table.is(vessel, kindsIn(row, "own")); });
}

Sailing sailingOf(const BattleView& table, Id vessel)
{
    static const Kinds ships("Shp"), boats("Bts");
    const int good = paces(table, vessel, "good"), difficult = paces(table, vessel, "difficult");
    if (isHinderedByWind(table, vessel))
        return {windOf(table) == Wind::none ? "becalmed" : "in-gale", difficult, difficult};
    if (table.is(vessel, ships))
        return {"under-sail", good, difficult};
    return {table.is(vessel, boats) ? "boats" : "rowed", good, difficult};
}

} // namespace strategikon::dbmPlay
