// A battle in the library: a step resolved and stored, opened again, listed. Beside each another way to the same end.
#include "model/play/record/record.h"
#include "model/play/record/recorder.h"
#include "model/play/record/stored.h"
#include "model/text/write.h"
#include "tests/play/random_battle.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace {

using namespace strategikon;
using namespace strategikon::play;
namespace fs = std::filesystem;

struct Folder {
    fs::path path = fs::temp_directory_path() / ("strategikon-bench-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    std::string file(const std::string& name) const { return (path / name).string(); }
};

struct Played {
    State beginning;
    Battle battle;
};

// A battle that goes on until it has 2,000 steps: where it ends before, it is played once more from its middle.
const Played& played()
{
    static const Played made = [] {
        const fs::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        Catalogue catalogue;
        field::Random random(1);
        const auto beginning = playtest::randomBeginning(catalogue, random);
        Played played{*beginning, Battle(warmasterGame(), *beginning)};
        playtest::RandomPlayer player(warmasterGame(), random);
        while (played.battle.log().size() < 2000) {
            if (played.battle.state().over)
                (void)played.battle.goTo(played.battle.line()[played.battle.line().size() / 2]);
            (void)player.step(played.battle);
        }
        return played;
    }();
    return made;
}

BattleContent content() { return {"By the ford", "warmaster", "1.0", {}, {}}; }

std::string recorded(Library& library)
{
    return *Recorder::import(library, warmasterGame(), content(), played().beginning, played().battle.log());
}

// --- A step

void stepStored(benchmark::State& state)
{
    const Folder folder;
    Library library = std::move(*Library::open(folder.file("library.db")));
    Recorder recorder = std::move(*Recorder::begin(library, warmasterGame(), content(), played().beginning));
    std::size_t at = 0;
    for (auto _ : state) {
        const Entry& entry = played().battle.log()[at];
        if (entry.kind == Entry::Kind::step ? recorder.answer(entry.answer) : recorder.goTo(entry.to))
            state.SkipWithError("not stored");
        if (++at == played().battle.log().size()) {
            state.PauseTiming();
            recorder = std::move(*Recorder::begin(library, warmasterGame(), content(), played().beginning));
            at = 0;
            state.ResumeTiming();
        }
    }
}

// The same entry as a line at the end of a file, on the disk before it is seen.
void stepAppended(benchmark::State& state)
{
    const Folder folder;
    const int file = ::open(folder.file("battle.jsonl").c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    Battle battle(warmasterGame(), played().beginning);
    std::size_t at = 0;
    for (auto _ : state) {
        const Entry& done = played().battle.log()[at++ % played().battle.log().size()];
        if (at % played().battle.log().size() == 1)
            battle = Battle(warmasterGame(), played().beginning);
        const auto entry = done.kind == Entry::Kind::step ? battle.toAnswer(done.answer) : battle.toGo(done.to);
        battle.restored(*entry);
        const std::string line = writeJsonLine(written(*entry, warmasterGame().fields(), battle.state())) + "\n";
        if (::write(file, line.data(), line.size()) < 0 || ::fdatasync(file) != 0)
            state.SkipWithError("not stored");
    }
    ::close(file);
}

// --- 2,000 steps

void replayed(benchmark::State& state)
{
    for (auto _ : state) {
        Battle battle(warmasterGame(), played().beginning);
        for (const Entry& entry : played().battle.log())
            if (!battle.restored(entry))
                state.SkipWithError("not replayed");
        benchmark::DoNotOptimize(battle);
    }
}

void resolvedAgain(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(judgedAgain(played().battle).otherwise);
}

void opened(benchmark::State& state)
{
    const Folder folder;
    Library library = std::move(*Library::open(folder.file("library.db")));
    const std::string id = recorded(library);
    for (auto _ : state)
        benchmark::DoNotOptimize(Recorder::open(library, warmasterGame(), id, "1.0"));
}

void rowsRead(benchmark::State& state)
{
    const Folder folder;
    Library library = std::move(*Library::open(folder.file("library.db")));
    const std::string id = recorded(library);
    for (auto _ : state)
        benchmark::DoNotOptimize(library.battleEntries(id));
}

// The same from a file of JSON lines, which is checked and resolved again as well.
void fileRead(benchmark::State& state)
{
    const std::string text = writeRecord({"warmaster", "By the ford", "1.0", played().beginning}, played().battle);
    for (auto _ : state) {
        std::vector<int> otherwise;
        benchmark::DoNotOptimize(readRecord(
            text, "b.jsonl", [](std::string_view) { return &warmasterGame(); }, otherwise));
    }
    state.counters["bytes"] = double(text.size());
}

// --- 1,000 battles

void listed(benchmark::State& state)
{
    const Folder folder;
    Library library = std::move(*Library::open(folder.file("library.db")));
    for (int i = 0; i < 1000; ++i)
        (void)Recorder::begin(library, warmasterGame(), content(), played().beginning);
    for (auto _ : state)
        benchmark::DoNotOptimize(library.battles());
}

// The same with every battle read whole.
void listedWhole(benchmark::State& state)
{
    const Folder folder;
    Library library = std::move(*Library::open(folder.file("library.db")));
    for (int i = 0; i < 1000; ++i)
        (void)Recorder::begin(library, warmasterGame(), content(), played().beginning);
    const auto all = library.battles();
    for (auto _ : state)
        for (const SavedBattle& one : *all)
            benchmark::DoNotOptimize(library.battle(one.id));
}

} // namespace

BENCHMARK(stepStored)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(stepAppended)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(replayed)->Unit(benchmark::kMillisecond);
BENCHMARK(resolvedAgain)->Unit(benchmark::kMillisecond);
BENCHMARK(opened)->Unit(benchmark::kMillisecond);
BENCHMARK(rowsRead)->Unit(benchmark::kMillisecond);
BENCHMARK(fileRead)->Unit(benchmark::kMillisecond);
BENCHMARK(listed)->Unit(benchmark::kMillisecond);
BENCHMARK(listedWhole)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
