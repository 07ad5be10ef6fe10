// What single characters and guards bring, made from the `effect` data of the lists' own rules (and of rules that lists
// share, such as portents): one tie of kind "trait" for each.
#pragma once

#include "rules/system.h"
#include "rules/warmaster/play/fields.h"

#include "model/play/event.h"

namespace strategikon::warmasterPlay {

// A rule that a unit or commander has, by its id in the list.
struct Bearer {
    play::Id id = 0;
    std::vector<std::string> rules{};
};

// Of one army whose units and commanders are all made; `rules` are those of its list and those that lists share.
void makeTraits(play::EventBuilder& builder, play::Id army, const std::vector<Bearer>& bearers,
    const std::vector<const SpecialRule*>& rules);

// The kinds of effects that become traits.
std::vector<std::string> traitKinds();

} // namespace strategikon::warmasterPlay
