// Cards of large battles: what is open, a card dealt and filled in, what it means, its answer with the record of it.
// DBM with ten elements a side and with ninety, Warmaster beside them. The cards of each phase come from a random
// player's battle, the same for all of a size; the figure is of one card.
#include "model/army/army.h"
#include "model/play/card/card.h"
#include "model/text/file.h"
#include "rules/battle.h"
#include "tests/play/random_battle.h"

#include <benchmark/benchmark.h>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// Moments of one battle, each with the answer that was given there.
struct Moments {
    const Game* game;
    Battle battle;
    std::vector<std::pair<State, Answer>> all{};
};

Army sized(const std::string& name, int elements)
{
    const std::string file = std::string(SOURCE_DIR) + "/lists/dbm/armies/" + name + ".yaml";
    Army army = *readArmy(*readFile(file), file);
    int count = 0;
    for (const Choice& row : army.choices)
        count += row.count;
    while (count != elements) {
        auto most = std::ranges::max_element(army.choices, {}, &Choice::count);
        const int step = std::clamp(elements - count, 1 - most->count, 8);
        if (step == 0)
            break;
        most->count += step;
        count += step;
    }
    return army;
}

State begun(Catalogue& catalogue, const std::string& system, int elements)
{
    if (system == "warmaster") {
        field::Random random(1);
        return *playtest::randomBeginning(catalogue, random);
    }
    BattlePlan plan;
    plan.sides = {{0, sized("polybian-roman", elements)}, {1, sized("gallic", elements)}};
    return *beginning(catalogue, plan);
}

// Of a kind of card: the first fifty of it.
const Moments& moments(const std::string& system, int elements, const std::string& what)
{
    static std::map<std::tuple<std::string, int, std::string>, Moments> kept;
    const auto key = std::tuple(system, elements, what);
    if (const auto it = kept.find(key); it != kept.end())
        return it->second;
    setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}});
    Catalogue catalogue;
    const State start = begun(catalogue, system, elements);
    const Game& game = *gameOf(system);
    Moments made{&game, Battle(game, start)};
    field::Random random(2);
    playtest::RandomPlayer player(game, random, system);
    constexpr std::size_t wanted = 50, utmost = 4000;
    for (std::size_t step = 0; step < utmost && made.all.size() < wanted && !made.battle.state().over; ++step) {
        State before = made.battle.state();
        const auto entry = player.step(made.battle);
        if (entry && entry->answer.what == what)
            made.all.emplace_back(std::move(before), entry->answer);
    }
    return kept.emplace(key, std::move(made)).first->second;
}

template <class Work>
void ofEach(benchmark::State& state, const std::string& system, int elements, const std::string& what, Work work)
{
    const Moments& all = moments(system, elements, what);
    if (all.all.empty())
        return state.SkipWithError("no such card came up");
    std::size_t at = 0;
    for (auto _ : state) {
        const auto& [before, answer] = all.all[at++ % all.all.size()];
        work(*all.game, all.battle, before, answer);
    }
}

void asked(const Game& game, const Battle&, const State& before, const Answer&)
{
    benchmark::DoNotOptimize(game.can(before));
}

// Nothing is said on it yet.
void meant(const Game& game, const Battle&, const State& before, const Answer& answer)
{
    Answer draft = answer;
    std::erase_if(draft.inputs,
        [](const auto& one) { return one.first == "dice" || one.first == "ours" || one.first == "theirs"; });
    benchmark::DoNotOptimize(game.preview(before, draft));
}

// As the window deals it, with all that was said put on it.
void filled(const Game& game, const Battle& battle, const State& before, const Answer& answer)
{
    const auto open = game.can(before);
    Card card(*cardFor(open, answer.what, answer.who), {&game, &before, nullptr, &battle, battle.head()});
    card.take(answer);
    benchmark::DoNotOptimize(card.complete());
}

void answered(const Game& game, const Battle&, const State& before, const Answer& answer)
{
    benchmark::DoNotOptimize(game.resolve(before, answer));
}

void all(const std::string& system, int elements, const std::string& what)
{
    const std::string name = system + "/" + std::to_string(elements) + "/" + what + "/";
    using Work = void (*)(const Game&, const Battle&, const State&, const Answer&);
    const std::pair<const char*, Work> works[] = {
        {"asked", asked}, {"meant", meant}, {"filled", filled}, {"answered", answered}};
    for (const auto& [does, work] : works)
        benchmark::RegisterBenchmark((name + does).c_str(), [=](benchmark::State& state) {
            ofEach(state, system, elements, what, work);
        })->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char** argv)
{
    for (const int elements : {10, 90})
        for (const char* what : {"move", "spontaneous", "shoot", "volley", "fight", "combat", "recoils", "end-phase"})
            all("dbm", elements, what);
    for (const char* what : {"order", "charge", "shoot", "attack", "end-phase"})
        all("warmaster", 0, what);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
