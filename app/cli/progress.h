// What takes long says so on standard error. Used inside app/cli only.
#pragma once

#include <QString>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace strategikon::cli {

// After two seconds it says what is done, and on a terminal how far that is; it goes with this object. `words` makes
// the sentence for so many.
class Progress {
public:
    explicit Progress(std::function<QString(int)> words);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void at(int done) { done_ = done; }

private:
    void tell(const std::stop_token& stop);

    std::function<QString(int)> words_;
    std::atomic<int> done_ = 0;
    std::mutex waiting_;
    std::condition_variable_any ended_;
    std::jthread teller_;
};

} // namespace strategikon::cli
