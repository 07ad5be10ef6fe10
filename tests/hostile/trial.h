// Runs the command line in a process of its own, as the program does, in a folder that is looked at before and after.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hostile {

struct Answer {
    int status = 0;
    std::string out, error;
    std::string trouble; // it crashed, or was not done after a while
};

// `input`: the file on standard input; "": nothing is there.
Answer run(const std::vector<std::string>& words, const std::filesystem::path& at, const std::string& input = {});

// A program on a terminal of its own: all that it shows is `out`.
Answer runAt(const char* program, const std::vector<std::string>& words, const std::filesystem::path& at);

// Every file below the folder with what tells whether it was touched; without what the library keeps beside itself and
// what is called "out...".
std::map<std::string, std::string> listing(const std::filesystem::path& at);

// What is wrong with an answer: a crash, a status that is none of `statuses`, no sentence, too much of it, a character
// that a terminal obeys. Empty where all is well.
std::string wrong(const Answer& answer, const std::string& statuses);

} // namespace hostile
