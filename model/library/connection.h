// How every file is opened that is or may be a library: with care, as it may come from anywhere.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <memory>
#include <string>

namespace strategikon {

// Nothing in a file's schema may call what is not harmless, no value or statement may be huge, a page is looked at
// before it is read, and what does not end is ended: reading costs steps of SQLite's machine, and a file that asks for
// many more than its size explains is damaged, by whomever.
class Connection : public SQLite::Database {
public:
    Connection(const std::string& file, int flags, int patience = 0); // milliseconds to wait for another program
    ~Connection();

    // What was asked of the file so far is forgiven: for whoever begins another piece of work on it.
    void beginAnew() { spent_ = 0; }
    // Views and triggers do nothing: for a file that is only read.
    void onlyTables();

private:
    static int spend(void* connection);
    std::string file_;
    std::int64_t spent_ = 0;
};

// The file as it is, without any of SQLite's locks and side files: for files that nobody is writing.
std::unique_ptr<Connection> openUntouched(const std::string& path);

} // namespace strategikon
