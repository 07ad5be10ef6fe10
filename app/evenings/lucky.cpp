#include "app/evenings/lucky.h"

#include "model/play/record/recorder.h"

namespace strategikon::evenings {

using namespace play;

bool lacksLuck(const Outing& one)
{
    return one.game && one.facts.over && !(one.facts.sides[0].luck && one.facts.sides[1].luck);
}

std::optional<Fault> reckonLuck(Library& library, Outing& one, const std::string& program)
{
    const auto recorder = Recorder::open(library, *one.game, one.saved.id, program);
    if (!recorder)
        return recorder.faults.front();
    one.facts = factsOf(recorder->battle());
    if (library.readOnlyBecause())
        return {};
    return library.refreshBattleFacts(one.saved.id, writeFacts(one.facts));
}

} // namespace strategikon::evenings
