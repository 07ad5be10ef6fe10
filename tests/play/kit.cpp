#include "kit.h"

#include "model/play/record/action.h"
#include "model/play/record/invariants.h"
#include "model/play/record/record.h"

#include <algorithm>
#include <cmath>

namespace playtest {

using namespace play;

namespace {

// What a card promises before anybody has answered it, and with what is filled in.
std::string cardsAmiss(const Game& game, const State& state, Tried& tried)
{
    for (const Decision& ask : game.can(state)) {
        Answer draft{.what = ask.what, .who = ask.who};
        for (const bool whole : {false, true}) {
            for (const Input& input : ask.inputs)
                if (whole && input.kind != Input::Kind::dice)
                    draft.set(input.id,
                        input.given ? *input.given
                            : input.kind == Input::Kind::things
                            ? std::vector<Id>(input.among.begin(), input.among.begin() + input.least)
                            : std::vector<Id>{input.least});
            for (const auto& [outcome, chance] : game.preview(state, draft).chances)
                if (!(chance > -1e-9 && chance < 1 + 1e-9))
                    return ask.what + ": the chance of " + outcome;
        }
        ++tried.cards;
    }
    return {};
}

// An answer written down is read as the same.
std::string wordsAmiss(const Game& game, const State& before, const Answer& answer)
{
    const auto open = game.can(before);
    const Decision* ask = cardFor(open, answer.what, answer.who);
    if (!ask)
        return answer.what + " was answered and is not open";
    if (ask->hidden) // what stands there is no card's
        return {};
    const auto read = answerFrom(open, before, actionOf(*ask, before, answer), false);
    return read && read->inputs == answer.inputs && read->who == answer.who ? "" : answer.what + " reads otherwise";
}

// An open step that is not what its rule wrote is refused, or the rules go on from it.
std::string damageAmiss(const Game& game, const State& after, Tried& tried)
{
    for (std::size_t at = 0; at < after.agenda.size(); ++at)
        for (int how = 0; how < 5; ++how) {
            State other = after;
            Step& step = other.agenda[at];
            if (how == 0)
                step.on.clear();
            else if (how == 1)
                step.with.clear();
            else if (how == 2)
                step.on.assign(step.on.size(), 0);
            else if (how == 3)
                step.with.assign(step.with.size(), 1'000'000'000);
            else
                step.what = "meant-otherwise";
            if (other == after)
                continue;
            ++tried.damaged;
            if (!isSound(other, game))
                continue;
            for (const Decision& ask : game.can(other))
                game.preview(other, {.what = ask.what, .who = ask.who});
        }
    return {};
}

std::string recordAmiss(const Kit& kit, const Battle& battle, const State& beginning)
{
    const RecordHead head{.system = kit.system, .name = "A battle", .program = "0", .beginning = beginning};
    const std::string text = writeRecord(head, battle);
    std::vector<int> otherwise;
    const auto read = readRecord(
        text, "battle.jsonl", [&](std::string_view) { return &kit.game; }, otherwise);
    if (!read)
        return "its record is not read: " + describe(read.faults);
    if (!otherwise.empty())
        return "step " + std::to_string(otherwise.front()) + " is ruled otherwise when it is read";
    Battle again(kit.game, read->head.beginning);
    for (const Entry& entry : read->log)
        if (!again.restored(entry))
            return "step " + std::to_string(entry.number) + " of its record does not fit";
    return again.state() == battle.state() && writeRecord(head, again) == text ? "" : "its record is another battle";
}

} // namespace

std::string takenBack(Battle& battle, const State& start)
{
    const State end = battle.state();
    while (battle.head() != 0)
        battle.undo();
    if (!(battle.state() == start))
        return "undone to the start it is not the start";
    while (battle.redo())
        ;
    return battle.state() == end ? "" : "redone it is another battle";
}

Tried tried(const Kit& kit, std::uint64_t seed, int most)
{
    Tried tried;
    Random random(seed);
    const State beginning = kit.beginning(seed);
    Battle battle(kit.game, beginning);
    const State start = battle.state();
    RandomPlayer player(kit.game, random, kit.system);
    const auto amiss = [&](const std::string& what) {
        if (tried.amiss.empty() && !what.empty())
            tried.amiss = "step " + std::to_string(tried.steps) + ": " + what;
        return !tried.amiss.empty();
    };
    for (; tried.steps < most && !battle.state().over; ++tried.steps) {
        const State before = battle.state();
        if (amiss(cardsAmiss(kit.game, before, tried)))
            return tried;
        const auto entry = player.step(battle);
        if (!entry && amiss("nothing can be answered; " + player.lastRefusal))
            return tried;
        const auto broken = brokenIn(kit.game, battle.state());
        if (amiss(broken.empty() ? "" : broken.front()) || amiss(wordsAmiss(kit.game, before, entry->answer))
            || amiss(damageAmiss(kit.game, battle.state(), tried)))
            return tried;
    }
    tried.refused = player.refusals;
    tried.over = battle.state().over;
    amiss(recordAmiss(kit, battle, beginning));
    amiss(takenBack(battle, start));
    return tried;
}

} // namespace playtest
