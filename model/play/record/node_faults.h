// What is wrong with an answer as people write it, at the place where it stands. Used inside model/play only.
#pragma once

#include "model/play/messages.h"
#include "model/text/node.h"

namespace strategikon::play {

inline Fault fault(const Node& node, std::string code, Arguments args)
{
    addPlayMessages();
    return {node.place(), {std::move(code), std::move(args)}};
}

inline std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

} // namespace strategikon::play
