#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

namespace {

Rule combatEnds()
{
    return {.what = "combat-ends", .resolve = [](Doing&, const Step&, const Answer&) -> std::optional<Message> {
                return {};
            }};
}

} // namespace

Rules combatRules() { return {combatEnds()}; }

} // namespace strategikon::warmasterPlay
