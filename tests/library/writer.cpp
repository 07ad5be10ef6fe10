#include "writer.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <sstream>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace strategikon {

Writer::Writer(const char* argument, const std::string& path)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    std::string program = "/proc/self/exe", first = argument, second = path;
    char* arguments[] = {program.data(), first.data(), second.data(), nullptr};
    const int error = posix_spawn(&process_, program.c_str(), &actions, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    pipe_ = ends[0];
    if (error != 0)
        throw std::runtime_error("the writer did not begin");
}

bool Writer::readLine()
{
    for (;;) {
        const std::size_t end = unread_.find('\n');
        if (end != std::string::npos) {
            const std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            int number = 0;
            if (std::sscanf(line.c_str(), "begin %d", &number) == 1)
                begun_ = number;
            if (std::sscanf(line.c_str(), "done %d", &number) == 1)
                ended_ = number, ++done_;
            return true;
        }
        char bytes[4096];
        const ssize_t count = read(pipe_, bytes, sizeof bytes);
        if (count <= 0)
            return false;
        unread_.append(bytes, static_cast<std::size_t>(count));
    }
}

void Writer::kill()
{
    if (process_ <= 0)
        return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
    while (readLine()) {}
    close(pipe_);
}

void Writer::say(const char* word, int number)
{
    const std::string line = word + std::string(" ") + std::to_string(number) + "\n";
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0)
        _exit(1);
}

namespace {

ArmyContent counter(int number)
{
    ArmyContent content = sampleArmy("counter", number);
    content.document = std::to_string(number) + std::string(2000, 'x');
    return content;
}

std::string idOf(const Library& library, const std::string& name)
{
    ArmyFilter filter;
    filter.search = name;
    for (const SavedArmy& army : must(library.armies(filter)))
        if (army.content.name == name)
            return army.id;
    throw std::runtime_error("no army " + name);
}

// Of every kind of change one in turn; each makes one entry of the log.
void change(Library& library, int number)
{
    switch (number % 5) {
    case 0:
        must(library.save(idOf(library, "counter"), counter(number)));
        break;
    case 1:
        must(library.create(sampleArmy("army" + std::to_string(number))));
        break;
    case 2:
        must(library.undo(Scope::all()));
        break;
    case 3:
        must(library.redo(Scope::all()));
        break;
    case 4:
        must(library.setArchived(idOf(library, "army" + std::to_string(number - 3)), true));
        break;
    }
}

} // namespace

void prepareForWriter(const std::string& path)
{
    auto library = must(Library::open(path));
    must(library.create(counter(0)));
    for (int number = 2; number <= 5; ++number)
        must(library.save(idOf(library, "counter"), counter(number)));
}

int writeUntilKilled(const std::string& path)
{
    auto library = must(Library::open(path));
    for (int number = static_cast<int>(must(library.history(Scope::all(), 1)).front().seq) + 1;; ++number) {
        Writer::say("begin", number);
        change(library, number);
        Writer::say("done", number);
    }
}

std::vector<LibraryStep> stepsOfWriter()
{
    std::vector<LibraryStep> steps(shippedLibrarySteps().begin(), shippedLibrarySteps().end());
    steps.push_back({static_cast<int>(steps.size()) + 1, "test-step.sql", R"(
        CREATE TABLE filled (a TEXT);
        WITH RECURSIVE counted (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < 2000)
        INSERT INTO filled SELECT printf('%.500c', 'x') FROM counted;)"});
    return steps;
}

int upgradeUntilKilled(const std::string& path)
{
    Writer::say("begin", 1);
    must(Library::open(path, Library::Mode::readWrite, stepsOfWriter()));
    Writer::say("done", 1);
    pause();
    return 0;
}

std::string writtenContent(const Library& library)
{
    ArmyFilter filter;
    filter.archived = ArmyFilter::Archived::any;
    filter.documents = true;
    std::vector<std::string> lines;
    for (const SavedArmy& army : must(library.armies(filter)))
        lines.push_back(army.content.name + " " + std::to_string(army.content.points) + " "
            + (army.archived ? "archived " : "") + army.content.document + "\n");
    std::ranges::sort(lines);
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

std::string expectedContent(int entries)
{
    std::vector<std::string> lines;
    const int saved = entries / 5 * 5;
    lines.push_back("counter " + std::to_string(saved) + " " + counter(saved).document + "\n");
    for (int made = 6; made <= entries; made += 5) {
        if (entries == made + 1)
            continue; // undone for the moment
        const ArmyContent content = sampleArmy("army" + std::to_string(made));
        lines.push_back(content.name + " 1000 " + (entries >= made + 3 ? "archived " : "") + content.document + "\n");
    }
    std::ranges::sort(lines);
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

} // namespace strategikon
