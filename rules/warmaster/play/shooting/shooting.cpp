// The Shooting phase (rulebook 1214-1340): who shoots at whom, dice in batches, artillery that strikes through.
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/shooting/cover.h"
#include "rules/warmaster/play/shooting/drive_back.h"
#include "rules/warmaster/play/shooting/volley.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Facts about the protection of a target, as the shooters see it; `ramparts`: it may be fortified.
void askCover(Decision& ask, int stands, bool ramparts)
{
    ask.inputs.push_back(number("defended", 0, stands, 0));
    std::vector<std::string> least{"any", "defended"};
    if (ramparts) {
        ask.inputs.push_back(number("fortified", 0, stands, 0));
        least.push_back("fortified");
    }
    Input aim = choice("aim", std::move(least), 0);
    aim.fact = true;
    ask.inputs.push_back(std::move(aim));
}

std::optional<Decision> shootCard(const BattleView& table, const Step&)
{
    const Ids shooters = ableToShoot(table), targets = shootable(table);
    if (shooters.empty() || targets.empty())
        return {};
    Decision ask{.rule = "nearest-target"};
    ask.inputs = {whoOf("shooters", shooters, 1, int(shooters.size())), whoOf("target", targets)};
    int stands = 0, covered = 0;
    for (const Id shooter : shooters)
        stands += standsToShoot(table, shooter);
    for (const Id target : targets)
        if (mayBeCovered(table, target))
            covered = std::max(covered, table.get(target, state::stands));
    ask.inputs.push_back(number("out", 0, stands - 1, 0));
    const auto ramparts = [&](Id target) { return mayBeFortified(table, target); };
    if (covered > 0)
        askCover(ask, covered, std::ranges::any_of(targets, ramparts));
    if (std::ranges::any_of(shooters, [&](Id one) { return strikesThrough(table, one); })) {
        ask.inputs.push_back(number("deeper", 0, mostThrough(table, stands), 0));
        if (const Ids behind = behindTargets(table); !behind.empty()) {
            ask.inputs.push_back(factOf("beyond", behind, mostThrough(table, stands)));
            ask.inputs.back().apart = {"target", "shooters"};
        }
    }
    return ask;
}

void noteCover(Transaction& transaction, Id target, const Cover& cover)
{
    const Covered best = cover.fortified > 0 ? Covered::fortified
        : cover.defended > 0                 ? Covered::defended
                                             : Covered::open;
    transaction.set(target, state::cover, std::max(best, transaction.get(target, state::cover)));
}

Step shotsAt(int who, Id target, const Ids& shooters, int dice, const Cover& cover)
{
    return packed("shots", who, steps::Shots{target, shooters, dice, cover.defended, cover.fortified, cover.aim});
}

void pushThrough(Transaction& transaction, int who, steps::StrikesThrough strikes)
{
    if (!strikes.behind.empty())
        transaction.push(packed("strikes-through", who, std::move(strikes)));
}

Rule shoot()
{
    return {.what = "shoot",
        .phases = {"shooting"},
        .asks = shootCard,
        .preview = previewVolley,
        .mapFacts = mapFactsOfShots,
        .idle = nobodyInRange,
        .warnings = warningsOfShots,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            Volley volley;
            if (auto wrong = readVolley(transaction, answer, volley))
                return wrong;
            int out = volley.out;
            for (auto it = volley.shooters.rbegin(); it != volley.shooters.rend(); ++it) {
                const int all = standsToShoot(transaction, *it), stands = all - std::min(out, all);
                out -= all - stands;
                if (stands == 0)
                    continue;
                transaction.happened("shot", {*it, volley.target}, {{"stands", stands}}, "nearest-target");
                transaction.add(*it, state::fired, stands);
            }
            noteCover(transaction, volley.target, volley.cover);
            pushThrough(transaction, step.who, {volley.beyond, volley.shooters, volley.left});
            transaction.push(shotsAt(step.who, volley.target, volley.shooters, volley.dice, volley.cover));
            return {};
        }};
}

Exposed exposedIn(const BattleView& table, const steps::Shots& shots)
{
    return exposed(table, shots.target, {shots.defended, shots.fortified, shots.aim});
}

int armourAgainst(const BattleView& table, const steps::Shots& shots)
{
    return allowsNoArmour(table, shots.shooters.front()) ? 0 : armourOf(table, shots.target, false);
}

// The dice that can be thrown at once; the rest are thrown when the open stands are gone (rulebook 1291).
std::optional<Decision> shotsCard(const BattleView& table, const Step& step)
{
    const auto shots = unpacked<steps::Shots>(step);
    if (shots.dice <= 0 || !table.onTable(shots.target))
        return {};
    const Exposed target = exposedIn(table, shots);
    const int now = target.batch(shots.dice);
    Decision ask{.rule = now < shots.dice ? "batches" : "to-hit"};
    ask.inputs = {dice(now, target.score(), false)};
    return ask;
}

Rule shots()
{
    return {.what = "shots",
        .carries = play::StepShape{2, 4, loads::hasDice},
        .asks = shotsCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer&) {
                const auto shots = unpacked<steps::Shots>(step);
                return previewShots(exposedIn(table, shots), shots.dice, armourAgainst(table, shots));
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto ask = shotsCard(transaction, step);
            if (!ask)
                return {};
            auto shots = unpacked<steps::Shots>(step);
            const Id target = shots.target;
            const Input& thrown = *ask->find("dice");
            const int hits = scored(*ask, answer);
            transaction.happened("hits-scored", {target},
                {{"dice", thrown.dice.count}, {"hits", hits}, {"score", thrown.dice.reach}}, "to-hit");
            if (const int rest = shots.dice - thrown.dice.count; rest > 0) {
                shots.dice = rest;
                transaction.push(packed(step.what, step.who, shots));
            }
            if (hits > 0) {
                const int counter = transaction.engaged(target) ? 1 : 0;
                transaction.push(packed("saves", transaction[target].side,
                    steps::Saves{target, shots.shooters, hits, armourAgainst(transaction, shots), counter}));
            }
            return {};
        }};
}

// What light artillery strikes behind its target, one unit after the other (rulebook 4538-4544).
std::optional<Decision> throughCard(const BattleView& table, const Step& step)
{
    const Id unit = step.on.front();
    if (!table.onTable(unit))
        return {};
    Decision ask{.on = {unit, step.on.back()}, .rule = "strikes-through"};
    const int stands = table.get(unit, state::stands);
    const auto strikes = unpacked<steps::StrikesThrough>(step);
    ask.inputs = {number("beneath", 1, strikes.left - int(strikes.behind.size()) + 1, 1)};
    if (mayBeCovered(table, unit))
        askCover(ask, stands, mayBeFortified(table, unit));
    return ask;
}

Rule strikesThroughRule()
{
    return {.what = "strikes-through",
        .carries = play::StepShape{2, 2, loads::strikesOn},
        .asks = throughCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                Cover cover;
                (void)readCover(table, answer, step.on.front(), cover);
                return previewShots(exposed(table, step.on.front(), cover), answer.number("beneath", 1), 0);
            },
        .mapFacts = mapFactsOfStruckThrough,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Id unit = step.on.front();
            const bool there = throughCard(transaction, step).has_value();
            const int beneath = there ? answer.number("beneath") : 0;
            Cover cover;
            if (there && beneath == 0)
                return factNeeded("beneath");
            if (auto wrong = there ? readCover(transaction, answer, unit, cover) : std::nullopt)
                return wrong;
            const auto strikes = unpacked<steps::StrikesThrough>(step);
            pushThrough(transaction, step.who,
                {{strikes.behind.begin() + 1, strikes.behind.end()}, strikes.shooters, strikes.left - beneath});
            if (!there)
                return {};
            transaction.happened("struck-through", {unit, step.on.back()}, {{"stands", beneath}}, "strikes-through");
            noteCover(transaction, unit, cover);
            transaction.push(shotsAt(step.who, unit, strikes.shooters, beneath, cover));
            return {};
        }};
}

} // namespace

Rules shootingRules()
{
    Rules all{shoot(), shots(), strikesThroughRule(), saves()};
    for (Rule& rule : driveRules())
        all.push_back(std::move(rule));
    return all;
}

} // namespace strategikon::warmasterPlay
