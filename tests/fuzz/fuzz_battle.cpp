#include "model/play/record/record.h"
#include "model/text/message.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "tests/fuzz/places.h"

using namespace strategikon;
using namespace strategikon::play;

namespace {

const Game* game(std::string_view system)
{
    static const bool once = (setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}), true);
    return once ? gameOf(system) : nullptr;
}

Result<Record> read(std::string_view text)
{
    std::vector<int> otherwise;
    return readRecord(text, "input.jsonl", game, otherwise);
}

} // namespace

// A record that is read is replayed, written and read again as the same; what can be asked at its end can be told.
FUZZ_TARGET(text)
{
    const auto record = read(text);
    MUST(record || !record.faults.empty());
    for (const Fault& fault : record.faults)
        MUST(templateOf(fault.message.code));
    if (!record)
        return;
    Battle battle(*game(record->head.system), record->head.beginning);
    for (const Entry& entry : record->log)
        MUST(battle.restored(entry));
    (void)battle.game().can(battle.state());
    const std::string written = writeRecord(record->head, battle);
    const auto again = read(written);
    MUST(again);
    MUST(again->log == record->log);
    MUST(again->head.beginning == record->head.beginning);
}
