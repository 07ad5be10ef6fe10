// Long records: what reading one, ruling it again and writing its report take in time and memory, at 500, 2,000 and
// 8,000 steps, each by the program itself in a process of its own; and a step near the beginning beside one at the end.
#include "model/play/record/record.h"
#include "tests/play/long_record.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace {

using namespace strategikon;
namespace fs = std::filesystem;

// The user's folder, away from the user's own.
struct Home {
    fs::path path = fs::temp_directory_path() / ("strategikon-bench-" + std::to_string(::getpid()));
    Home()
    {
        fs::create_directories(path);
        ::setenv("STRATEGIKON_HOME", path.c_str(), 1);
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    }
    ~Home() { fs::remove_all(path); }
    std::string file(const std::string& name) const { return (path / name).string(); }
};

playtest::LongRecord& record()
{
    static Catalogue catalogue;
    static playtest::Random random(3);
    static const auto made = [] {
        const fs::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        return playtest::longRecord(catalogue, random);
    }();
    return *made;
}

// As it was after so many entries.
play::Battle battleOf(std::size_t entries)
{
    record().goOn(entries);
    play::Battle battle(record().battle.game(), record().beginning);
    for (std::size_t i = 0; i < entries; ++i)
        (void)battle.restored(record().battle.log()[i]);
    return battle;
}

std::string fileOf(const Home& home, std::size_t entries)
{
    const std::string file = home.file(std::to_string(entries) + ".jsonl");
    std::ofstream(file) << writeRecord({"warmaster", "Long", "1.0", record().beginning, {}}, battleOf(entries));
    return file;
}

struct Ran {
    double memory = 0;  // MiB at most; 0: it failed
    double seconds = 0; // of processors
};

Ran ran(std::vector<std::string> words)
{
    words.insert(words.begin(), STRATEGIKON);
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    int status = 1;
    rusage usage{};
    const bool well = ::posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0
        && ::wait4(child, &status, 0, &usage) == child && status == 0;
    posix_spawn_file_actions_destroy(&actions);
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return well ? Ran{double(usage.ru_maxrss) / 1024, seconds(usage.ru_utime) + seconds(usage.ru_stime)} : Ran{};
}

void program(benchmark::State& state, const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    const Home home;
    const std::string file = fileOf(home, std::size_t(state.range(0)));
    if (ran({"battle", "import", file}).memory == 0)
        state.SkipWithError("not read");
    double memory = 0;
    for (auto _ : state) {
        std::vector<std::string> words = before;
        for (const std::string& word : after)
            words.push_back(word.starts_with("out.") ? home.file(word) : word == "FILE" ? file : word);
        memory = std::max(memory, ran(words).memory);
        if (memory == 0)
            state.SkipWithError("the program failed");
    }
    state.counters["MiB"] = memory;
}

void verify(benchmark::State& state) { program(state, {"battle", "verify"}, {"last"}); }
void verifyFile(benchmark::State& state) { program(state, {"battle", "verify"}, {"FILE"}); }
void report(benchmark::State& state) { program(state, {"battle", "report", "last", "-o"}, {"out.md"}); }
void reportOnPaper(benchmark::State& state) { program(state, {"battle", "report", "last", "-o"}, {"out.pdf"}); }

// One command on a record that was written to before, in time of processors.
void command(benchmark::State& state, const std::vector<std::string>& words)
{
    const Home home;
    if (ran({"battle", "import", fileOf(home, std::size_t(state.range(0)))}).memory == 0
        || ran({"battle", "note", "last", "Here it begins."}).memory == 0)
        state.SkipWithError("not read");
    for (auto _ : state) {
        const Ran once = ran(words);
        if (once.memory == 0)
            state.SkipWithError("the program failed");
        state.SetIterationTime(once.seconds);
    }
}

void note(benchmark::State& state) { command(state, {"battle", "note", "last", "A note."}); }
void can(benchmark::State& state) { command(state, {"battle", "options", "last"}); }
void standing(benchmark::State& state) { command(state, {"battle", "show", "last", "--json"}); }
// Beside them, what each of them did when a command read all of the record.
void standingAtFirst(benchmark::State& state) { command(state, {"battle", "show", "last", "--json", "--step", "1"}); }

// A hundred steps that follow so many, resolved and done.
void hundredSteps(benchmark::State& state)
{
    const auto from = std::size_t(state.range(0));
    record().goOn(from + 100);
    const play::Battle before = battleOf(from);
    for (auto _ : state) {
        state.PauseTiming();
        play::Battle battle = before;
        state.ResumeTiming();
        for (std::size_t i = from; i < from + 100; ++i) {
            const play::Entry& done = record().battle.log()[i];
            if (!battle.answered(done.answer))
                state.SkipWithError("not answered");
        }
    }
}

} // namespace

BENCHMARK(verify)->Arg(500)->Arg(2000)->Arg(8000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(verifyFile)->Arg(500)->Arg(2000)->Arg(8000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(report)->Arg(500)->Arg(2000)->Arg(8000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(reportOnPaper)->Arg(500)->Arg(2000)->Arg(8000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(note)->Arg(100)->Arg(8000)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(can)->Arg(100)->Arg(8000)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(standing)->Arg(100)->Arg(8000)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(standingAtFirst)->Arg(100)->Arg(8000)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK(hundredSteps)->Arg(100)->Arg(2000)->Arg(8000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
