#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

namespace {

Rule nothingYet(const char* what)
{
    return {.what = what, .resolve = [](Doing&, const Step&, const Answer&) -> std::optional<Message> { return {}; }};
}

} // namespace

Rules shootingRules() { return {nothingYet("drive-backs")}; }

} // namespace strategikon::warmasterPlay
