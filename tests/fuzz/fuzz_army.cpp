#include "model/army/army.h"
#include "model/army/army_code.h"
#include "model/army/messages.h"
#include "tests/fuzz/places.h"

using namespace strategikon;

// An army that is read can be written, and its code holds all but its words.
FUZZ_TARGET(text)
{
    addArmyMessages();
    const auto army = readArmy(text, text.starts_with('{') ? "input.json" : "input.yaml");
    MUST(army || !army.faults.empty());
    if (!army)
        return;
    const std::string written = writeArmy(*army);
    const auto again = readArmy(written, "again.yaml");
    MUST(again);
    MUST(*again == *army);
    const std::string code = writeArmyCode(*army);
    if (code.size() > longestArmyCode)
        return;
    const auto decoded = readArmyCode(code);
    MUST(decoded);
}
