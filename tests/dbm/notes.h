// What a side writes down before it deploys, and what is said against it.
#pragma once

#include "deploying.h"

#include "model/field/files/sealed.h"

#include <array>

namespace strategikon::deploying {

inline std::string codeOf(const std::vector<Message>& said) { return said.empty() ? "" : said.front().code; }
inline std::string codeOf(const std::vector<Misposted>& said) { return said.empty() ? "" : said.front().message.code; }

inline seals::Key keyOf(int side)
{
    seals::Salt salt;
    salt.fill(std::uint8_t(side + 1));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key(salt, bytes);
}

// A side that sends its second command round the left flank.
inline Notes secretNotes(const Deployment& all, int side)
{
    const auto blocks = blocksOf(all, side);
    Notes notes;
    notes.ranks.push_back({{blocks.begin(), blocks.end()}});
    std::erase(notes.ranks.front().blocks, blocks[1]);
    notes.away.push_back({blocks[1], true});
    notes.salt = seals::newContentSalt();
    return notes;
}

} // namespace strategikon::deploying
