#include "app/report/notes.h"

#include "model/field/files/notes_file.h"
#include "model/play/sealed.h"

namespace strategikon::report {

namespace {

std::vector<Message> unlikeSetUp(const Ground& ground, int side, const seals::Key& key)
{
    field::Deployment all = ground.setUp.deployment;
    auto& notes = all.notes[side];
    auto opened = notes ? field::opened(*notes, key) : Result<field::Notes>(std::vector<Fault>{});
    if (!opened)
        return {};
    notes = std::move(*opened);
    return field::unlikeNotes(all, side);
}

} // namespace

Result<OpenedNotes> openedNotes(const play::State& state, int side, const seals::Key& key, const Ground* ground)
{
    auto answer = play::openingOfNotes(state, side, key);
    if (!answer)
        return answer.faults;
    return OpenedNotes{std::move(*answer), ground ? unlikeSetUp(*ground, side, key) : std::vector<Message>()};
}

} // namespace strategikon::report
