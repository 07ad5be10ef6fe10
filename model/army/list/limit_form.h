// A limit of a list file as a form fills it in: what stands there, part by part, and one part put otherwise.
#pragma once

#include "model/text/node.h"

#include <string>
#include <vector>

namespace strategikon {

struct LimitForm {
    std::string count;  // units, stands, points or upgrades
    std::string side;   // at-most, at-least or exactly: the first of them that is there
    bool shared;        // the amount is a part of another count; otherwise it is `number`
    std::string number; // as written
    std::string numerator, denominator;
    std::vector<std::string> shareOf;          // ids whose count is shared
    std::string plus;                          // what is added to the share
    bool thousand;                             // the amount is for each full thousand points
    std::vector<std::string> of, when, unless; // ids
};
LimitForm limitForm(const Node& limit);

// The limit with one part put otherwise, by its name above; `value` is text ("yes" and "" for shared and thousand).
Node limitWith(const Node& limit, const std::string& part, const std::string& value);
// With an id put into or taken out of `of`, `shareOf`, `when` or `unless`.
Node limitToggled(const Node& limit, const std::string& part, const std::string& id);
// A limit to begin with.
Node freshLimit(const std::string& id, const std::string& entry);

} // namespace strategikon
