// Those who are charged: shots at the chargers and skirmishers who slip away (rulebook 861-869, 1387-1407;
// errata 65-73).
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/shooting/cover.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Options of the input "distance": how far off the charge began.
enum Distance { withinNear, withinFar, beyondFar };

// Hits that skirmishers must score before they may evade, by how near the charge began (errata 69, 71).
int needed(const BattleView& table, Id unit, Id charger, int distance)
{
    constexpr const char *same[] = {"near-hits", "far-hits"}, *faster[] = {"near-hits-of-faster", "far-hits-of-faster"};
    const int pace = table.fullPace(charger), own = table.fullPace(unit);
    if (distance == beyondFar || !table.ruledBy("close-evades", "errata") || table.has(charger, Special::skirmish)
        || pace < own)
        return 0;
    return table.figure("evade-charge", (pace == own ? same : faster)[distance]);
}

// A charge on initiative begins near, an advance too.
int farthest(Mode mode) { return mode == Mode::initiative || mode == Mode::advance ? withinFar : beyondFar; }

bool freeToEvade(const BattleView& table, Id unit, Id charger)
{
    const bool outrun =
        table.has(charger, Special::skirmish) && table.fullPace(charger) >= table.fullPace(unit); // rulebook 863
    return table.onTable(unit) && table.has(unit, Special::skirmish) && !table.is(unit, state::confused)
        && !table.engaged(unit) && !table.is(unit, state::evaded) && !outrun;
}

int mostShots(const BattleView& table, Id unit)
{
    if (table.get(unit, state::range) == 0 || table.has(unit, Special::heavyArtillery)
        || table.type(unit) == Type::encampment)
        return 0;
    const int through = table.has(unit, Special::lightArtillery) ? table.figure("strikes-through", "stands") : 1;
    return table.get(unit, state::stands) * table.get(unit, state::shots) * through;
}

// What is usual: all stands shoot to their front, skirmishers all round, and who fights already does not.
int usualShots(const BattleView& table, Id unit, bool toFront)
{
    if (table.engaged(unit) || (!toFront && !table.has(unit, Special::skirmish)))
        return 0;
    return table.get(unit, state::stands) * table.get(unit, state::shots);
}

// Chargers end as if they stood in the open (rulebook 1299); whether shots find them so already the books do not say.
bool asksCover(const BattleView& table, Id charger)
{
    return table.ruledBy("chargers-under-fire", "as-they-stand") && mayBeCovered(table, charger);
}

// Where a charge began is written where it is known.
std::optional<int> known(std::optional<int> began) { return began && *began >= 0 ? began : std::nullopt; }

int reachOfShots(const BattleView& table, const steps::ShotsAtCharger& shots)
{
    return shotScores(table)[std::size_t(shots.cover.value_or(0))];
}

void pushEvade(Transaction& transaction, const steps::EvadeCharge& evade)
{
    if (mayEvade(transaction, evade.unit, evade.charger, evade.mode, evade.hits))
        transaction.push(packed("evade-charge", transaction[evade.unit].side, evade));
}

Rule shootAtCharger()
{
    return {.what = "shoot-at-charger",
        .carries = play::StepShape{2, 2, loads::mode<0>},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const auto shot = unpacked<steps::ShootAtCharger>(step);
            if (!table.onTable(shot.unit) || !table.onTable(shot.charger))
                return {};
            Decision ask{.rule = "shots-at-chargers"};
            ask.inputs = {number("shots", 0, mostShots(table, shot.unit), usualShots(table, shot.unit, shot.toFront))};
            if (asksCover(table, shot.charger)) {
                ask.inputs.push_back(choice("cover", {"open", "defended", "fortified"}, 0));
                ask.inputs.back().fact = true;
            }
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto [unit, charger, mode, toFront, began] = unpacked<steps::ShootAtCharger>(step);
            if (!transaction.onTable(unit) || !transaction.onTable(charger))
                return {};
            if (!answer.find("shots"))
                return factNeeded("shots");
            const int shots = answer.number("shots");
            if (shots == 0) {
                pushEvade(transaction, {unit, charger, 0, mode, known(began)});
                return {};
            }
            if (asksCover(transaction, charger) && !answer.find("cover"))
                return factNeeded("cover");
            steps::ShotsAtCharger next{unit, charger, shots, mode, known(began)};
            if (const int cover = answer.number("cover"); cover > 0) {
                next.cover = cover;
                next.began = began.value_or(-1);
            }
            transaction.push(packed("shots-at-charger", step.who, next));
            return {};
        }};
}

Rule shotsAtCharger()
{
    return {.what = "shots-at-charger",
        .carries = play::StepShape{2, 2, loads::shotAtCharger},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const auto shots = unpacked<steps::ShotsAtCharger>(step);
            return Decision{
                .inputs = {dice(shots.dice, reachOfShots(table, shots), false)}, .rule = "shots-at-chargers"};
        },
        .preview =
            [](const BattleView& table, const Step& step, const Answer&) {
                const auto shots = unpacked<steps::ShotsAtCharger>(step);
                Preview seen;
                seen.target = reachOfShots(table, shots);
                seen.dice.push_back({.count = shots.dice, .reach = seen.target, .faces = false});
                const play::Spread hits = play::hits(shots.dice, seen.target);
                for (int many = 0; many <= shots.dice; ++many)
                    seen.chances.emplace_back("hits-" + std::to_string(many), hits.chance(many));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const auto shots = unpacked<steps::ShotsAtCharger>(step);
            const Id unit = shots.unit, charger = shots.charger;
            const Decision ask{.inputs = {dice(shots.dice, reachOfShots(transaction, shots), false)}};
            const int hits = scored(ask, answer);
            transaction.happened("shot-at-charger", {unit, charger}, {{"hits", hits}}, "shots-at-chargers");
            pushEvade(transaction, {unit, charger, hits, shots.mode, known(shots.began)});
            if (hits > 0) {
                const int armour =
                    transaction.has(unit, Special::lightArtillery) ? 0 : armourOf(transaction, charger, false);
                transaction.push(
                    packed("saves", transaction[charger].side, steps::Saves{charger, {unit}, hits, armour, 1}));
            }
            return {};
        }};
}

std::optional<Decision> asksEvade(const BattleView& table, const Step& step)
{
    const auto [unit, charger, hits, mode, began] = unpacked<steps::EvadeCharge>(step);
    if (!mayEvade(table, unit, charger, mode, hits))
        return {};
    Decision ask{.inputs = {choice("reaction", {"stand", "evade"})}, .rule = "evade-charge"};
    ask.inputs[0].options[1] = evading(table, "evade");
    if (needed(table, unit, charger, withinNear) > hits) {
        const std::string near = std::to_string(table.figure("evade-charge", "near"));
        const std::string far = std::to_string(table.figure("evade-charge", "far"));
        std::vector<std::string> distances{near, far};
        if (farthest(mode) == beyondFar)
            distances.push_back("far");
        Input distance = choice("began-within", distances, 1);
        if (distances.size() > 2)
            distance.options.back().says = {"option-cm-far", {{"cm", far}}};
        distance.fact = true;
        ask.inputs.push_back(distance);
    }
    Ids friends = passable(table, table[unit].side);
    std::erase(friends, unit);
    if (!friends.empty())
        ask.inputs.push_back(factOf("through", friends, int(friends.size())));
    return ask;
}

std::optional<Message> resolvesEvade(Transaction& transaction, const Step& step, const Answer& answer)
{
    const auto [unit, charger, hits, mode, began] = unpacked<steps::EvadeCharge>(step);
    if (answer.number("reaction") == 0)
        return {};
    const int distance = answer.number("began-within", -1);
    const bool decides = needed(transaction, unit, charger, withinNear) > hits;
    if (decides && distance < 0)
        return factNeeded("began-within");
    if (decides && needed(transaction, unit, charger, distance) > hits)
        return Message{"play-evade-hits",
            {{"unit", transaction[unit].badge}, {"hits", hits},
                {"needed", needed(transaction, unit, charger, distance)}}};
    transaction.happened("evaded-charge", {unit, charger}, {}, "evade-charge");
    transaction.set(unit, state::evaded, true);
    Ids evasion{unit};
    for (const Id other : named(answer, "through"))
        evasion.push_back(other);
    transaction.tie("evasion", evasion);
    leaveBehind(transaction, unit);
    return {};
}

// How near the charge began is on its step, where the map knew it then.
std::vector<play::MapFact> mapFactsOfStart(const Tape& tape, const Decision& ask, const Answer&)
{
    const Input* distance = ask.find("began-within");
    const int began = unpacked<steps::EvadeCharge>(tape.table().state().agenda.back()).began.value_or(-1);
    if (!distance)
        return {};
    if (began >= 0 && began < int(distance->options.size()))
        return {{"began-within", {began}}};
    const bool stood = tape.place(ask.on[1]).known != play::Place::Known::untold; // before it charged
    return tape.placed({ask.on[0]}) && stood ? std::vector<play::MapFact>{{.input = "began-within", .open = true}}
                                             : std::vector<play::MapFact>{};
}

Rule evadeCharge()
{
    return {.what = "evade-charge",
        .carries = play::StepShape{2, 2, loads::mode<1>},
        .asks = asksEvade,
        .preview = {},
        .mapFacts = mapFactsOfStart,
        .resolve = resolvesEvade};
}

} // namespace

bool mayEvade(const BattleView& table, Id unit, Id charger, Mode mode, int hits)
{
    return freeToEvade(table, unit, charger) && needed(table, unit, charger, farthest(mode)) <= hits;
}

void receive(
    Transaction& transaction, Id charger, const Ids& charged, Mode mode, bool toFront, const std::vector<int>& began)
{
    for (std::size_t i = charged.size(); i-- > 0;) {
        const Id unit = charged[i];
        const auto from = known(began.empty() ? std::nullopt : std::optional(began[i]));
        if (mostShots(transaction, unit) > 0)
            transaction.push(packed(
                "shoot-at-charger", transaction[unit].side, steps::ShootAtCharger{unit, charger, mode, toFront, from}));
        else
            pushEvade(transaction, {unit, charger, 0, mode, from});
    }
}

Rules receivingRules() { return {shootAtCharger(), shotsAtCharger(), evadeCharge()}; }

} // namespace strategikon::warmasterPlay
