// What is wrong with an army, as values. Words are made from them at the edge.
#pragma once

#include "model/army/list/list.h"
#include "model/text/message.h"

#include <string>
#include <vector>

namespace strategikon {

enum class Severity { error, warning, note };

// One step of a mend. With `option` the step is about that option on bodies of `entry`.
struct Change {
    enum class Do { add, remove, rename, assign, split, join, year };
    Do action = Do::add;
    std::string entry;  // id
    int count = 0;      // for year: the year
    std::string option; // id or empty
    std::string block;  // for assign: the contingent to move to
    std::string to;     // for rename: the id that was meant, of the entry or the option
    std::string from{}; // for assign: the contingent to leave, as the rows name it; empty: rows in none
    friend bool operator==(const Change&, const Change&) = default;
};
std::string_view word(Change::Do action); // "add", "remove", ...

struct Finding {
    std::string code;
    Severity severity = Severity::error;
    std::string entry;        // id of the entry, option, tie or block it is about; may be empty
    std::string constraint;   // id of the constraint that is broken, for tests and tools
    Arguments args;           // names and figures for the sentence
    Source rule;              // where the rule or the row stands
    bool partner = false;     // about the doubles partner's army
    std::vector<Change> mend; // the smallest change after which it is gone; empty: none is known
};

// The code of its sentence: some codes have one for each side of a bound, or for a name that may have been meant.
std::string sentenceOf(const Finding& finding);

} // namespace strategikon
