// The library: a change on disk with its log and undo, and the same text in a file of its own beside it.
#include "model/library/library.h"
#include "model/text/file.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace {

using namespace strategikon;
namespace fs = std::filesystem;

struct Folder {
    fs::path path = fs::temp_directory_path() / ("strategikon-bench-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    std::string file(const std::string& name) const { return (path / name).string(); }
};

ArmyContent army(int number)
{
    ArmyContent content;
    content.name = "Army " + std::to_string(number);
    content.document = "points: " + std::to_string(number) + "\n" + std::string(2000, 'x');
    return content;
}

// A library of so many armies.
Library filled(const std::string& path, int armies)
{
    auto library = Library::open(path);
    for (int i = 0; i < armies; ++i)
        (void)library->create(army(i));
    return std::move(*library);
}

void open(benchmark::State& state)
{
    const Folder folder;
    const std::string path = folder.file("library.db");
    filled(path, int(state.range(0)));
    for (auto _ : state) {
        auto library = Library::open(path);
        benchmark::DoNotOptimize(library->armies());
    }
}

void save(benchmark::State& state)
{
    const Folder folder;
    Library library = filled(folder.file("library.db"), int(state.range(0)));
    const std::string id = library.armies()->front().id;
    int number = 1'000'000;
    for (auto _ : state)
        if (!library.save(id, army(++number)))
            state.SkipWithError("not saved");
}

void saveFile(benchmark::State& state)
{
    const Folder folder;
    int number = 1'000'000;
    for (auto _ : state)
        if (writeFile(folder.file("army.yaml"), army(++number).document))
            state.SkipWithError("not saved");
}

} // namespace

BENCHMARK(open)->Arg(1)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(save)->Arg(1)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(saveFile)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_MAIN();
