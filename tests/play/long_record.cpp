#include "long_record.h"

#include "model/play/record/agreed.h"

#include <algorithm>

namespace playtest {

namespace {

using play::Sort;

// All who are lost are there again, with all their stands.
std::optional<play::Answer> backAgain(const play::Game& game, const play::State& state)
{
    play::Answer answer{.what = play::agreedStep, .who = play::both};
    for (const play::Thing& thing : state.things) {
        if (!thing.gone || (thing.sort != Sort::body && thing.sort != Sort::leader))
            continue;
        const std::string name = "#" + std::to_string(thing.id) + ".";
        if (thing.sort == Sort::leader)
            answer.set(name + "gone", {0});
        else
            answer.set(name + "stands", {thing.fields[std::size_t(game.fields().index(Sort::body, "strength"))]});
    }
    return answer.inputs.empty() ? std::nullopt : std::optional(answer);
}

// Mostly they march and wait: an order for one unit, which it is given, the end of a phase, and nobody named beyond
// whom a card must have.
std::optional<play::Answer> drilled(const play::Game& game, const play::State& state, const char* what)
{
    const auto open = game.can(state);
    const auto ask = std::ranges::find_if(
        open, [&](const play::Decision& one) { return one.what == what || one.what == "carried-out"; });
    if (ask == open.end())
        return {};
    play::Answer answer{.what = ask->what, .who = ask->who};
    for (const play::Input& input : ask->inputs)
        if (input.kind == play::Input::Kind::dice)
            answer.set(input.id, std::vector<int>(std::size_t(input.dice.count), 1));
        else if (input.kind == play::Input::Kind::things)
            answer.set(input.id, {input.among.begin(), input.among.begin() + input.least});
        else if (input.given)
            answer.set(input.id, *input.given);
    return answer;
}

} // namespace

bool LongRecord::goOn(std::size_t entries)
{
    while (battle.log().size() < entries) {
        if (const auto back = backAgain(battle.game(), battle.state()))
            (void)battle.answered(*back); // refused in the middle of something: then after it
        const auto drill = drilled(battle.game(), battle.state(), random.chance(0.5) ? "order" : "end-phase");
        if (drill && random.chance(0.97) && battle.answered(*drill))
            continue;
        if (battle.state().over || !player.step(battle))
            return false;
    }
    return true;
}

std::unique_ptr<LongRecord> longRecord(Catalogue& catalogue, Random& random)
{
    std::vector<warmasterPlay::Force> forces;
    for (const int side : {0, 1})
        forces.push_back({side, randomLegalArmy(catalogue, 3000, random), false, {}});
    const auto beginning = begin(catalogue, forces, {.turns = 0, .first = 0, .edge = 0});
    const play::Game& game = warmasterGame();
    return std::unique_ptr<LongRecord>(
        new LongRecord{*beginning, play::Battle(game, *beginning), random, RandomPlayer(game, random)});
}

} // namespace playtest
