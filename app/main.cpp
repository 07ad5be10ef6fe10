// With arguments the command line, without any the window.
#include <csignal>
#include <cstdlib>
#include <string>

#include "app/cli/cli.h"
#include "app/places.h"

#include <unistd.h>

namespace {

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// Qt ends the program with a crash report when it finds no display: say it before that.
bool canOpenWindow() { return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM"); }

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is a fault like others, and is said
    strategikon::knowHome();
    if (argc > 1) {
        return strategikon::runCommandLine(argc, argv);
    }
    if (!canOpenWindow()) {
        return strategikon::runWithoutDisplay(argv[0]);
    }
    const std::string window = strategikon::windowProgram().string();
    execv(window.c_str(), argv); // only comes back where it is missing or damaged
    return strategikon::runWithoutWindow(window);
}
