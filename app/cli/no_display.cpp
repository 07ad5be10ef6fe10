// What works where there is no display to open the window on.
#include "app/cli/cli.h"

#include "app/cli/context.h"
#include "app/cli/voice.h"

#include <cerrno>
#include <cstring>

namespace strategikon {

using namespace cli;

namespace {

// As a shell takes it for one word.
std::string quoted(const std::string& word)
{
    const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + '\'';
}

// What can be typed as it stands: the lists, one of them, and the army that ships with it.
std::vector<std::string> firstCommands()
{
    std::vector<std::string> commands{"lists"};
    const std::vector<ListHeading>& headings = catalogue().headings();
    if (!headings.empty()) {
        const ListHeading& first = headings.front();
        commands.push_back("list " + first.system + '/' + first.id);
        const auto army = roots().lists / first.system / "armies" / (first.id + ".yaml");
        std::error_code error;
        if (std::filesystem::exists(army, error))
            commands.push_back("army check " + quoted(army.string()));
    }
    const auto manual = roots().lists.parent_path().parent_path() / "man" / "man1" / "strategikon.1";
    std::error_code error;
    if (std::filesystem::exists(manual, error) || std::filesystem::exists(manual.string() + ".gz", error))
        commands.push_back("");
    return commands;
}

} // namespace

int runWithoutDisplay(const char* program)
{
    const Voice voice;
    complain(Cli::tr("there is no display to open a window on. These commands work without one:"));
    std::string text = "\n";
    for (const std::string& command : firstCommands())
        text += command.empty() ? "  man strategikon\n" : "  " + quoted(program) + ' ' + command + '\n';
    std::fputs(text.c_str(), stderr);
    return done;
}

int runWithoutWindow(const std::string& window)
{
    const std::string why = std::strerror(errno);
    const Voice voice;
    complain(Cli::tr("the window cannot be started: %1: %2. Install Strategikon again; commands work without it.")
                 .arg(plain(window), plain(why)));
    return unusable;
}

} // namespace strategikon
