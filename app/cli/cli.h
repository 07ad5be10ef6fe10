// The command line: all that the window does, for scripts and for checking.
#pragma once

#include <string>

namespace strategikon {

// Exit status of every command.
enum Status {
    done = 0,
    answerIsNo = 1, // an army is illegal, nothing was found
    unusable = 2,   // the input cannot be used; one plain line on standard error says why
};

int runCommandLine(int argc, char** argv);
// Says on standard error that there is no display for the window, and shows commands that work at once.
// `program` is what the caller typed; done.
int runWithoutDisplay(const char* program);
// Says that the program of the window cannot be started, and why (errno); unusable.
int runWithoutWindow(const std::string& window);

} // namespace strategikon
