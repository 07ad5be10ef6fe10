// The chain of digests that an exported battle carries: that of each entry is made of the entry and of the digest
// before it, the first of what the battle began with. Another answer, other dice, a line more or less: no digest behind
// it fits any more. What a library has of the kind (model/library/seal.h) also holds when each entry was made, which an
// export does not tell.
//
// It shows that something was altered by whoever did not think of it. Who makes the whole chain anew is found out by
// comparing its last digest with that of the other player's copy.
#pragma once

#include "model/text/node.h"

#include <string>

namespace strategikon::play {

class Chain {
public:
    static constexpr const char* key = "digest"; // in a line
    // The first line of a record, with whatever it says of its battle; its name is not part of the chain.
    explicit Chain(const Node& head);

    const std::string& next(Node entry);              // its digest; one that it carries does not count
    const std::string& last() const { return last_; } // of the last entry, or of the beginning
    static std::string ofHead(Node head);             // of the first line alone, all of it

private:
    std::string last_;
};

} // namespace strategikon::play
