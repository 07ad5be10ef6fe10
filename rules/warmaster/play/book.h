// The rules a battle of Warmaster Ancients cites, and its switches: rules/warmaster/play.yaml.
#pragma once

#include "model/play/game.h"

namespace strategikon::warmasterPlay {

using play::Cited;

const std::vector<Cited>& citedRules();
const Cited* citedRule(std::string_view id);
const std::vector<play::Switch>& switches();

} // namespace strategikon::warmasterPlay
