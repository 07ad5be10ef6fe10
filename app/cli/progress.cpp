#include "app/cli/progress.h"

#include "app/cli/context.h"

#include <chrono>
#include <cstdio>

#include <unistd.h>

namespace strategikon::cli {

Progress::Progress(std::function<QString(int)> words)
    : words_(std::move(words)), teller_([this](const std::stop_token& stop) { tell(stop); })
{
}

Progress::~Progress()
{
    teller_.request_stop();
    teller_.join();
}

// Elsewhere than on a terminal a line that grows would be a heap of lines: there it is said once.
void Progress::tell(const std::stop_token& stop)
{
    const bool terminal = isatty(STDERR_FILENO);
    std::unique_lock lock(waiting_);
    auto pause = std::chrono::milliseconds(2000);
    bool told = false;
    while (!ended_.wait_for(lock, stop, pause, [] { return false; }) && !stop.stop_requested()) {
        if (!terminal && !told)
            complain(words_(done_));
        else if (terminal)
            std::fprintf(stderr, "\rstrategikon: %s", qPrintable(words_(done_)));
        told = true;
        pause = std::chrono::milliseconds(200);
    }
    if (terminal && told)
        std::fputc('\n', stderr);
}

} // namespace strategikon::cli
