// The names inside an army code: each is spelt out once and then told by its number. Used inside
// model/army only.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

class CodeNames {
public:
    std::string write(const std::string& text);

    // Takes a name off the front of `rest`; nothing when it is no name: a number never given, half an
    // escape, bytes that are not UTF-8 or that no file may hold, or more than a name can have.
    std::optional<std::string> read(std::string_view& rest);

private:
    std::vector<std::string> known;
};

} // namespace strategikon
