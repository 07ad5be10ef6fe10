// The end of the battle (rulebook 2504-2570).
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

namespace {

Rule nothingYet(const char* what)
{
    return {.what = what, .resolve = [](Doing&, const Step&, const Answer&) -> std::optional<Message> { return {}; }};
}

Rule battleEnds()
{
    return {.what = "battle-ends", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                doing.happened("battle-ended");
                doing.telling().end();
                return {};
            }};
}

} // namespace

Rules endRules() { return {nothingYet("camps"), nothingYet("withdrawals"), battleEnds()}; }

} // namespace strategikon::warmasterPlay
