#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

namespace {

Rule nothingYet(const char* what)
{
    return {.what = what, .resolve = [](Doing&, const Step&, const Answer&) -> std::optional<Message> { return {}; }};
}

} // namespace

Rules arrivalRules() { return {nothingYet("returns"), nothingYet("late-arrivals")}; }

} // namespace strategikon::warmasterPlay
