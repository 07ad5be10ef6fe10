// Moves that are paid for: tactical, march, halt (rulebook 460-472, 480-551). Where models go only the table knows; the
// players say who moved together, how, and what makes it dearer.
#include "rules/dbm/play/movement/moving.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/engaged.h"
#include "rules/dbm/play/movement/breaking_off.h"
#include "rules/dbm/play/movement/contacts.h"
#include "rules/dbm/play/movement/limits.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/sailing.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/paper/paper.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

// Once moved or halted they are done (551).
Ids movable(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::ranges::copy(arriving(table, side), std::back_inserter(all));
    std::erase_if(all, [&](Id one) {
        const Moved moved = table.get(one, state::moved);
        return table.commandOf(one) == 0 || (moved != Moved::not_ && moved != Moved::march)
            || (table.isBaggage(one) && !table.is(one, state::mobile)) || standsStill(table, one);
    });
    return all;
}

// Whose general is in close combat, as far as that is known: his own front is in contact, or turns to be (462).
void fillInBusy(const BattleView& table, const Ids& elements, Input& reach)
{
    const Engaged engaged(table);
    const auto at = std::ranges::find(reach.options, std::string("busy"), &play::Option::id) - reach.options.begin();
    reach.by = "elements";
    for (const Id one : elements)
        if (const Id general = table.generalOf(table.commandOf(one));
            general != 0 && one != general && engaged.fights(general) == Known::yes)
            reach.givenBy[one] = {int(at)};
}

Input reachOf(const BattleView& table)
{
    std::vector<std::string> all{"near", "unseen", "far", "busy"};
    if (table.alternative("off-table-general")) // each reason costs
        all.insert(all.end(), {"unseen-and-busy", "far-and-busy"});
    Input reach = choice("reach", std::move(all), 0);
    reach.fact = true;
    for (auto& option : reach.options)
        for (const auto& [id, row, cell] : {std::tuple{"far", "far", "far"}, {"unseen", "unseen", "near"},
                 {"far-and-busy", "far", "far"}, {"unseen-and-busy", "unseen", "near"}})
            if (option.id == id)
                option.says = {"dbm:option-" + option.id, {{cell, table.figure(row, cell)}}};
    return reach;
}

std::optional<Decision> moveCard(const BattleView& table, int side)
{
    const Ids all = movable(table, side);
    if (all.empty())
        return {};
    Decision ask{.rule = "move"};
    ask.inputs = {whoOf("elements", all, 1, int(all.size())), choice("how", {"tactical", "march", "halt"}, 0),
        reachOf(table), yesOrNo("turns", false), yesOrNo("short", false), yesOrNo("column", false),
        yesOrNo("steady", false)};
    if (std::ranges::any_of(all, [&](Id one) { return partnerOf(table, one) != 0; }))
        ask.inputs.push_back(yesOrNo("back", false));
    ask.inputs.push_back(factOf("contacts", table.elements(1 - side), int(table.elements(1 - side).size())));
    ask.inputs.front().given.reset();
    fillInBusy(table, all, ask.inputs[2]);
    if (std::ranges::any_of(table.commands(side), [&](Id one) { return table.isUncommitted(one); })) {
        Input closer = yesOrNo("closer", false);
        closer.given.reset();
        closer.with = {{"within", table.figure("holds-back", "within")}};
        ask.inputs.push_back(std::move(closer));
    }
    askForWaders(table, side, ask);
    for (Input& one : wadingInputs(table, all))
        ask.inputs.push_back(std::move(one));
    if (anyWorks(table)) {
        ask.inputs.push_back(choice("passage", {"none", "gateway", "over"}, 0));
        ask.inputs.back().fact = true;
    }
    return ask;
}

Moving movingOf(const BattleView& table, const Answer& answer)
{
    return {.table = &table,
        .move = Move(answer.number("how")),
        .elements = wholeBases(table, named(answer, "elements")),
        .reach = Reach(answer.number("reach")),
        .turns = answer.number("turns") != 0,
        .shortOf = answer.number("short") != 0,
        .contacts = !named(answer, "contacts").empty(),
        .column = answer.number("column") != 0,
        .steady = answer.number("steady") != 0,
        .back = answer.number("back") != 0,
        .closer = answer.number("closer") != 0,
        .wading = wadingOf(answer),
        .passage = Passage(answer.number("passage"))};
}

namespace {

// Its general holds back, and it is on the table already (478).
bool mindsEnemies(const Moving& moving)
{
    return moving.move != Move::halt && moving.table->isUncommitted(moving.command())
        && moving.table->onTable(moving.elements.front());
}

// Its group has some who are in one with others only in a column (489): the first of them; 0: nobody.
Id aloneInLine(const Moving& moving)
{
    static const Node& row = *movesTable().find("columns-with-others");
    static const Kinds kinds = kindsIn(row, "own");
    const auto of = [&](Id one) { return moving.table->is(one, kinds); };
    const auto it = std::ranges::find_if(moving.elements, of);
    return it == moving.elements.end() || std::ranges::all_of(moving.elements, of) ? 0 : *it;
}

// Facts that could make this move dearer or cheaper, and the enemies whom a tactical move may touch.
std::vector<std::string> mattersTo(const Moving& moving)
{
    std::vector<std::string> all;
    if (moving.elements.empty())
        return all;
    const int cost = costOf(moving).value;
    const auto changes = [&](auto change) {
        Moving other = moving;
        change(other);
        return costOf(other).value != cost;
    };
    const std::pair<const char*, bool Moving::*> flags[] = {{"turns", &Moving::turns}, {"short", &Moving::shortOf},
        {"column", &Moving::column}, {"steady", &Moving::steady}, {"back", &Moving::back}};
    for (const Reach reach : {Reach::near, Reach::unseen, Reach::far, Reach::busy})
        if (changes([&](Moving& other) { other.reach = reach; })) {
            all.push_back("reach");
            break;
        }
    for (const auto& [id, flag] : flags)
        if (changes([&](Moving& other) { other.*flag = !(other.*flag); }))
            all.push_back(id);
    if (moving.move == Move::tactical)
        all.push_back("contacts");
    if (mindsEnemies(moving))
        all.push_back("closer");
    if (moving.move != Move::halt && anyAfloat(moving))
        all.push_back("waders");
    if (moving.move != Move::halt)
        std::ranges::copy(wadingMatters(*moving.table, moving.wading), std::back_inserter(all));
    if (moving.move != Move::halt && anyWorks(*moving.table)) {
        all.push_back("passage");
        if (moving.passage != Passage::none && moving.elements.size() > 1)
            all.push_back("column");
    }
    if (aloneInLine(moving) != 0)
        all.push_back("column");
    return all;
}

} // namespace

Preview moveSeen(const Moving& moving)
{
    Preview seen{.matters = mattersTo(moving), .weighed = true};
    if (moving.elements.empty())
        return seen;
    const play::Sum cost = costOf(moving);
    seen.modifiers = cost.modifiers;
    seen.price = priceOf(moving, cost.value);
    foretellWading(*moving.table, moving.crossing(), seen);
    return seen;
}

namespace {

// Rows of what keeps from marching; most of them have been told already.
Outcome refusedMarch(const BattleView& table, const Moving& moving)
{
    if (moving.move != Move::march)
        return {};
    const Engaged engaged(table);
    for (const Id one : moving.elements)
        if (const Barred its = barred(marchesNot(), table, one, &engaged); its.is == Known::yes)
            return Message{"play-no-march-" + its.named, {{"who", table[one].badge}}};
    return {};
}

} // namespace

Outcome unfit(const BattleView& table, const Moving& moving)
{
    const Id command = moving.command();
    for (const Id one : moving.elements) {
        if (table.commandOf(one) != command)
            return Message{"play-two-commands", {{"who", table[one].badge}}};
        if (moving.move != Move::march && table.get(one, state::moved) == Moved::march)
            return Message{"play-has-marched", {{"who", table[one].badge}}};
        if (const Moved moved = table.get(one, state::moved); moved != Moved::not_ && moved != Moved::march)
            return Message{"play-moves-again", {{"who", table[one].badge}}}; // of a base half of which got off
    }
    if (auto refused = refusedArrival(table, moving.elements, moving.move == Move::march))
        return refused;
    if (moving.contacts && table.isUncommitted(command))
        return Message{"play-holds-back", {{"command", table[command].badge}}};
    if (moving.closer && !moving.elements.empty() && mindsEnemies(moving))
        return Message{
            "play-not-closer", {{"command", table[command].badge}, {"within", table.figure("holds-back", "within")}}};
    if (auto refused = unfitAfloat(moving))
        return refused;
    if (moving.contacts && moving.move != Move::tactical)
        return Message{"play-contact-by-move", {}};
    if (auto refused = refusedWading(table, moving.crossing()))
        return refused;
    if (auto refused =
            mayPass(table, moving.move == Move::halt ? Passage::none : moving.passage, moving.elements, moving.column))
        return refused;
    if (table.is(command, state::demoralised) && moving.move != Move::halt
        && ((moving.move == Move::march && !table.alternative("demoralised-move"))
            || basesOf(table, moving.elements) > 1 || table.is(command, state::single)))
        return Message{"play-demoralised-moves", {}};
    if (const Id alone = aloneInLine(moving); alone != 0 && !moving.column)
        return Message{"play-alone-in-line", {{"who", table[alone].badge}}};
    return refusedMarch(table, moving);
}

void warnOfPrice(const Moving& moving, const play::Sum& cost, Warnings& all)
{
    const BattleView& table = *moving.table;
    const int left = table.get(moving.command(), state::left);
    if (cost.value <= left || unfit(table, moving)) // what is refused is not warned of besides
        return;
    all.push_back(
        {Message{"warn-too-dear", {{"cost", cost.value}, {"left", left}, {"command", table[moving.command()].badge}}},
            "move", {}, true});
}

// What the record has in contact for certain (490).
void warnOfContact(const Moving& moving, Warnings& all)
{
    const BattleView& table = *moving.table;
    if (moving.move == Move::halt || basesOf(table, moving.elements) < 2 || unfit(table, moving))
        return;
    Ids held;
    for (const Meeting& one : meetings(table, table.state().side))
        for (const Id who : one.surely())
            if (contains(moving.elements, who) && !contains(held, who))
                held.push_back(who);
    if (!held.empty())
        all.push_back({Message{"warn-group-in-contact", {{"who", badgesOf(table, held)}}}, "groups", {}, true});
}

void pay(Transaction& transaction, const Moving& moving, const play::Sum& cost)
{
    const Id command = moving.command();
    transaction.set(command, state::left, std::max(0, transaction.get(command, state::left) - cost.value));
    if (std::ranges::any_of(cost.modifiers, isGeneralsHelp))
        transaction.set(command, state::freed, true);
    if (transaction.is(command, state::demoralised) && moving.move != Move::halt)
        transaction.set(command, state::single, true);
}

void contact(Transaction& transaction, const Ids& movers, const Ids& enemies)
{
    Ids touching{movers.front()};
    touching.insert(touching.end(), enemies.begin(), enemies.end());
    transaction.happened("contacted", touching, {{"elements", int(enemies.size())}}, "contact");
    transaction.touch(movers, wholeBases(transaction, enemies));
}

void carryOut(Transaction& transaction, const Moving& moving, const play::Sum& cost, const Ids& contacts)
{
    constexpr const char* events[] = {"moved", "marched", "halted"};
    constexpr Moved how[] = {Moved::tactical, Moved::march, Moved::halted};
    const Id command = moving.command();
    Ids on = moving.elements;
    const int left = std::max(0, transaction.get(command, state::left) - cost.value);
    const Id behind = leavesBehind(moving, contacts);
    transaction.happened(events[std::size_t(moving.move)], on,
        {{"elements", int(on.size())}, {"cost", cost.value}, {"left", left}}, "move");
    pay(transaction, moving, cost);
    if (moving.move != Move::halt)
        arrive(transaction, on);
    for (const Id one : moving.elements) {
        if (moving.move == Move::halt) {
            transaction.set(one, state::moved, Moved::halted);
            continue;
        }
        transaction.moves(one, how[std::size_t(moving.move)]);
        passes(transaction, one, moving.passage);
        if (moving.move == Move::march)
            transaction.add(one, state::marches, 1);
        if (transaction.isGeneral(one))
            transaction.set(one, state::ever, true);
    }
    if (!contacts.empty()) {
        contact(transaction, moving.elements, contacts);
        seesEnemy(transaction, command);
    }
    for (const Id one : moving.elements)
        leaveMountsMoving(transaction, one, moving.move);
    if (moving.move != Move::halt)
        wade(transaction, moving.crossing());
    followBreakOff(transaction, behind, moving.elements.front());
}

namespace {

Rule move()
{
    return {.what = "move",
        .phases = {"moves"},
        .asks = [](const BattleView& table, const Step& step) { return moveCard(table, step.who); },
        .preview = [](const BattleView& table, const Step&,
                       const Answer& answer) { return moveSeen(movingOf(table, answer)); },
        .asLastTime =
            [](const Decision&, const Ids&, Answer said) {
                forgetWading(said);
                return said;
            },
        .warnings = [](const OnTable& on, const Decision& ask, const Answer& given) -> Warnings {
            Warnings all = contactWarnings(on.table, named(given, "elements"), named(given, "contacts"));
            const Moving moving = movingOf(on.table, filled(ask, given));
            if (!moving.elements.empty()) {
                warnOfPrice(moving, costOf(moving), all);
                warnOfContact(moving, all);
                warnOfBreakingOff(moving, named(given, "contacts"), all);
            }
            return all;
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const auto card = moveCard(transaction, step.who);
            const Answer answer = card ? filled(*card, given) : given;
            const Moving moving = movingOf(transaction, answer);
            const play::Sum cost = costOf(moving);
            if (auto refused = unfit(transaction, moving))
                return refused;
            if (mindsEnemies(moving) && !answer.find("closer"))
                return play::factNeeded("closer");
            if (auto refused = refusedContact(transaction, moving.elements, named(answer, "contacts")))
                return refused;
            carryOut(transaction, moving, cost, named(answer, "contacts"));
            passWaders(transaction, answer);
            return {};
        }};
}

} // namespace

Rules moveRules() { return {move()}; }

} // namespace strategikon::dbmPlay
