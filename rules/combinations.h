// Which values of a row go together: rules as data, for whoever designs a row and whoever judges one.
//
// A rule of the table: id (the code of its sentence), line, book; `when`, `needs` and `excludes` name
// values by column, `order: [close]`, and a number may lie in a range, `size: 24-60`. A rule is broken
// where every condition of `when` holds and one of `needs` does not, or one of `excludes` does.
#pragma once

#include "model/army/list/list.h"

#include <map>
#include <set>

namespace strategikon {

// Ids of the values that stand in each column; a column that is absent is not decided yet.
using Values = std::map<std::string, std::vector<std::string>>;

struct CombinationRule {
    struct Condition {
        std::string column;
        std::vector<std::string> any; // one of these ids or ranges
    };
    std::string id;
    Source source;
    std::vector<Condition> when, needs, excludes;
};

class Combinations {
public:
    Combinations() = default;
    explicit Combinations(const Node& rules); // a list

    void add(CombinationRule rule) { rulesRead.push_back(std::move(rule)); }
    const std::vector<CombinationRule>& rules() const { return rulesRead; }
    // nullptr where there is none; rules that share an id share a source.
    const CombinationRule* rule(std::string_view id) const;

    // In the order of the table, each id once. What is not decided breaks nothing; a column of `open`
    // may still gain values, so nothing that it needs is missing yet.
    std::vector<const CombinationRule*> broken(const Values& values, const std::set<std::string>& open = {}) const;

private:
    std::vector<CombinationRule> rulesRead;
};

} // namespace strategikon
