// Distant shooting, by both sides in every bound, in the order of the side whose bound it is (rulebook 629-644).
#include "model/text/contains.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/map/map_facts.h"
#include "rules/dbm/play/movement/limits.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>
#include <iterator>

namespace strategikon::dbmPlay {

namespace {

// What it does in close combat keeps it from shooting, and from being shot at (630-633).
bool isOut(const BattleView& table, Id element, const Engaged& engaged)
{
    return barred(outOfShooting(), table, element, &engaged).is == Known::yes;
}

Ids shooters(const BattleView& table, const Engaged& engaged)
{
    Ids all;
    for (const int side : {table.state().side, 1 - table.state().side})
        for (const Id one : table.elements(side))
            if (table.mayAid(one) && !isOut(table, one, engaged))
                all.push_back(one);
    if (std::ranges::none_of(all, [&](Id one) { return table.mayShoot(one); }))
        all.clear();
    return all;
}

// How many shoot at one target (635).
int mostShooters()
{
    static const int most = 1 + int(shootingTable().find("aids")->integerOr("most", 0));
    return most;
}

std::optional<Decision> shootCard(const BattleView& table, const Step&)
{
    const Engaged engaged(table);
    const Ids all = shooters(table, engaged);
    Ids targets; // all who shoot at one do so together (635)
    for (const int side : {0, 1})
        if (std::ranges::any_of(all, [&](Id one) { return table[one].side != side; }))
            std::ranges::copy_if(table.elements(side), std::back_inserter(targets),
                [&](Id one) { return !table.is(one, state::shotAt) && !isOut(table, one, engaged); });
    if (all.empty() || targets.empty())
        return {};
    Decision ask{.rule = "shooting"};
    ask.inputs = {whoOf("shooters", all, 1, mostShooters()), whoOf("target", targets)};
    for (Input& one : ask.inputs)
        one.given.reset();
    return ask;
}

// Who might shoot back with the target.
Ids aidsOf(const BattleView& table, Id target)
{
    const Engaged engaged(table);
    Ids all = table.elements(table[target].side);
    std::erase_if(all, [&](Id one) { return one == target || !table.mayAid(one) || isOut(table, one, engaged); });
    return all;
}

// In the enemy's bound handgunners shoot two deep: somebody stands behind each of them, and does not shoot himself
// (635).
Ids inTurns(const BattleView& table, const Ids& shooters)
{
    Ids all = shooters;
    std::erase_if(all, [&](Id one) { return !table.shootsInTurns(one); });
    return all;
}

Ids mayStandBehind(const BattleView& table, const Ids& shooters)
{
    Ids all;
    for (const Id one : inTurns(table, shooters))
        for (const Id other : table.behindInTurns(one))
            if (!contains(shooters, other) && !contains(all, other))
                all.push_back(other);
    return all;
}

Ids shootersOf(const Step& step)
{
    Ids all{step.on.front()};
    all.insert(all.end(), step.on.begin() + 2, step.on.end());
    return all;
}

// on: the main shooter, his target, who aids him.
std::optional<Decision> volleyCard(const BattleView& table, const Step& step)
{
    Decision ask{.rule = "shooting"};
    ask.inputs = factsOf(table, step.on[0], step.on[1], Mode::shooting);
    if (ask.find("returns"))
        if (const Ids others = aidsOf(table, step.on[1]); !others.empty())
            ask.inputs.push_back(factOf("their-aids", others, std::min(mostShooters() - 1, int(others.size()))));
    const Ids all = shootersOf(step);
    if (const int many = int(inTurns(table, all).size()); many > 0)
        ask.inputs.push_back(whoOf("in-turns", mayStandBehind(table, all), many, many));
    for (Input& one : diceOf(table, step.on[0], step.on[1]))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Fight volleyOf(const BattleView& table, const Step& step, const Answer& answer)
{
    Fight fight = fightOf(table, step.on[0], step.on[1], Mode::shooting, answer);
    fight.of[0].aids = int(step.on.size()) - 2;
    fight.of[1].aids = answer.number("returns") != 0 ? int(named(answer, "their-aids").size()) : 0;
    return fight;
}

Preview volleyPreview(const BattleView& table, const Step& step, const Answer& answer)
{
    Preview seen = previewOf(table, volleyOf(table, step, filled(*volleyCard(table, step), answer)), answer);
    seen.of = {step.on[0], step.on[1]};
    return seen;
}

Outcome volleyFault(const BattleView& table, const Answer& answer)
{
    const Ids all = named(answer, "shooters");
    const int side = table[all.front()].side;
    for (const Id one : all)
        if (table[one].side != side)
            return Message{"play-shooters-of-both", {{"who", table[one].badge}}};
    if (!table.mayShoot(all.front()))
        return Message{"play-only-aids", {{"who", table[all.front()].badge}}};
    if (const Id target = answer.number("target"); table[target].side == side)
        return Message{"play-own-target", {{"who", table[target].badge}}};
    if (mayStandBehind(table, all).size() < inTurns(table, all).size())
        return Message{"play-not-two-deep", {{"who", table[inTurns(table, all).front()].badge}}};
    return {};
}

Step volleyStep(const Answer& answer)
{
    const Ids all = named(answer, "shooters");
    Step volley{"volley", play::both, {all.front(), answer.number("target")}, {}};
    volley.on.insert(volley.on.end(), all.begin() + 1, all.end());
    return volley;
}

Warnings fromContact(const OnTable& on, const Decision&, const Answer& answer)
{
    Ids those = named(answer, "shooters");
    if (const Id target = answer.number("target"); target != 0)
        those.push_back(target);
    return perhapsInContact(on.table, those, "warn-shoots-from-contact", "shooting");
}

Rule shoot()
{
    return {.what = "shoot",
        .phases = {"shooting"},
        .selectsOnly = true,
        .opensItself = true,
        .asks = shootCard,
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const bool whole = answer.find("shooters") && answer.find("target");
                return whole && !volleyFault(table, answer) ? volleyPreview(table, volleyStep(answer), {}) : Preview{};
            },
        .mapFacts = targetFacts,
        .warnings = fromContact,
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            if (auto fault = volleyFault(transaction, answer))
                return fault;
            transaction.push(volleyStep(answer));
            return {};
        }};
}

Rule volley()
{
    return {.what = "volley",
        .carries = elements(2),
        .asks = volleyCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return volleyPreview(table, step, answer); },
        .asLastTime = asLastTime,
        .mapFacts = [](const OnTable& on, const Decision& ask,
                        const Answer&) { return rankFacts(on.table, ask, Mode::shooting); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Decision card = *volleyCard(transaction, step);
            const Answer answer = filled(card, given);
            const Id main = step.on[0], target = step.on[1];
            const Fight fight = volleyOf(transaction, step, answer);
            const Verdict verdict =
                decided(transaction, fight, {play::sum(answer, "ours"), play::sum(answer, "theirs")});
            transaction.happened("shot", {main, target},
                {{"ours", verdict.scores[0]}, {"theirs", verdict.scores[1]}, {"our-die", play::sum(answer, "ours")},
                    {"their-die", play::sum(answer, "theirs")}},
                "shooting");
            keepCovers(transaction, card, {main, target}, answer);
            transaction.set(main, state::shot, true);
            for (std::size_t i = 2; i < step.on.size(); ++i)
                transaction.set(step.on[i], state::shot, true);
            for (const Id one : named(answer, "in-turns"))
                transaction.set(one, state::shot, true);
            seesEnemy(transaction, transaction.commandOf(main));
            transaction.set(target, state::shotAt, true);
            if (answer.number("returns") != 0) {
                transaction.set(main, state::shotAt, true);
                transaction.set(target, state::shot, true);
                for (const Id one : named(answer, "their-aids"))
                    transaction.set(one, state::shot, true);
            }
            transaction.attacked(target);
            const Ids ranks[] = {named(answer, "our-behind"), named(answer, "their-behind")};
            for (const std::size_t side : {1, 0})
                pushFate(
                    transaction, step.on[side], step.on[1 - side], verdict.fates[side], Mode::shooting, ranks[side]);
            return {};
        }};
}

} // namespace

Rules shootingRules() { return {shoot(), volley()}; }

} // namespace strategikon::dbmPlay
