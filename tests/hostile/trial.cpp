#include "trial.h"

#include "app/cli/cli.h"
#include "model/text/shown.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

#include <fcntl.h>
#include <pty.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hostile {

namespace fs = std::filesystem;

namespace {

constexpr unsigned patience = 20; // seconds
constexpr std::size_t longestLine = 3000, mostLines = 60;

[[noreturn]] void runHere(const std::vector<std::string>& words, const fs::path& at, int in, int out, int error)
{
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(error, STDERR_FILENO);
    alarm(patience);
    if (chdir(at.c_str()) != 0)
        _exit(99);
    std::vector<std::string> all{"strategikon"};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& one : all)
        arguments.push_back(one.data());
    arguments.push_back(nullptr);
    const int status = strategikon::runCommandLine(int(all.size()), arguments.data());
    std::fflush(nullptr);
    _exit(status);
}

std::string contentOf(int file)
{
    std::string text;
    char buffer[4096];
    lseek(file, 0, SEEK_SET);
    for (ssize_t n = 0; (n = read(file, buffer, sizeof buffer)) > 0;)
        text.append(buffer, std::size_t(n));
    return text;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> all;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        all.push_back(line);
    return all;
}

std::string wrongWords(const std::string& error)
{
    const auto said = linesOf(error);
    if (said.size() > mostLines)
        return std::to_string(said.size()) + " lines";
    for (const std::string& line : said)
        if (!line.starts_with("strategikon: ") || line.size() > longestLine)
            return "a line of " + std::to_string(line.size()) + " bytes that begins with " + line.substr(0, 40);
    const auto isSentence = [](const std::string& line) {
        const bool ends = std::string(".?!").find(line.back()) != std::string::npos;
        return (ends || line.find(" Perhaps: ") != std::string::npos) && line.find(' ', 13) != std::string::npos;
    };
    return std::ranges::any_of(said, isSentence) ? "" : "no sentence";
}

} // namespace

Answer run(const std::vector<std::string>& words, const fs::path& at, const std::string& input)
{
    const int in = open(input.empty() ? "/dev/null" : (at / input).c_str(), O_RDONLY | O_CLOEXEC);
    const int out = memfd_create("out", 0), error = memfd_create("error", 0);
    const pid_t child = fork();
    if (child == 0)
        runHere(words, at, in, out, error);
    int state = 0;
    waitpid(child, &state, 0);
    Answer answer{WIFEXITED(state) ? WEXITSTATUS(state) : -1, contentOf(out), contentOf(error), {}};
    if (WIFSIGNALED(state))
        answer.trouble = WTERMSIG(state) == SIGALRM ? "it was not done after a while"
                                                    : "it crashed with signal " + std::to_string(WTERMSIG(state));
    for (const int file : {in, out, error})
        close(file);
    return answer;
}

Answer runAt(const char* program, const std::vector<std::string>& words, const fs::path& at)
{
    std::vector<std::string> all{program};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& one : all)
        arguments.push_back(one.data());
    arguments.push_back(nullptr);
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        alarm(patience);
        if (chdir(at.c_str()) == 0)
            execv(program, arguments.data());
        _exit(99);
    }
    Answer answer;
    char buffer[4096];
    for (ssize_t n = 0; (n = read(terminal, buffer, sizeof buffer)) > 0;) // an error, once the program is gone
        answer.out.append(buffer, std::size_t(n));
    for (std::size_t at = 0; (at = answer.out.find("\r\n", at)) != std::string::npos;) // the terminal's own
        answer.out.erase(at, 1);
    int state = 0;
    waitpid(child, &state, 0);
    close(terminal);
    answer.status = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    if (WIFSIGNALED(state))
        answer.trouble = "ended by signal " + std::to_string(WTERMSIG(state));
    return answer;
}

std::map<std::string, std::string> listing(const fs::path& at)
{
    std::map<std::string, std::string> all;
    for (const auto& one : fs::recursive_directory_iterator(at)) {
        const std::string name = one.path().lexically_relative(at);
        struct stat info {};
        if (name.starts_with("out") || name.starts_with("at/out") || name.find("home/library.db") != std::string::npos
            || name.ends_with("in/hard") || lstat(one.path().c_str(), &info) != 0)
            continue;
        const bool folder = S_ISDIR(info.st_mode);
        all[name] = std::to_string(info.st_mode) + " " + std::to_string(info.st_ino) + " "
            + (folder ? "" : std::to_string(info.st_size) + " " + std::to_string(info.st_mtim.tv_nsec));
    }
    return all;
}

std::string wrong(const Answer& answer, const std::string& statuses)
{
    if (!answer.trouble.empty())
        return answer.trouble;
    if (statuses.find(std::to_string(answer.status)) == std::string::npos)
        return "status " + std::to_string(answer.status);
    for (const std::string& text : {answer.out, answer.error})
        if (strategikon::harmless(text) != text)
            return "something that a terminal obeys";
    if (answer.status == 1 && answer.out.empty() && answer.error.empty())
        return "no answer";
    return answer.status == 2 || !answer.error.empty() ? wrongWords(answer.error) : "";
}

} // namespace hostile
