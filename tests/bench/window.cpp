// From the start of the process to the first frame of the window, each in a process of its own: without
// a screen, drawn in software. Time is from before the process is made, so loading its libraries counts.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace {

namespace fs = std::filesystem;

struct Ran {
    double seconds = 0; // until its first line, or its end
    double work = 0;    // of all its threads
    std::string said;
    bool well = false;
};

// Starts a program and waits for its first line and its end.
Ran start(std::vector<std::string> words)
{
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    Ran ran;
    pid_t child = 0;
    const auto begun = std::chrono::steady_clock::now();
    const bool started = ::posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
    ::close(ends[1]);
    const auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(); };
    for (char c = 0; ::read(ends[0], &c, 1) == 1; ran.said += c)
        if (c == '\n' && ran.seconds == 0)
            ran.seconds = passed();
    if (ran.seconds == 0)
        ran.seconds = passed();
    ::close(ends[0]);
    posix_spawn_file_actions_destroy(&actions);
    int status = 1;
    rusage usage{};
    ran.well = started && ::wait4(child, &status, 0, &usage) == child && status == 0;
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    ran.work = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    return ran;
}

// The user's folder, away from the user's own.
class Home {
public:
    Home() : path(fs::temp_directory_path() / ("strategikon-bench-" + std::to_string(::getpid())))
    {
        ::setenv("STRATEGIKON_HOME", path.c_str(), 1);
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
        ::setenv("QT_QUICK_BACKEND", "software", 1);
        clear();
    }
    ~Home() { fs::remove_all(path); }
    void clear() const
    {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    // The example armies of the tests, a hundred of them and more.
    void addArmies() const
    {
        std::vector<std::string> words{STRATEGIKON, "library", "add"};
        for (const auto& file : fs::directory_iterator(SOURCE_DIR "/tests/print/armies"))
            for (int copies = 0; copies < 20; ++copies)
                words.push_back(file.path());
        start(words);
    }

private:
    fs::path path;
};

enum class Library { none, armies };

void frames(benchmark::State& state, const char* which, Library library)
{
    const Home home;
    if (library == Library::armies)
        home.addArmies();
    start({FIRST_FRAME, which}); // what the disk holds is in memory from here on
    double work = 0, memory = 0;
    for (auto _ : state) {
        if (library == Library::none)
            home.clear();
        const Ran ran = start({FIRST_FRAME, which});
        if (!ran.well || ran.said.empty()) {
            state.SkipWithError("no frame came");
            break;
        }
        state.SetIterationTime(ran.seconds);
        work += ran.work;
        memory = std::max(memory, std::stod(ran.said) / 1024);
    }
    state.counters["work_ms"] = benchmark::Counter(work * 1000, benchmark::Counter::kAvgIterations);
    state.counters["most_MB"] = memory;
}

void command(benchmark::State& state, std::vector<std::string> words)
{
    const Home home;
    words.insert(words.begin(), STRATEGIKON);
    for (auto _ : state) {
        const Ran ran = start(words);
        if (!ran.well) {
            state.SkipWithError("the program failed");
            break;
        }
        state.SetIterationTime(ran.seconds);
    }
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    const auto add = [](const char* name, auto work) {
        benchmark::RegisterBenchmark(name, work)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(20);
    };
    add("window", [](benchmark::State& state) { frames(state, "window", Library::armies); });
    add("window-first-start", [](benchmark::State& state) { frames(state, "window", Library::none); });
    add("empty-window", [](benchmark::State& state) { frames(state, "empty", Library::none); });
    add("command-version", [](benchmark::State& state) { command(state, {"--version"}); });
    const std::string army = SOURCE_DIR "/tests/print/armies/usual.yaml";
    add("command-check", [=](benchmark::State& state) { command(state, {"army", "check", army}); });
    add("command-print", [=](benchmark::State& state) {
        const fs::path pdf = fs::temp_directory_path() / ("strategikon-bench-" + std::to_string(::getpid()) + ".pdf");
        command(state, {"army", "print", army, "-o", pdf});
        fs::remove(pdf);
    });
    benchmark::RunSpecifiedBenchmarks();
}
