// DBM's battles with ninety elements a side, and with ten beside them: what is asked, moves and combats answered, a
// card filled in from the map; the card of a combat and a line of six. Beside that every face of the card, each
// reckoned by itself.
#include "model/field/field.h"
#include "model/play/ahead.h"
#include "model/play/map/place.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/game.h"
#include "rules/dbm/play/setup/begin.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace {

using namespace strategikon;
using namespace strategikon::dbmPlay;

// Two lines that face each other, so many elements a side, in three commands; one of spears, one of warband.
play::State armies(int many, const char* phase = "combat")
{
    const std::filesystem::path root = SOURCE_DIR;
    setRoots({root / "lists", root / "rules", root / "schema", {}});
    play::EventBuilder builder(play::State{}, dbmGame().fields());
    builder.happened("given");
    setDefaults(builder, builder.make({.sort = play::Sort::battle, .kind = "battle"}));
    const int each = (many + 2) / 3;
    for (const int side : {0, 1}) {
        const std::string letter = side == 0 ? "A" : "B";
        const Id army = builder.make({.sort = play::Sort::army, .badge = letter, .side = side});
        builder.set(army, "worth", 2 * many);
        builder.set(army, "half", many);
        for (int i = 0, command = 0; i < many; ++i) {
            if (i % each == 0) {
                command = builder.make({.sort = play::Sort::block, .side = side, .within = army});
                builder.set(command, "worth", 2 * each);
                builder.set(command, "left", 6);
            }
            const Id one = builder.make(
                {.sort = play::Sort::body, .badge = letter + std::to_string(i + 1), .side = side, .within = command});
            builder.set(one, "type", int(side == 0 ? Type::Sp : Type::Wb));
            builder.set(one, "grade", int(Grade::O));
            builder.set(one, "regular", side == 0);
            const int file = i / 2, rank = i % 2; // two deep
            play::setPlace(builder, dbmGame().fields(), one,
                {.known = play::Place::Known::line,
                    .x = 100 + 40 * file,
                    .y = side == 0 ? 592 - 15 * rank : 607 + 15 * rank,
                    .facing = side == 0 ? 90 : 270});
            builder.set(one, "wide", 40);
            builder.set(one, "deep", 15);
        }
    }
    builder.setTurn(1);
    builder.setPhase(phase);
    return builder.state();
}

const play::State& ninety()
{
    static const play::State made = armies(90);
    return made;
}

play::State applied(play::State state, const play::Answer& answer)
{
    for (const play::Event& event : dbmGame().resolve(state, answer).events)
        play::apply(state, event);
    return state;
}

play::Course fights(std::size_t many)
{
    const BattleView table(ninety());
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
    const play::State fought = applied(ninety(), fights(1).front());
    const play::Answer draft{.what = "combat"};
    for (auto _ : state)
        benchmark::DoNotOptimize(dbmGame().preview(fought, draft));
    state.counters["things"] = double(fought.things.size());
}

void everyFace(benchmark::State& state)
{
    const BattleView table(ninety());
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
        benchmark::DoNotOptimize(play::ahead(dbmGame(), ninety(), course));
}

void asked(benchmark::State& state)
{
    const play::State table = armies(int(state.range(0)), "moves");
    for (auto _ : state)
        benchmark::DoNotOptimize(dbmGame().can(table));
}

// A whole command as a group.
void moved(benchmark::State& state)
{
    const play::State at = armies(int(state.range(0)), "moves");
    const BattleView table(at);
    const auto open = dbmGame().can(at);
    const play::Decision* ask = play::cardFor(open, "move");
    play::Answer move{.what = "move", .who = ask->who};
    move.set("elements", table.elementsOf(table.commands(0).front()));
    for (const play::Input& input : ask->inputs)
        if (const auto given = play::givenBeside(input, move); given && !move.find(input.id))
            move.set(input.id, *given);
    if (const auto wrong = play::misfit(*ask, move))
        return state.SkipWithError(wrong->code.c_str());
    for (auto _ : state)
        benchmark::DoNotOptimize(dbmGame().resolve(at, move));
}

play::Answer firstFight(const play::State& at)
{
    const BattleView table(at);
    play::Answer fight{.what = "fight"};
    fight.set("ours", {table.elements(0).front()});
    fight.set("theirs", {table.elements(1).front()});
    return fight;
}

// Both named, both dice; the fight and what comes of it.
void fought(benchmark::State& state)
{
    const play::State at = armies(int(state.range(0)));
    const play::Answer first = firstFight(at);
    play::Answer second{.what = "combat"};
    for (const play::Input& input : play::cardFor(dbmGame().can(applied(at, first)), "combat")->inputs)
        if (input.kind == play::Input::Kind::dice)
            second.set(input.id, {6, 1});
    for (auto _ : state)
        benchmark::DoNotOptimize(dbmGame().resolve(applied(at, first), second));
}

// Ranks, flanks and who is faced, where everybody has a place.
void filledIn(benchmark::State& state)
{
    const play::State before = armies(int(state.range(0)));
    const play::State at = applied(before, firstFight(before));
    field::Field field;
    field.system = "dbm";
    field.table = {.width = 400, .depth = 120, .scale = 0.05};
    const auto open = dbmGame().can(at);
    const play::Decision& ask = *play::cardFor(open, "combat");
    std::size_t told = 0;
    for (auto _ : state)
        told += dbmGame().mapFacts(at, ask, {.what = "combat"}, &field).size();
    state.counters["told"] = benchmark::Counter(double(told), benchmark::Counter::kAvgIterations);
}

} // namespace

BENCHMARK(asked)->Arg(10)->Arg(90)->Unit(benchmark::kMicrosecond);
BENCHMARK(moved)->Arg(10)->Arg(90)->Unit(benchmark::kMicrosecond);
BENCHMARK(fought)->Arg(10)->Arg(90)->Unit(benchmark::kMicrosecond);
BENCHMARK(filledIn)->Arg(10)->Arg(90)->Unit(benchmark::kMicrosecond);
BENCHMARK(card)->Unit(benchmark::kMicrosecond);
BENCHMARK(everyFace)->Unit(benchmark::kMicrosecond);
BENCHMARK(line)->Arg(1)->Arg(3)->Arg(6)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
