#include "rules/dbm/play/rows.h"

#include "rules/play/condition.h"

namespace strategikon::dbmPlay {

Kinds kindsIn(const Node& row, std::string_view key) { return Kinds(play::joined(row.textsOf(key))); }

std::string otherwiseIn(const Node& row)
{
    constexpr std::string_view front = "otherwise ";
    for (const std::string& word : row.textsOf("when"))
        if (word.starts_with(front))
            return word.substr(front.size());
    return {};
}

} // namespace strategikon::dbmPlay
