// A process that changes a library as fast as it can, and what the library then must hold.
// The process is also for tests of what else is kept there.
#pragma once

#include "support.h"

#include <sys/types.h>

#include <string>
#include <vector>

namespace strategikon {

// This program once more with an argument. It says "begin N" before and "done N" after each change.
class Writer {
public:
    // What the process itself says, at once and whole: what is in the pipe when it dies is what it said.
    static void say(const char* word, int number);

    Writer(const char* argument, const std::string& path);
    ~Writer() { kill(); }
    bool readLine(); // waits for what it says next; false at the end
    void kill();     // SIGKILL; then reads what it had said

    int done() const { return done_; }            // number of changes it called done
    bool busy() const { return begun_ > ended_; } // it began a change and did not call it done
    int lastBegun() const { return begun_; }
    int lastDone() const { return ended_; }

private:
    pid_t process_ = -1;
    int pipe_ = -1;
    std::string unread_;
    int done_ = 0, begun_ = 0, ended_ = 0;
};

// A library with the first five entries of the log; the writer's change N makes entry N.
void prepareForWriter(const std::string& path);
int writeUntilKilled(const std::string& path);
int upgradeUntilKilled(const std::string& path);
std::vector<LibraryStep> stepsOfWriter();

std::string writtenContent(const Library& library);
std::string expectedContent(int entries);

} // namespace strategikon
