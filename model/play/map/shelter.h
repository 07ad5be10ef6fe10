// What cover the ground gives those who are shot at, as far as the map knows ground and stands.
#pragma once

#include "tape.h"

namespace strategikon::play {

// What a system says of whom it shelters.
struct Sheltered {
    const field::Kinds& kinds;
    std::string type{}; // as Kind::covers names it
    // Cover which nobody of this type should be in: whoever stands there all the same is not judged.
    std::function<bool(const field::Kind&)> odd{};
};

// Of each stand of the target, as all of the shooters find it; nothing where it is not sure of every one.
std::optional<std::vector<field::Cover>> shelterOf(
    const Tape& tape, const Ids& shooters, Id target, const Sheltered& who);

} // namespace strategikon::play
