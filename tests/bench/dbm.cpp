// Odds of DBM's battles: the card of a combat between armies of ninety elements a side, and a line of six combats.
// Beside it every face of the card, each reckoned by itself.
#include "model/play/ahead.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/begin.h"
#include "rules/dbm/play/fighting.h"
#include "rules/dbm/play/game.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace {

using namespace strategikon;
using namespace strategikon::dbmPlay;

// Two armies with a general and 89 spears each, in three commands, in close combat.
const play::State& armies()
{
    static const play::State made = [] {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        play::EventBuilder builder(play::State{}, dbmGame().fields());
        builder.happened("given");
        setDefaults(builder, builder.make({.sort = play::Sort::battle, .kind = "battle"}));
        for (const int side : {0, 1}) {
            const std::string letter = side == 0 ? "A" : "B";
            const Id army = builder.make({.sort = play::Sort::army, .badge = letter, .side = side});
            builder.set(army, "worth", 180);
            builder.set(army, "half", 90);
            for (int i = 0, command = 0; i < 90; ++i) {
                if (i % 30 == 0) {
                    command = builder.make({.sort = play::Sort::block, .side = side, .within = army});
                    builder.set(command, "worth", 60);
                    builder.set(command, "lost", 14);
                }
                const Id one = builder.make({.sort = play::Sort::body,
                    .badge = letter + std::to_string(i + 1),
                    .side = side,
                    .within = command});
                builder.set(one, "type", int(side == 0 ? Type::Sp : Type::Wb));
                builder.set(one, "grade", int(Grade::O));
                builder.set(one, "regular", side == 0);
            }
        }
        builder.setTurn(1);
        builder.setPhase("combat");
        return builder.state();
    }();
    return made;
}

play::Course fights(std::size_t many)
{
    const BattleView table(armies());
    play::Course course;
    for (std::size_t i = 0; i < many; ++i) {
        play::Answer one{.what = "fight"};
        one.set("ours", {table.elements(0)[i]});
        one.set("theirs", {table.elements(1)[i]});
        course.push_back(std::move(one));
    }
    return course;
}

void card(benchmark::State& state)
{
    play::State fought = armies();
    const play::Answer first = fights(1).front();
    for (const play::Event& event : dbmGame().resolve(fought, first).events)
        play::apply(fought, event);
    const play::Answer draft{.what = "combat"};
    for (auto _ : state)
        benchmark::DoNotOptimize(dbmGame().preview(fought, draft));
    state.counters["things"] = double(fought.things.size());
}

void everyFace(benchmark::State& state)
{
    const BattleView table(armies());
    const play::Answer first = fights(1).front();
    const Fight fight = fightOf(table, first.number("ours"), first.number("theirs"), Mode::close, {});
    for (auto _ : state)
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b)
                benchmark::DoNotOptimize(decided(table, fight, {a, b}));
}

void line(benchmark::State& state)
{
    const auto course = fights(std::size_t(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(play::ahead(dbmGame(), armies(), course));
}

} // namespace

BENCHMARK(card)->Unit(benchmark::kMicrosecond);
BENCHMARK(everyFace)->Unit(benchmark::kMicrosecond);
BENCHMARK(line)->Arg(1)->Arg(3)->Arg(6)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
