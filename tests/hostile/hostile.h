// What a stranger may send, as the text files of this folder say it.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hostile {

// \xNN is a byte, \uNNNN a character, \n \r \t \e \\ as usual, <1000*text> the text so many times.
std::string decoded(const std::string& written);

// The lines of a file of this folder that are not for the reader ("-- ...").
std::vector<std::string> lines(const char* file);

// The same, each cut at the first two spaces.
std::vector<std::pair<std::string, std::string>> pairs(const char* file);

// A command with the statuses that it may answer with.
struct Command {
    std::string statuses, line;
};
std::vector<Command> commands(const char* file);

// The words of a command, with `value` in the place of {mark}; the value is never split.
std::vector<std::string> words(const std::string& line, const std::string& mark, const std::string& value);

// A text with one change of changes.txt, done at the first place, in the middle and at the last; without those that
// change nothing.
struct Change {
    std::string name, pattern, into;
};
std::vector<Change> changes();
std::vector<std::string> changed(const std::string& text, const Change& change);

} // namespace hostile
