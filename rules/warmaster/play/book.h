// The rules a battle of Warmaster Ancients cites, and its switches: rules/warmaster/play.yaml.
#pragma once

#include "model/play/game.h"

namespace strategikon::warmasterPlay {

// A rule that events, modifiers and cards name by its id.
struct Cited {
    std::string id{}, text{};
    Source source{};
};

const std::vector<Cited>& citedRules();
const Cited* citedRule(std::string_view id);
const std::vector<play::Switch>& switches();

} // namespace strategikon::warmasterPlay
