// Commands off the table: flank marches and how they arrive, ambushes that show themselves (rulebook 436-448). Where a
// command comes from stands in its side's notes: where those are closed it is told when a die announces it. Nothing
// that the other side sees tells who is off the table, nor that anybody is.
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/setup/notes_check.h"
#include "rules/dbm/play/setup/sealed_notes.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

Coming comingOf(const BattleView& table, Id command) { return table.get(command, state::coming); }

// No element of them is on the table, and no die has announced them.
Ids unannounced(const BattleView& table, int side)
{
    Ids all = table.commands(side);
    std::erase_if(all, [&](Id command) { return !table.isOff(command) || comingOf(table, command) != Coming::no; });
    return all;
}

// The commander-in-chief marches round no flank (439). Whoever else does is not seen from who may be named.
Ids mayOppose(const BattleView& table, int side)
{
    Ids all = table.commands(side);
    std::erase_if(all, [&](Id command) { return table.get(command, state::rank) == Rank::chief; });
    return all;
}

// In elements, or by the other reading in halves of their equivalents; with whom vessels have aboard.
int strength(const BattleView& table, Id command)
{
    const bool weighed = table.alternative("flank-numbers");
    int sum = 0;
    for (const Id one : table.waitingOf(command)) {
        const Id aboard = table.get(one, state::cargo);
        if (!table.isBaggage(one))
            sum += weighed ? table.get(one, state::worth) : 1;
        if (aboard != 0)
            sum += weighed ? table.get(aboard, state::worth) : 1;
    }
    return sum;
}

// By its side's open notes it marches round no flank.
bool liesInAmbush(const BattleView& table, Id command) { return notedOf(table, command) == Noted::no; }

// Who meets a command of the other side on that flank, by the notes of his own side; they look at one another.
std::optional<Ids> opposedBy(const BattleView& table, int side, bool left)
{
    Ids met;
    for (const Id one : mayOppose(table, side)) {
        const Noted noted = notedOf(table, one);
        if (noted == Noted::unknown)
            return {};
        if (noted == (left ? Noted::right : Noted::left) && table.isOff(one) && comingOf(table, one) == Coming::no)
            met.push_back(one);
    }
    return met;
}

// What no notes say.
std::optional<Decision> flankCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = step.who, .on = step.on, .rule = "flank-march"};
    const Noted noted = notedOf(table, step.on.front());
    if (noted == Noted::no)
        return {};
    if (noted == Noted::unknown)
        ask.inputs.push_back(choice("flank", {"left", "right", "ambush"}));
    const Ids others = mayOppose(table, 1 - step.who);
    if (!others.empty() && !opposedBy(table, 1 - step.who, noted == Noted::left))
        ask.inputs.push_back(factOf("opposed", others, 1));
    return ask.inputs.empty() ? std::nullopt : std::optional(std::move(ask));
}

// The smaller of two on one flank is driven back, both if they are equal; the larger comes a bound later (440).
void meet(Transaction& transaction, Id command, Id other)
{
    const int own = strength(transaction, command), theirs = strength(transaction, other);
    transaction.happened(transaction.alternative("flank-numbers") ? "flank-weighed" : "flank-opposed", {command, other},
        {{"ours", own}, {"theirs", theirs}}, "flank-opposed");
    const Coming stronger = transaction.alternative("larger-comes-later") ? Coming::next : Coming::later;
    for (const auto& [which, weaker] : {std::pair{command, own <= theirs}, {other, theirs <= own}}) {
        if (weaker)
            transaction.happened("driven-back", {which}, {}, "flank-opposed");
        transaction.set(which, state::coming, weaker ? Coming::driven : stronger);
    }
}

// on: the command whose die is a six.
Rule flankMarch()
{
    return {.what = "flank-march",
        .carries = play::StepShape{1, 0,
            [](const play::State& state, const Step& step) {
                return step.on.size() == 1 && state[step.on.front()].sort == play::Sort::block;
            }},
        .asks = flankCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = flankCard(transaction, step);
            const Id command = step.on.front();
            const std::string said =
                card && card->find("flank") && answer.find("flank") ? chosen(*card, answer, "flank") : "";
            if (auto missing = card && said != "ambush" ? factMissing(*card, answer) : Outcome())
                return missing;
            if (said == "ambush")
                told(transaction, command, Told::ambush);
            if (said == "ambush" || liesInAmbush(transaction, command))
                return {};
            if (transaction.get(command, state::rank) == Rank::chief)
                return Message{"play-chief-stays", {}};
            const bool left = said == "left" || notedOf(transaction, command) == Noted::left;
            const Ids opposed = card && card->find("opposed")
                ? named(answer, "opposed")
                : opposedBy(transaction, 1 - step.who, left).value_or(Ids{});
            const Ids free = unannounced(transaction, 1 - step.who);
            for (const Id one : opposed)
                if (!contains(free, one))
                    return Message{"play-is-on-table", {{"who", transaction[one].badge}}};
            transaction.happened("flank-declared", {command}, {{"left", left}}, "flank-march");
            transaction.set(command, state::flank, left ? Flank::left : Flank::right);
            told(transaction, command, left ? Told::left : Told::right);
            if (opposed.empty()) {
                transaction.set(command, state::coming, Coming::next);
                return {};
            }
            transaction.set(opposed.front(), state::flank, left ? Flank::right : Flank::left); // he looks the other way
            told(transaction, opposed.front(), left ? Told::right : Told::left);
            meet(transaction, command, opposed.front());
            return {};
        }};
}

Ids comingOn(const BattleView& table, int side, std::initializer_list<Coming> how)
{
    Ids all;
    for (const Id command : table.commands(side))
        if (contains(how, comingOf(table, command)))
            for (const Id one : table.waitingOf(command))
                all.push_back(one);
    return all;
}

// on: those who have just come on. Enemies near them and in their sight flee from that edge (441).
std::optional<Decision> seenCard(const BattleView& table, const Step& step)
{
    const Ids enemies = table.elements(1 - step.who);
    if (enemies.empty())
        return {};
    Input flee = factOf("flee", enemies, int(enemies.size()));
    flee.with = {{"within", table.figure("flank-arrival", "within")}};
    return Decision{.who = 1 - step.who,
        .on = step.on,
        .inputs = {flee, factOf("leave", enemies, int(enemies.size()))},
        .rule = "flank-arrival"};
}

Rule arrivalSeen()
{
    return {.what = "arrival-seen",
        .carries = elements(1),
        .asks = seenCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = seenCard(transaction, step);
            if (!card)
                return {};
            if (auto missing = factMissing(*card, answer))
                return missing;
            const Ids leave = named(answer, "leave"); // away from that edge, and off another (785)
            for (const Id one : named(answer, "flee"))
                if (!contains(leave, one)) {
                    transaction.flee(one, "flank-flight");
                    drivenOn(transaction, one, true);
                }
            for (const Id one : leave)
                transaction.lose(one, "left-table", "flank-flight");
            return {};
        }};
}

// Driven back, they flee on; stragglers advance on by themselves; who has no room is lost (440-441).
std::optional<Decision> arrivalsCard(const BattleView& table, const Step&)
{
    const Ids all = comingOn(table, table.state().side, {Coming::drivenDue, Coming::stragglersDue});
    if (all.empty())
        return {};
    return Decision{
        .who = table.state().side, .inputs = {factOf("no-room", all, int(all.size()))}, .rule = "stragglers"};
}

void comesOn(Transaction& transaction, Id element, Moved how)
{
    transaction.set(element, state::where, Where::table);
    transaction.moves(element, how);
}

// By one reading enemies flee once all have come on: of that command whoever is on the table has just done so.
void seenTogether(Transaction& transaction, Id command)
{
    Ids on = transaction.elementsOf(command);
    std::erase_if(on, [&](Id one) { return !transaction.onTable(one); });
    if (!on.empty() && transaction.alternative("fleeing-from-arrivals"))
        transaction.push({"arrival-seen", transaction[command].side, on, {}});
}

// Its moves are made: who is still off the table straggles, or is lost with a demoralised command.
void straggles(Transaction& transaction, Id command)
{
    const Ids left = transaction.waitingOf(command);
    if (!left.empty() && transaction.is(command, state::demoralised)) {
        for (const Id one : left)
            transaction.lose(one, "lost-off-table", "stragglers");
    } else if (!left.empty()) {
        transaction.happened("straggled", left, {{"elements", int(left.size())}}, "stragglers");
        return transaction.set(command, state::coming, Coming::straggles);
    }
    transaction.set(command, state::coming, Coming::no);
}

Rule arrivals()
{
    return {.what = "arrivals",
        .asks = arrivalsCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = arrivalsCard(transaction, step);
            if (card)
                if (auto missing = factMissing(*card, answer))
                    return missing;
            const Ids lost = named(answer, "no-room");
            for (const Id command : transaction.commands(transaction.state().side)) {
                const Coming coming = comingOf(transaction, command);
                if (coming == Coming::due) {
                    seenTogether(transaction, command);
                    straggles(transaction, command);
                    continue;
                }
                if (coming != Coming::drivenDue && coming != Coming::stragglersDue)
                    continue;
                for (const Id one : transaction.waitingOf(command)) {
                    if (contains(lost, one)) {
                        transaction.lose(one, "lost-off-table", "stragglers");
                        continue;
                    }
                    const bool flees = coming == Coming::drivenDue;
                    transaction.happened(flees ? "fled-on" : "advanced-on", {one}, {}, "stragglers");
                    comesOn(transaction, one, flees ? Moved::fled : Moved::advanced);
                }
                transaction.set(command, state::coming, Coming::no);
            }
            return {};
        }};
}

// Who lies in ambush is placed when he first moves, shoots or is seen (436, 448). In the other side's bound that is
// told of whoever it may be of an army that took notes: what may be named there tells nothing.
Ids mayShow(const BattleView& table, int side)
{
    Ids all;
    if (side != table.state().side) {
        for (const play::Thing& thing : table.state().things)
            if (table.is(table.battle(), state::noted) && thing.sort == play::Sort::body && thing.side == side
                && !thing.gone && !table.isBaggage(thing.id))
                all.push_back(thing.id);
        return all;
    }
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::block && thing.side == side && comingOf(table, thing.id) == Coming::no)
            for (const Id one : table.waitingOf(thing.id))
                if (!table.isBaggage(one))
                    all.push_back(one);
    return all;
}

void standsAsNoted(Transaction& transaction, Id element)
{
    if (const auto lair = lairOf(transaction, element))
        play::setPlace(transaction.builder(), fields(), element, *lair);
}

// Off the table, of no command that is on its way, and where open notes tell of its command, in a place that they name.
bool isInAmbush(const BattleView& table, Id element)
{
    const Id command = table.commandOf(element);
    return !table.onTable(element) && comingOf(table, command) == Coming::no
        && (notedOf(table, command) == Noted::unknown || lairOf(table, element));
}

std::optional<Decision> ambushCard(const BattleView& table, const Step& step)
{
    const Ids all = mayShow(table, step.who);
    if (all.empty())
        return {};
    Decision ask{.inputs = {whoOf("elements", all, 1, int(all.size()))}, .rule = "ambush"};
    ask.inputs.front().given.reset();
    addAmbushOnFoot(table, all, ask);
    return ask;
}

Rule showAmbush()
{
    return {.what = "show-ambush",
        .phases = {"moves", "shooting", "combat"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = ambushCard,
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Decision ask = *ambushCard(transaction, step);
            const Ids all = wholeBases(transaction, named(answer, "elements"));
            for (const Id one : all)
                if (!isInAmbush(transaction, one))
                    return Message{"play-no-ambush", {{"who", transaction[one].badge}}};
            transaction.happened("ambush-shown", all, {{"elements", int(all.size())}}, "ambush");
            for (const Id one : all) {
                transaction.set(one, state::where, Where::table);
                standsAsNoted(transaction, one);
            }
            const Ids onFoot = named(answer, "on-foot");
            for (const Id one : all)
                lay(transaction, one, !contains(onFoot, one) ? Lay::mounted : Lay::onFoot);
            return ambushOnFoot(transaction, ask, all, answer);
        }};
}

} // namespace

bool announcesArrival(Transaction& transaction, Id command, int die)
{
    if (die == transaction.figure("stragglers", "face") && comingOf(transaction, command) == Coming::straggles) {
        const bool later = transaction.alternative("stragglers-on-a-six");
        transaction.happened(
            later ? "stragglers-announced" : "stragglers-come", {command}, {{"die", die}}, "stragglers");
        transaction.set(command, state::coming, later ? Coming::stragglersNext : Coming::stragglersDue);
        return false;
    }
    return die == transaction.figure("flank-march", "face") && transaction.isOff(command)
        && comingOf(transaction, command) == Coming::no;
}

void arrivalsCome(Transaction& transaction, int side)
{
    for (const Id command : transaction.commands(side)) {
        const Coming coming = comingOf(transaction, command);
        if (coming == Coming::later)
            transaction.set(command, state::coming, Coming::next);
        if (coming == Coming::stragglersNext) {
            transaction.happened("stragglers-come", {command}, {}, "stragglers");
            transaction.set(command, state::coming, Coming::stragglersDue);
        }
        if (coming != Coming::next && coming != Coming::driven)
            continue;
        const bool driven = coming == Coming::driven;
        const bool left = transaction.get(command, state::flank) == Flank::left;
        transaction.happened(driven ? "driven-arrives" : "flank-arrives", {command}, {{"left", left}},
            driven ? "flank-opposed" : "flank-arrival");
        transaction.set(command, state::coming, driven ? Coming::drivenDue : Coming::due);
    }
}

Ids arriving(const BattleView& table, int side)
{
    return comingOn(table, side, {Coming::due, Coming::drivenDue, Coming::stragglersDue});
}

Outcome refusedArrival(const BattleView& table, const Ids& elements, bool byMarch)
{
    const auto isOn = [&](Id one) { return table.onTable(one); };
    if (std::ranges::any_of(elements, isOn) && !std::ranges::all_of(elements, isOn))
        return Message{"play-group-half-on", {}};
    const bool driven = !elements.empty() && !isOn(elements.front())
        && comingOf(table, table.commandOf(elements.front())) == Coming::drivenDue;
    return driven && !byMarch ? Outcome(Message{"play-driven-marches", {}}) : Outcome();
}

void arrive(Transaction& transaction, const Ids& elements)
{
    if (elements.empty() || transaction.onTable(elements.front()))
        return;
    const Id command = transaction.commandOf(elements.front());
    const bool left = transaction.get(command, state::flank) == Flank::left;
    transaction.happened("came-on", elements, {{"elements", int(elements.size())}, {"left", left}}, "flank-arrival");
    for (const Id one : elements)
        transaction.set(one, state::where, Where::table);
    if (comingOf(transaction, command) == Coming::due && !transaction.alternative("fleeing-from-arrivals"))
        transaction.push({"arrival-seen", transaction[command].side, elements, {}});
}

Rules arrivalRules() { return {flankMarch(), arrivalSeen(), arrivals(), showAmbush()}; }

} // namespace strategikon::dbmPlay
