// How far somebody reaches, as a map draws it about him: a move, orders, shots.
#pragma once

#include "model/text/message.h"

#include <string>
#include <vector>

namespace strategikon::play {

struct ReachLine {
    enum class Form { around, ahead }; // from all of its edges; or from its front, straight on
    Form form = Form::around;
    double units = 0; // of the rules
    Message says{};   // "20 cm", "40 cm: −1"
};
using Reaches = std::vector<ReachLine>; // of one kind, the nearest first

} // namespace strategikon::play
