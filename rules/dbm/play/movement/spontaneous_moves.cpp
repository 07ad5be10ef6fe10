// Moves that nobody ordered: impetuous troops advance (rulebook 557-580, 608-611), demoralised ones go (827, 788).
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/limits.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/movement/moving.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

bool isStill(const BattleView& table, Id element) { return table.get(element, state::moved) == Moved::not_; }

// Demoralised enemies lure troops of any kind but train, and so does baggage that they would reach (560).
bool areLures(const BattleView& table, int side, bool baggage)
{
    return std::ranges::any_of(
        table.elements(1 - side), [&](Id one) { return baggage ? table.isBaggage(one) : table.demoralised(one); });
}

// In the dark, where by one reading it makes moves of its own all the same (623).
bool isHeldByTheDark(const BattleView& table, Id element)
{
    return standsStill(table, element) && !table.alternative("frozen-moves");
}

// Impetuous, or lured, on land alone (558), and not held in the dark; by the other reading vessels that have their
// troops aboard are lured too.
bool mayGoByItself(const BattleView& table, Id element, bool lured)
{
    const bool sails = lured && table.alternative("vessels-lured") && !isUnladen(table, element);
    return (lured || table.isImpetuous(element)) && table.commandOf(element) != 0
        && (sails || !isVessel(table, element)) && !isHeldByTheDark(table, element);
}

// And nothing else about its command holds it.
bool goesByItself(const BattleView& table, Id element)
{
    return mayGoByItself(table, element, false) && !table.demoralised(element)
        && !table.isUncommitted(table.commandOf(element));
}

const Kinds& followNoLure()
{
    static const Kinds all = kindsIn(*kindsTable().find("lured"), "except");
    return all;
}

// Of the side whose bound it is, who could; who is in contact, supports, or would meet elephants only the table knows.
Ids mayAdvance(const BattleView& table, int side, bool lured)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        const bool lures = lured && !table.is(one, followNoLure());
        return barred(advancesNot(), table, one).is == Known::yes || !mayGoByItself(table, one, lures);
    });
    return all;
}

// What becomes of whom it bursts through (moves.yaml, bursts-through).
struct Burst {
    Kinds own{}, over{};
    std::string then{};
};

const std::vector<Burst>& bursts()
{
    static const auto all = [] {
        std::vector<Burst> rows;
        for (const Node& row : movesTable().find("spontaneous")->itemsOf("bursts-through"))
            rows.push_back({kindsIn(row, "own"), kindsIn(row, "over"), row.textOr("then")});
        return rows;
    }();
    return all;
}

// Under riders, or under others.
std::string burstOf(const BattleView& table, Id element, bool ridden)
{
    const auto row = std::ranges::find_if(bursts(), [&](const Burst& one) {
        return (one.own.empty() || ridden) && (one.over.empty() || table.is(element, one.over));
    });
    return row->then;
}

bool rides(const BattleView& table, Id element)
{
    return std::ranges::any_of(bursts(), [&](const Burst& one) { return table.is(element, one.own); });
}

// Nobody goes for elephants, nor by one reading for who looks like them.
Ids mayBeTouched(const BattleView& table, int side)
{
    static const std::vector<Node> never = movesTable().find("spontaneous")->itemsOf("touches-never");
    Ids all = table.elements(side);
    for (const Node& row : never)
        if (table.reads(row))
            std::erase_if(all, [&](Id one) { return table.is(one, kindsIn(row, "against")); });
    return all;
}

// Friends who may be in the way and can be passed through: not elephants, nor who fights or has advanced already (608).
Ids mayBeBurst(const BattleView& table, int side)
{
    const Engaged engaged(table);
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return barred(nobodyBursts(), table, one, &engaged).is == Known::yes; });
    return all;
}

// Of those only who are named go on through others: where riders go and others too, the foot that is ridden down is
// told apart from what others burst through.
void addBurst(const BattleView& table, const Ids& advancing, Decision& ask)
{
    const Ids friends = mayBeBurst(table, ask.who);
    if (friends.empty() || (friends.size() == 1 && advancing == friends))
        return;
    ask.inputs.push_back(factOf("burst", friends, int(friends.size())));
    const auto isRider = [&](Id one) { return rides(table, one); };
    Ids foot = friends;
    std::erase_if(foot, [&](Id one) { return burstOf(table, one, true) != "flee"; });
    if (std::ranges::any_of(advancing, isRider) && !std::ranges::all_of(advancing, isRider) && !foot.empty())
        ask.inputs.push_back(factOf("ridden", foot, int(foot.size())));
}

std::optional<Decision> advanceCard(const BattleView& table, const Step&)
{
    const int side = table.state().side;
    const bool lured = areLures(table, side, false);
    if (mayAdvance(table, side, lured).empty())
        return {};
    const Ids all = mayAdvance(table, side, lured || areLures(table, side, true));
    const Ids enemies = mayBeTouched(table, 1 - side);
    Decision ask{.who = side, .rule = "spontaneous"};
    ask.inputs = {factOf("advance", all, int(all.size()))};
    if (!enemies.empty())
        ask.inputs.push_back(factOf("contacts", enemies, int(enemies.size())));
    const Engaged engaged(table); // who fights, supports or overlaps stays (564-565), and so may those of a group
    Ids impetuous = all;
    std::erase_if(impetuous,
        [&](Id one) { return !table.isImpetuous(one) || barred(advancesNot(), table, one, &engaged).is != Known::no; });
    ask.inputs.front().given = impetuous;
    // Where nobody is impetuous and no enemy has lost heart, it takes baggage within reach: told where it happens.
    ask.noChoice = impetuous.empty() && !lured;
    addBurst(table, all, ask);
    if (const Ids horses = remountable(table, all); lured && !horses.empty()) { // after broken enemies (259)
        ask.inputs.push_back(factOf("remount", horses, int(horses.size())));
        ask.inputs.back().given = horses;
    }
    for (Input& one : advanceInputs(table, all))
        ask.inputs.push_back(std::move(one));
    return ask;
}

// Impetuous, and neither gone nor ordered anywhere: whoever bursts through it takes it along, even if it was halted.
bool isSwept(const BattleView& table, Id element)
{
    const Moved moved = table.get(element, state::moved);
    return (moved == Moved::not_ || moved == Moved::halted)
        && (table.alternative("swept-forward") ? mayGoByItself(table, element, false) : goesByItself(table, element));
}

// Foot that knights, superior camelry or expendables ride through flees; train stays; all others recoil, and of these
// the impetuous advance themselves then (609-611).
void burstThrough(Transaction& transaction, const Ids& advancing, const Answer& answer)
{
    const bool ridden =
        std::ranges::all_of(advancing, [&](Id one) { return rides(transaction, one); }) && !advancing.empty();
    Ids swept, burst = named(answer, "burst");
    const Ids down = named(answer, "ridden");
    for (const Id one : down)
        if (!contains(burst, one))
            burst.push_back(one);
    for (const Id one : burst) {
        const std::string then = burstOf(transaction, one, ridden || contains(down, one));
        if (then == "stand")
            continue;
        const bool flees = then == "flee";
        if (flees)
            transaction.flee(one, "burst-through");
        else
            transaction.recoil(one, "burst-through");
        drivenOn(transaction, one, flees);
        if (!flees && isSwept(transaction, one))
            swept.push_back(one);
    }
    if (!swept.empty())
        transaction.push({"swept-forward", transaction[swept.front()].side, swept, {}});
}

void advance(Transaction& transaction, const Ids& those, const Answer& answer)
{
    Ids advancing = wholeBases(transaction, those);
    const Ids contacts = named(answer, "contacts");
    for (const Id one : named(answer, "remount"))
        if (contains(advancing, one))
            std::ranges::copy(remount(transaction, one), std::back_inserter(advancing));
    if (!advancing.empty())
        transaction.happened("advanced", advancing, {}, "spontaneous");
    for (const Id one : advancing)
        transaction.moves(one, Moved::advanced);
    for (const Id one : advancing) {
        leaveMounts(transaction, one);
        if (!contacts.empty())
            seesEnemy(transaction, transaction.commandOf(one));
    }
    burstThrough(transaction, advancing, answer);
    if (!contacts.empty() && !advancing.empty())
        contact(transaction, advancing, contacts);
    wadeAdvancing(transaction, answer);
}

// on: impetuous troops that recoiled from friends who burst through them; they go as soon as those have passed (610).
std::optional<Decision> sweptCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = table[step.on.front()].side, .on = step.on, .rule = "burst-through"};
    const Ids enemies = mayBeTouched(table, 1 - ask.who);
    if (!enemies.empty())
        ask.inputs.push_back(factOf("contacts", enemies, int(enemies.size())));
    addBurst(table, step.on, ask);
    return ask;
}

Rule sweptForward()
{
    return {.what = "swept-forward",
        .carries = elements(1),
        .asks = sweptCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            if (auto missing = factMissing(*sweptCard(transaction, step), answer))
                return missing;
            if (auto refused = refusedBurst(transaction, named(answer, "burst")))
                return refused;
            Ids all = step.on;
            std::erase_if(all, [&](Id one) { return !transaction.onTable(one); });
            advance(transaction, all, answer);
            return {};
        }};
}

Rule spontaneous()
{
    return {.what = "spontaneous",
        .asks = advanceCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(advanceCard(table, step), answer); },
        .warnings =
            [](const OnTable& on, const Decision& ask, const Answer& answer) {
                Ids others = ask.find("advance")->among;
                const Ids go = named(filled(ask, answer), "advance");
                std::erase_if(others, [&](Id one) { return !on.table.isImpetuous(one) || contains(go, one); });
                return perhapsInContact(on.table, others, "warn-may-advance", "spontaneous");
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            auto card = advanceCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = waterFilled(*card, said);
            std::erase_if(card->inputs, [](const Input& one) { return one.id == "ridden"; }); // nobody, if not noted
            if (auto missing = factMissing(*card, answer))
                return missing;
            if (auto refused = refusedBurst(transaction, named(answer, "burst")))
                return refused;
            advance(transaction, named(answer, "advance"), answer);
            return {};
        }};
}

// Where nobody else would go, who reaches baggage says so himself: it is rare, and nobody is asked of it in every
// bound.
Rule lured()
{
    return {.what = "lured",
        .phases = {"moves"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const int side = table.state().side;
            const Ids all = mayAdvance(table, side, true);
            Ids baggage = table.elements(1 - side);
            std::erase_if(baggage, [&](Id one) { return !table.isBaggage(one); });
            if (all.empty() || baggage.empty())
                return {};
            Decision ask{.rule = "spontaneous"};
            ask.inputs = {
                whoOf("advance", all, 1, int(all.size())), whoOf("contacts", baggage, 1, int(baggage.size()))};
            for (Input& one : ask.inputs)
                one.given.reset();
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            advance(transaction, named(answer, "advance"), answer);
            return {};
        }};
}

// Whoever of a demoralised command neither is held nor fights goes; immobile baggage and unladen vessels cannot.
Ids retreating(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        return table.commandOf(one) == 0 || !table.demoralised(one) || !isStill(table, one)
            || (table.isBaggage(one) && !table.is(one, state::mobile)) || isUnladen(table, one)
            || isHeldByTheDark(table, one);
    });
    return all;
}

std::optional<Decision> retreatCard(const BattleView& table, const Step&)
{
    const Ids all = retreating(table, table.state().side);
    if (all.empty())
        return {};
    Input stay = factOf("stay", all, int(all.size()));
    const Engaged engaged(table);
    stay.given = all;
    std::erase_if(*stay.given, [&](Id one) { return staysInRetreat(table, one, engaged) != Known::yes; });
    Decision ask{.who = table.state().side,
        .inputs = {std::move(stay), factOf("leave", all, int(all.size()))},
        .rule = "retreat"};
    for (Input& one : retreatInputs(table, all))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Rule retreats()
{
    return {.what = "retreats",
        .asks = retreatCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(retreatCard(table, step), answer); },
        .warnings =
            [](const OnTable& on, const Decision& ask, const Answer& answer) {
                Ids others = ask.find("stay")->among;
                const Answer whole = filled(ask, answer);
                std::erase_if(others, [&](Id one) {
                    return contains(named(whole, "stay"), one) || contains(named(whole, "leave"), one);
                });
                return perhapsInContact(on.table, others, "warn-may-fight", "retreat");
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const auto card = retreatCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = waterFilled(*card, said);
            if (auto missing = factMissing(*card, answer))
                return missing;
            const Ids stay = wholeBases(transaction, named(filled(*card, answer), "stay")),
                      leave = wholeBases(transaction, named(answer, "leave"));
            for (const Id one : retreating(transaction, transaction.state().side)) {
                if (contains(leave, one))
                    transaction.lose(one, "left-table", "retreat");
                else if (!contains(stay, one))
                    transaction.flee(one, "retreat");
            }
            retreatsOverWater(transaction, answer);
            return {};
        }};
}

} // namespace

Rules unbiddenRules() { return {spontaneous(), sweptForward(), lured(), retreats()}; }

} // namespace strategikon::dbmPlay
