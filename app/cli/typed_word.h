// Words that seal: typed at the terminal, where nobody sees them, or from a file. Never an argument, which the list of
// processes would show. Used inside app/cli only.
#pragma once

#include "model/seal/seal.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace strategikon::cli {

class TypedWords {
public:
    // A word a line, in the order in which they are asked for; "-" is standard input, "" the terminal.
    explicit TypedWords(std::string file) : file_(std::move(file)) {}
    ~TypedWords();
    TypedWords(const TypedWords&) = delete;
    TypedWords& operator=(const TypedWords&) = delete;

    // The key of the next word; `whose` is told before it is typed. `twice`: a slip would be found too late. Complains
    // where there is none.
    std::optional<seals::Key> key(const QString& whose, const seals::Salt& salt, bool twice);

private:
    bool readFile();
    std::optional<std::string> next(const QString& whose, bool twice);

    std::string file_;
    std::optional<std::vector<std::string>> lines_{};
    std::size_t at_ = 0;
};

} // namespace strategikon::cli
