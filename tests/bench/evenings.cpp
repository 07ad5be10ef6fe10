// Many evenings: a library of so many battles opened, listed, searched and counted. Its records are empty: no list
// reads one.
#include "app/evenings/tally.h"
#include "rules/battle.h"
#include "rules/catalogue.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <random>

namespace {

using namespace strategikon;
using namespace strategikon::evenings;
namespace fs = std::filesystem;

// In memory: what is measured is not the disk.
struct Shelf {
    fs::path path = fs::path("/dev/shm") / ("strategikon-evenings-" + std::to_string(::getpid()) + ".db");
    explicit Shelf(int battles)
    {
        const fs::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        auto library = Library::open(path.string());
        std::mt19937 random(5);
        const auto any = [&](const char* what, unsigned many) { return what + std::to_string(random() % many); };
        const char* lists[] = {"roman", "gallic", "egyptian", "hittite", "indian"};
        for (int i = 0; i < battles; ++i) {
            play::Facts facts;
            facts.turn = int(random() % 8);
            facts.over = random() % 8 != 0;
            facts.winner = facts.over ? int(random() % 3) : play::nobody;
            for (const int side : {0, 1}) {
                facts.sides[side].armies = {any("Army ", 40)};
                facts.sides[side].lists = {lists[random() % std::size(lists)]};
                for (const char* id : {"withdrawal", "points", "stands", "units", "commanders"})
                    facts.sides[side].standings.push_back({id, side, int(random() % 1000), 12, false});
                facts.sides[side].luck = play::LuckSum{300, 140, 150'000, 75'000};
            }
            const BattleAbout about{.players = {any("Player ", 30), any("Player ", 30)},
                .venue = any("Place ", 5),
                .occasion = any("League ", 20),
                .tags = {any("tag", 10)},
                .notes = "A line or two about what happened there"};
            (void)library->createBattle(
                {any("Battle ", 5000), "warmaster", "1.0", "{}", play::writeFacts(facts)}, {}, about);
        }
    }
    ~Shelf()
    {
        for (const char* end : {"", "-wal", "-shm", ".lock"})
            fs::remove(path.string() + end);
    }
};

const Shelf& shelf(int battles)
{
    static std::map<int, Shelf> all;
    return all.try_emplace(battles, battles).first->second;
}

QString byId(const std::string&, const std::string& list) { return QString::fromStdString(list); }

void listed(benchmark::State& state)
{
    const auto library = Library::open(shelf(int(state.range(0))).path.string());
    for (auto _ : state)
        benchmark::DoNotOptimize(outingsIn(*library));
}

void searched(benchmark::State& state)
{
    const auto library = Library::open(shelf(int(state.range(0))).path.string());
    const auto all = outingsIn(*library);
    for (auto _ : state)
        benchmark::DoNotOptimize(found(*all, {.search = "player league hitt"}, byId));
}

void sorted(benchmark::State& state)
{
    const auto library = Library::open(shelf(int(state.range(0))).path.string());
    const auto all = outingsIn(*library);
    for (auto _ : state)
        benchmark::DoNotOptimize(found(*all, {.sort = Wanted::Sort::player}, byId));
}

void counted(benchmark::State& state)
{
    const auto library = Library::open(shelf(int(state.range(0))).path.string());
    const auto all = outingsIn(*library);
    for (auto _ : state)
        benchmark::DoNotOptimize(tallied(*all, By(state.range(1))));
}

} // namespace

BENCHMARK(listed)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(searched)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(sorted)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(counted)->ArgsProduct({{100, 10'000}, {0, 1, 2}})->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
