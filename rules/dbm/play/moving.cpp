// Moves that are paid for: tactical, march, halt (rulebook 460-472, 480-551). Where models go only the table knows; the
// players say who moved together, how, and what makes it dearer.
#include "rules/dbm/play/moving.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/contacts.h"
#include "rules/dbm/play/dark.h"
#include "rules/dbm/play/meeting.h"
#include "rules/dbm/play/mounts.h"
#include "rules/dbm/play/paper.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/sailing.h"
#include "rules/dbm/play/vessels.h"
#include "rules/dbm/play/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

const std::vector<std::string> waysOfMoving{"move", "march", "halt"};

bool any(const Moving& moving, auto fits) { return std::ranges::any_of(moving.elements, fits); }

const Kinds& lightOrCavalry()
{
    static const Kinds all("light|Cv");
    return all;
}

// A vessel that pays nothing for its crew being irregular (463); by the other reading they pay as on land.
bool sailsFree(const Moving& moving, Id element)
{
    return isVessel(*moving.table, element) && !moving.table->otherwise("vessels-on-land-costs");
}

// Irregulars on land who are neither light troops nor cavalry.
bool isUnruly(const Moving& moving, Id element)
{
    return !moving.table->isRegular(element) && !sailsFree(moving, element)
        && !moving.table->is(element, lightOrCavalry());
}

bool anyHeavy(const Moving& moving, const Kinds& kinds)
{
    return any(moving, [&](Id one) { return moving.table->is(one, kinds) && !isWithGeneral(*moving.table, one); });
}

bool isLedBy(const Moving& moving, Rank rank)
{
    return any(moving, [&](Id one) { return moving.table->leaderOn(one) == rank; })
        && !moving.table->is(moving.command(), "freed");
}

int marched(const Moving& moving)
{
    int most = 0;
    for (const Id one : moving.elements)
        most = std::max(most, moving.table->get(one, "marches"));
    return most;
}

// Psiloi behind cavalry whom they can support are no foot among horse (rulebook 466).
bool unmountedFoot(const Moving& moving)
{
    static const Kinds psiloi("Ps"), cavalry("Cv");
    const bool permitted =
        any(moving, [&](Id one) { return moving.table->is(one, cavalry) && moving.table->is(one, "permits"); });
    return any(moving, [&](Id one) {
        return moving.table->is(one, footTroops()) && !moving.table->is(one, "mounted")
            && !(permitted && moving.table->is(one, psiloi));
    });
}

bool horse(const Moving& moving)
{
    static const Kinds kinds("Kn|Cv|LH");
    return any(moving, [&](Id one) {
        return (moving.table->is(one, kinds) || moving.table->is(one, "mounted")) && !isWithGeneral(*moving.table, one);
    });
}

// One reason of those that a card names.
bool isAmong(Reach told, Reach reach)
{
    const bool twice = told == Reach::unseenAndBusy || told == Reach::farAndBusy;
    return told == reach || (twice && reach == Reach::busy) || (told == Reach::unseenAndBusy && reach == Reach::unseen)
        || (told == Reach::farAndBusy && reach == Reach::far);
}

// Its general, where he does not move with it, is so far away.
bool isOut(const Moving& moving, Reach reach)
{
    const Id general = moving.table->generalOf(moving.command());
    return isAmong(moving.reach, reach) && !any(moving, [&](Id one) { return one == general; });
}

using Holds = bool (*)(const Moving&);
const std::map<std::string, Holds, std::less<>>& vocabularyOfMoves()
{
    static const std::map<std::string, Holds, std::less<>> all{
        {"group",
            [](const Moving& is) {
                const bool all = is.move == Move::march && is.table->ruledBy("single-third-march", "all");
                return all || basesOf(*is.table, is.elements) > 1;
            }},
        {"double-base-but-cavalry-and-skirmishers",
            [](const Moving& is) {
                return any(is, [&](Id one) { return partnerOf(*is.table, one) != 0 && !backsAsOne(*is.table, one); });
            }},
        {"moves-back", // alone, or by one reading in a group too
            [](const Moving& is) {
                return is.back && (is.elements.size() == 1 || is.table->otherwise("double-base-in-a-group"));
            }},
        {"with-c-in-c", [](const Moving& is) { return isLedBy(is, Rank::chief); }},
        {"with-sub-general", [](const Moving& is) { return isLedBy(is, Rank::subGeneral); }},
        {"general-never-moved",
            [](const Moving& is) {
                return any(
                    is, [&](Id one) { return is.table->leaderOn(one) != Rank::none && !is.table->is(one, "ever"); });
            }},
        {"general-beyond-far", [](const Moving& is) { return isOut(is, Reach::far); }},
        {"general-beyond-near-and-unseen", [](const Moving& is) { return isOut(is, Reach::unseen); }},
        {"general-in-front-contact", [](const Moving& is) { return isOut(is, Reach::busy); }},
        {"general-lost",
            [](const Moving& is) {
                const Id general = is.table->generalOf(is.command());
                return general == 0 || (*is.table)[general].gone;
            }},
        {"general-straggles", // he is still off the table, and they are on it
            [](const Moving& is) {
                const Id general = is.table->generalOf(is.command());
                const Coming coming = Coming(is.table->get(is.command(), "coming"));
                return general != 0 && Where(is.table->get(general, "where")) == Where::waiting && coming != Coming::due
                    && coming != Coming::drivenDue;
            }},
        {"mounts-or-dismounts", [](const Moving& is) { return is.mounts; }},
        {"irregulars-but-light-and-cavalry",
            [](const Moving& is) { return any(is, [&](Id one) { return isUnruly(is, one); }); }},
        {"deviates", [](const Moving& is) { return is.turns; }},
        {"contacts", [](const Moving& is) { return is.contacts; }},
        {"irregulars-move-short",
            [](const Moving& is) {
                static const Kinds light("light");
                return is.shortOf && any(is, [&](Id one) {
                    return !is.table->isRegular(one) && !is.table->is(one, light) && !isWithGeneral(*is.table, one);
                });
            }},
        {"horse-or-mounted-infantry", horse},
        {"foot-unmounted", unmountedFoot},
        {"artillery-but-fast-and-x",
            [](const Moving& is) {
                static const Kinds engines("Art(S)|Art(O)|Art(I)");
                return any(is, [&](Id one) { return is.table->is(one, engines); });
            }},
        {"irregulars", // vessels that are kept off a lee shore neither advance nor retreat (469)
            [](const Moving& is) {
                return any(is, [&](Id one) {
                    return !is.table->isRegular(one) && (!sailsFree(is, one) || is.table->demoralised(one));
                });
            }},
        {"steady-foot",
            [](const Moving& is) {
                return is.steady && !any(is, [&](Id one) { return !is.table->is(one, footTroops()); });
            }},
        {"marched-three-times", [](const Moving& is) { return marched(is) >= 3; }},
        {"marched-twice", [](const Moving& is) { return marched(is) == 2; }},
        {"knights-wagons-or-elephants",
            [](const Moving& is) {
                static const Kinds kinds("Kn|WWg|El");
                return anyHeavy(is, kinds);
            }},
        {"hordes-or-expendables",
            [](const Moving& is) {
                static const Kinds kinds("Hd|Exp");
                const bool spared = is.column && is.table->ruledBy("march-surcharge", "out-of-column");
                return !spared && anyHeavy(is, kinds);
            }},
        {"irregulars-but-skirmishers",
            [](const Moving& is) {
                return any(is, [&](Id one) { return !is.table->isRegular(one) && !is.table->is(one, skirmishers()); });
            }},
        {"column-of-one", [](const Moving& is) { return is.column; }},
    };
    return all;
}

struct CostWords {
    bool holds(const std::string& word, const Moving& moving) const
    {
        if (word.starts_with("not "))
            return !holds(word.substr(4), moving);
        if (word.starts_with("otherwise ")) // the other reading of a switch
            return moving.table->otherwise(word.substr(10));
        if (word.starts_with("of "))
            return ('|' + word.substr(3) + '|').find('|' + waysOfMoving[std::size_t(moving.move)] + '|') != word.npos;
        const auto it = vocabularyOfMoves().find(word);
        return it != vocabularyOfMoves().end() && it->second(moving);
    }
    int many(const std::string&, const Moving&) const { return 1; }
};

} // namespace

// Once moved or halted they are done (551).
Ids movable(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::ranges::copy(arriving(table, side), std::back_inserter(all));
    std::erase_if(all, [&](Id one) {
        const Moved moved = Moved(table.get(one, "moved"));
        return table.commandOf(one) == 0 || (moved != Moved::not_ && moved != Moved::march)
            || (table.isBaggage(one) && !table.is(one, "mobile")) || standsStill(table, one);
    });
    return all;
}

play::Sum costOf(const Moving& moving)
{
    return basesOf(*moving.table, moving.elements) == 1 && moving.elements.size() == 2 ? costOfBase(moving)
                                                                                       : costOfElements(moving);
}

play::Sum costOfElements(const Moving& moving)
{
    play::Sum sum{.value = moving.table->figure("move", "base")};
    play::count(sum, moving.table->book().accounts[std::size_t(Account::costs)], 0, CostWords{}, moving);
    sum.value = std::max(sum.value, moving.table->ruledBy("cost-nought", "one") ? 1 : 0);
    return sum;
}

Input reachOf(const BattleView& table)
{
    std::vector<std::string> all{"near", "unseen", "far", "busy"};
    if (table.otherwise("off-table-general")) // each reason costs
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

Outcome unfit(const BattleView& table, const Moving& moving)
{
    const Id command = moving.command();
    for (const Id one : moving.elements) {
        if (table.commandOf(one) != command)
            return Message{"play-two-commands", {{"who", table[one].badge}}};
        if (moving.move != Move::march && Moved(table.get(one, "moved")) == Moved::march)
            return Message{"play-has-marched", {{"who", table[one].badge}}};
        if (const Moved moved = Moved(table.get(one, "moved")); moved != Moved::not_ && moved != Moved::march)
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
    if (table.is(command, "demoralised") && moving.move != Move::halt
        && ((moving.move == Move::march && !table.otherwise("demoralised-move")) || basesOf(table, moving.elements) > 1
            || table.is(command, "single")))
        return Message{"play-demoralised-moves", {}};
    return {};
}

void warnOfPrice(const Moving& moving, const play::Sum& cost, Warnings& all)
{
    const BattleView& table = *moving.table;
    const int left = table.get(moving.command(), "left");
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
    transaction.set(command, "left", std::max(0, transaction.get(command, "left") - cost.value));
    if (std::ranges::any_of(cost.modifiers, isGeneralsHelp))
        transaction.set(command, "freed", 1);
    if (transaction.is(command, "demoralised") && moving.move != Move::halt)
        transaction.set(command, "single", 1);
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
    const int left = std::max(0, transaction.get(command, "left") - cost.value);
    transaction.happened(events[std::size_t(moving.move)], on,
        {{"elements", int(on.size())}, {"cost", cost.value}, {"left", left}}, "move");
    pay(transaction, moving, cost);
    if (moving.move != Move::halt)
        arrive(transaction, on);
    for (const Id one : moving.elements) {
        if (moving.move == Move::halt) {
            transaction.set(one, "moved", int(Moved::halted));
            continue;
        }
        transaction.moves(one, how[std::size_t(moving.move)]);
        passes(transaction, one, moving.passage);
        if (moving.move == Move::march)
            transaction.add(one, "marches", 1);
        if (transaction.isGeneral(one))
            transaction.set(one, "ever", 1);
    }
    if (!contacts.empty()) {
        contact(transaction, moving.elements, contacts);
        seesEnemy(transaction, command);
    }
    for (const Id one : moving.elements)
        leaveMountsMoving(transaction, one, moving.move);
    if (moving.move != Move::halt)
        wade(transaction, moving.crossing());
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

bool matters(const BattleView& table, const play::Factor& cost)
{
    // Words that ask who moves, and nothing about how.
    static constexpr std::string_view asksWho[] = {"with-c-in-c", "with-sub-general",
        "irregulars-but-light-and-cavalry", "horse-or-mounted-infantry", "foot-unmounted", "artillery-but-fast-and-x",
        "irregulars", "knights-wagons-or-elephants", "hordes-or-expendables", "irregulars-but-skirmishers",
        "double-base-but-cavalry-and-skirmishers"};
    return std::ranges::all_of(cost.when, [&](const std::string& word) {
        if (word.starts_with("otherwise "))
            return table.otherwise(word.substr(10));
        return std::ranges::find(asksWho, word) == std::end(asksWho)
            || std::ranges::any_of(table.state().things, [&](const play::Thing& thing) {
                   return thing.sort == play::Sort::body && CostWords().holds(word, Moving{&table, {}, {thing.id}});
               });
    });
}

} // namespace strategikon::dbmPlay
